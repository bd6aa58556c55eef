import { expect, onTestFinished, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { type Intent, newIntent } from '#api/browser/request-intent.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'

const busy = new CallFailed('busy', { retryAfter: 2_000, code: 'server.busy' })

/**
 * Makes a deposit on a platform that is too busy for the first `refusals` calls. Returns the outcome and the
 * keys sent.
 */
async function depositWith(refusals: number) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const keys: string[] = []
  const perform = async ({ key }: Intent<{ amount: number }>) => {
    keys.push(key)
    if (keys.length <= refusals) throw busy
    return { ok: true }
  }
  const intent = newIntent({ amount: 500 })
  const actor = createActor(idempotentRequestMachine(perform), { input: intent }).start()
  const done = waitFor(actor, ({ status }) => status === 'done', { timeout: 60_000 })
  await vi.advanceTimersByTimeAsync(10_000)
  const { output, value } = await done
  return { output, value, keys, key: intent.key }
}

test('a deposit is retried with the same key while the platform is too busy to start it', async () => {
  const { output, keys, key } = await depositWith(2)
  expect(output).toEqual({ answer: { ok: true } })
  expect(keys).toEqual([key, key, key])
})

test('a deposit is reported as not done if the platform is still too busy at the third attempt', async () => {
  const { output, value, keys } = await depositWith(9)
  expect(output).toEqual({ failure: { reason: 'busy', retryAfter: 2_000 } })
  expect(value).toBe('undone')
  expect(keys).toHaveLength(3)
})
