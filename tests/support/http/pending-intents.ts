import type { Intent } from '#api/browser/request-intent.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'

/**
 * Returns the logic of an idempotent request, and its attempts, oldest first. The test answers the attempts.
 */
export function pendingIntents<Request, Answer>() {
  const attempts: { intent: Intent<Request>; answer(answer: Answer): void; fail(error: Error): void }[] = []
  const logic = idempotentRequestMachine<Request, Answer>((intent) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    attempts.push({ intent, answer: resolve, fail: reject })
    return promise
  })
  return { logic, attempts }
}
