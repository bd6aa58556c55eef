import { CallFailed } from '#api/http/call-failed.ts'

/**
 * The fate of a call.
 * - `answered`: carried out and answered
 * - `answerLost`: carried out, but the response is lost
 * - `callLost`: not carried out, because the request is lost
 * - `turnedAway`: not carried out, because of a rate limit
 */
export type Fate = 'answered' | 'answerLost' | 'callLost' | 'turnedAway'

/** Opens a connection that holds every call. The test decides the fate of the held calls, oldest first. */
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
    async letThrough(fate: Fate): Promise<void> {
      await held.shift()?.meet(fate)
    },
  }
}
