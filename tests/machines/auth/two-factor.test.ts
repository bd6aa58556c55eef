import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { TwoFactorAnswer, TwoFactorRequest } from '#api/auth/two-factor-login.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { twoFactorMachine } from '#machines/auth/two-factor.machine.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'
import { pendingCalls } from '#tests/support/http/pending-calls.ts'

const ana = loggedInAs(player)
const refused = (refusal: Extract<TwoFactorAnswer, { ok: false }>['refusal']): TwoFactorAnswer => ({
  ok: false,
  refusal,
})
const wrong = refused({ code: 'secondStep.codeWrong', message: '', value: { guessesLeft: 2 } })
const expired = refused({ code: 'secondStep.expired', message: '', value: {} })

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) })
})
afterEach(() => {
  vi.useRealTimers()
})

function begin() {
  const calls = pendingCalls<TwoFactorAnswer, TwoFactorRequest>()
  const actor = createActor(twoFactorMachine.provide({ actors: { verifyCode: calls.logic } }), {
    input: { challenge: 'hers', expiresAt: '2030-01-01T00:05:00.000Z' },
  }).start()
  const submit = (code: string) => {
    actor.send({ type: 'code.change', code })
    actor.send({ type: 'code.submit' })
  }
  return { actor, calls: calls.calls, submit, now: () => actor.getSnapshot() }
}

describe('a two-factor code', () => {
  test.each([
    ['', 'required'],
    ['12345', 'invalid'],
    ['palpite', 'invalid'],
  ])('is rejected before it is sent if it is “%s”', (code, error) => {
    const { calls, submit, now } = begin()
    submit(code)
    expect(now().context.error).toBe(error)
    expect(calls).toEqual([])
  })

  test('of six digits is sent without spaces and logs the member in', async () => {
    const { actor, calls, submit, now } = begin()
    actor.send({ type: 'remember.change', remember: true })
    submit(' 123 456 ')
    expect(calls.map(({ input }) => input)).toEqual([
      { challenge: 'hers', code: '123456', rememberDevice: true },
    ])
    await calls[0]?.answer({ ok: true, value: { ...ana, device: 'secret' } })
    expect(now().output).toEqual({ loggedIn: ana, device: 'secret' })
  })

  test('used for recovery is trimmed when it is sent, and the typed authenticator code is kept', () => {
    const { actor, calls, submit, now } = begin()
    actor.send({ type: 'code.change', code: '123' })
    actor.send({ type: 'kind.choose', kind: 'recovery' })
    submit(' caju-7x2p ')
    expect(calls[0]?.input).toEqual({ challenge: 'hers', code: 'caju-7x2p', rememberDevice: false })
    expect(now().context.codes).toEqual({ authenticator: '123', recovery: ' caju-7x2p ' })
  })

  test('that is wrong stays in its field, and the remaining attempts are shown', async () => {
    const { calls, submit, now } = begin()
    submit('123456')
    await calls[0]?.answer(wrong)
    expect(now().matches({ editing: 'wrong' })).toBe(true)
    expect(now().context).toMatchObject({ guessesLeft: 2, codes: { authenticator: '123456' } })
  })
})

test('the two-factor step ends after a wrong code that leaves no attempts', async () => {
  const { calls, submit, now } = begin()
  submit('123456')
  await calls[0]?.answer(refused({ code: 'secondStep.codeWrong', message: '', value: { guessesLeft: 0 } }))
  expect(now().output).toEqual({ expired: true })
})

test('after too many two-factor codes, sending is blocked until the retry time, but typing is not', async () => {
  const { actor, calls, submit, now } = begin()
  submit('123456')
  await calls[0]?.answer(
    refused({ code: 'secondStep.throttled', message: '', value: { retryAfter: 30_000 } }),
  )
  submit('654321')
  expect(now().matches('throttled')).toBe(true)
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(30_000)
  actor.send({ type: 'code.submit' })
  expect(calls[1]?.input.code).toBe('654321')
})

test('a two-factor code can be sent again after a lost response, and the retry may report an expired step', async () => {
  const { actor, calls, submit, now } = begin()
  submit('123456')
  await calls[0]?.fail(new CallFailed('timeout'))
  expect(now().matches({ editing: 'outcomeUnknown' })).toBe(true)
  actor.send({ type: 'code.submit' })
  expect(calls[1]?.input).toEqual(calls[0]?.input)
  await calls[1]?.answer(expired)
  expect(now().output).toEqual({ expired: true })
})

test('going back cancels the two-factor step', () => {
  const { actor, now } = begin()
  actor.send({ type: 'twoFactor.cancel' })
  expect(now().output).toEqual({ cancelled: true })
})
