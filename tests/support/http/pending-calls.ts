import { fromPromise, type NonReducibleUnknown } from 'xstate'

type Pending<Output, Input> = {
  input: Input
  signal: AbortSignal
  answer(output: Output): Promise<void>
  fail(error: Error): Promise<void>
}

/** Returns the logic of a promise actor, and its calls, oldest first. The test answers the calls. */
export function pendingCalls<Output, Input = NonReducibleUnknown>() {
  const calls: Pending<Output, Input>[] = []
  const logic = fromPromise<Output, Input>(({ input, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Output>()
    const call: Pending<Output, Input> = {
      input,
      signal,
      answer: async (output) => {
        resolve(output)
        await heard()
      },
      fail: async (error) => {
        reject(error)
        await heard()
      },
    }
    calls.push(call)
    return promise
  })
  return { logic, calls }
}

/** Waits until an answer is delivered. Fake timers do not affect microtasks. */
async function heard(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}
