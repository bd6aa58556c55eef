import { CallFailed } from '#api/http/call-failed.ts'

/**
 * What becomes of a call.
 *
 * - `answered`: the platform does it, and its word comes back
 * - `answerLost`: the platform does it, and nobody hears of it
 * - `callLost`: it never gets there, and nobody knows that
 * - `turnedAway`: the platform says that it has not done it
 */
export type Fate = 'answered' | 'answerLost' | 'callLost' | 'turnedAway'

/** A line to the platform on which every call waits until the test says what becomes of it, the oldest first. */
export function holdLine() {
  const held: { meet(fate: Fate): Promise<void> }[] = []

  const carry = <Reply>(call: () => Promise<Reply>): Promise<Reply> => {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>()
    const answer = async () => {
      try {
        resolve(await call())
      } catch (error) {
        reject(error)
      }
    }
    const meet = async (fate: Fate) => {
      if (fate === 'answered') return answer()
      if (fate === 'turnedAway') return reject(new CallFailed('throttled', { retryAfter: 1_000 }))
      if (fate === 'answerLost') await call()
      reject(new CallFailed('timeout'))
    }
    held.push({ meet })
    return promise
  }

  return {
    carry,
    isIdle: () => held.length === 0,
    /** Lets the oldest call that waits meet its fate. */
    async letThrough(fate: Fate): Promise<void> {
      await held.shift()?.meet(fate)
    },
  }
}
