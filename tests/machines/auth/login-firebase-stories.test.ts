import { describe, expect, test, vi } from 'vitest'
import { CallFailed } from '#api/http/call-failed.ts'
import {
  createPlatformOfStory,
  letIn,
  openPopup,
  settle,
  tellStoriesApart,
} from '#tests/support/auth/login-story.ts'

const MINUTE = 60_000
const mobile = { countryDialingCode: '55', mobileNum: '11988880001' }
const taken = (idToken: string) => ({ ok: true as const, value: { idToken } })
const byToken = (firebaseIdToken: string) => ({ firebaseChannel: 'sms', firebaseIdToken, side: 'player' })

tellStoriesApart()

function openByFirebase() {
  const story = createPlatformOfStory()
  const popup = openPopup(story, 'player', '55', 'firebase')
  popup.actor.send({ type: 'method.choose', method: 'sms' })
  popup.type('mobile', '(11) 98888-0001')
  return { ...story, popup }
}

describe('a login form that uses Firebase codes', () => {
  test('requests the code without a slider and counts down for one minute', async () => {
    const { platform, popup } = openByFirebase()
    platform.firebaseSends.push({ ok: true, value: { wait: MINUTE } })
    await popup.askForCode()
    expect(platform.firebaseMobiles).toEqual([mobile])
    expect([platform.sliderActions, platform.codeRequests]).toEqual([[], []])
    expect(popup.smsCode().getSnapshot().matches({ counting: 'sent' })).toBe(true)
    await vi.advanceTimersByTimeAsync(MINUTE - 1)
    expect(popup.smsCode().getSnapshot().can({ type: 'code.request' })).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(popup.smsCode().getSnapshot().can({ type: 'code.request' })).toBe(true)
  })

  test('confirms the trimmed code with Firebase and sends the platform only the resulting token', async () => {
    const { platform, popup } = openByFirebase()
    platform.firebaseConfirms.push(taken('token 1'))
    platform.logins.push(letIn)
    popup.type('code', ' 123456 ')
    await popup.submit()
    expect(platform.firebaseCodes).toEqual([{ mobile, code: '123456' }])
    expect(platform.loginRequests).toEqual([byToken('token 1')])
    expect(popup.now().matches('done')).toBe(true)
  })

  test('shows an error under the code and sends nothing to the platform when Firebase rejects the code', async () => {
    const { platform, popup } = openByFirebase()
    platform.firebaseConfirms.push({ ok: false, problem: 'codeInvalid' })
    popup.type('code', '123456')
    await popup.submit()
    expect(popup.now().matches({ open: { form: { editing: 'refused' } } })).toBe(true)
    expect(popup.now().context.refusal).toBe('code.refused')
    expect(popup.now().context.errors).toEqual({ code: 'codeInvalid' })
    expect(platform.loginRequests).toEqual([])
    popup.type('code', '1234567')
    expect(popup.now().context.errors).toEqual({})
  })

  test('reuses the token for the same code and mobile after a lost response', async () => {
    const { platform, popup } = openByFirebase()
    platform.firebaseConfirms.push(taken('token 1'), taken('token 2'), taken('token 3'))
    platform.logins.push(new CallFailed('offline'), new CallFailed('timeout'), new CallFailed('offline'))
    popup.type('code', '123456')
    await popup.submit()
    await popup.submit()
    expect(platform.firebaseCodes).toHaveLength(1)
    popup.type('code', '654321')
    await popup.submit()
    popup.type('mobile', '11988880002')
    platform.logins.push(letIn)
    await popup.submit()
    const sent = ['token 1', 'token 1', 'token 2', 'token 3'].map(byToken)
    expect(platform.loginRequests).toEqual(sent)
  })

  test('asks Firebase for a new token after the platform rejects a login, since the old one is used up', async () => {
    const { platform, popup } = openByFirebase()
    platform.firebaseConfirms.push(taken('token 1'), { ok: false, problem: 'codeExpired' })
    platform.logins.push({ ok: false, refusal: { code: 'login.firebaseRefused', message: '', value: {} } })
    popup.type('code', '123456')
    await popup.submit()
    expect(popup.now().matches({ open: { form: { editing: 'refused' } } })).toBe(true)
    expect(popup.now().context.refusal).toBe('login.firebaseRefused')
    await popup.submit()
    expect(popup.now().context.errors).toEqual({ code: 'codeExpired' })
  })

  test('blocks the next code for five minutes after too many requests, even in a reopened popup', async () => {
    const { platform, popup, machine } = openByFirebase()
    platform.firebaseSends.push({ ok: false, problem: 'tooManyRequests' })
    await popup.askForCode()
    expect(popup.smsCode().getSnapshot().matches('refused')).toBe(true)
    expect(popup.smsCode().getSnapshot().context.refusal).toEqual({ problem: 'tooManyRequests' })
    popup.actor.stop()
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1)
    const second = openPopup({ machine }, 'player', '55', 'firebase')
    second.actor.send({ type: 'method.choose', method: 'sms' })
    second.type('mobile', '11988880001')
    expect(second.smsCode().getSnapshot().can({ type: 'code.request' })).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(second.smsCode().getSnapshot().can({ type: 'code.request' })).toBe(true)
  })

  test('reports that the visitor closed the captcha, and ignores Firebase’s late response', async () => {
    const { platform, popup } = openByFirebase()
    platform.firebaseSends.push({ ok: true, value: { wait: MINUTE } })
    popup.smsCode().send({ type: 'code.request' })
    popup.smsCode().send({ type: 'check.close' })
    await settle()
    expect(popup.smsCode().getSnapshot().matches('refused')).toBe(true)
    expect(popup.smsCode().getSnapshot().context.refusal).toEqual({ problem: 'closedByUser' })
    popup.smsCode().send({ type: 'warning.dismiss' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(popup.smsCode().getSnapshot().can({ type: 'code.request' })).toBe(true)
  })

  test('sends nothing to Firebase for a login by username', async () => {
    const { platform, popup } = openByFirebase()
    popup.actor.send({ type: 'method.choose', method: 'username' })
    popup.type('username', 'ana')
    popup.type('password', 'secret')
    platform.logins.push(letIn)
    await popup.submit()
    await popup.slide()
    expect(platform.loginRequests).toMatchObject([{ type: 'username' }])
    expect(platform.firebaseCodes).toEqual([])
  })
})
