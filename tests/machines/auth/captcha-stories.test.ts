import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { CaptchaAnswer } from '#api/auth/captcha.ts'
import { captchaMachine } from '#machines/auth/captcha.machine.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) })
})

afterEach(() => {
  vi.useRealTimers()
})

function openCaptcha() {
  const requests: ((answer: CaptchaAnswer) => void)[] = []
  const requestCaptcha = fromPromise(() => new Promise<CaptchaAnswer>((resolve) => requests.push(resolve)))
  const actor = createActor(captchaMachine.provide({ actors: { requestCaptcha } })).start()
  const arrives = async (number: number) => {
    requests[number - 1]?.({ ok: true, value: `picture ${number}` })
    await vi.advanceTimersByTimeAsync(0)
  }
  return { actor, requests, arrives }
}

test('[LOGIN-05] the captcha can be refreshed no more than once a second', async () => {
  const { actor, requests, arrives } = openCaptcha()
  await arrives(1)
  await vi.advanceTimersByTimeAsync(1_000)
  for (let clicks = 0; clicks < 5; clicks++) actor.send({ type: 'captcha.refresh' })
  await arrives(2)
  expect(requests).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(999)
  expect(actor.getSnapshot().can({ type: 'captcha.refresh' })).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(actor.getSnapshot().can({ type: 'captcha.refresh' })).toBe(true)
})

test('the captcha ignores an image that arrives late for an earlier request', async () => {
  const { actor, arrives } = openCaptcha()
  await vi.advanceTimersByTimeAsync(1_000)
  actor.send({ type: 'captcha.refresh' })
  await arrives(1)
  expect(actor.getSnapshot().matches({ picture: 'loading' })).toBe(true)
  await arrives(2)
  expect(actor.getSnapshot().context.picture).toBe('picture 2')
})
