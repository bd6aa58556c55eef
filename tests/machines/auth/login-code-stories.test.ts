import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import {
  createPlatformOfStory,
  letIn,
  openPopup,
  settle,
  tellStoriesApart,
} from '#tests/support/auth/login-story.ts'

const MINUTE = 60_000

tellStoriesApart()

describe('login by code', () => {
  test('is preselected for a remembered member who used it last', async () => {
    const story = createPlatformOfStory()
    story.platform.logins.push(letIn, letIn)
    const first = openPopup(story)
    expect(first.now().context.method).toBe('username')
    first.actor.send({ type: 'remember.change', remember: true })
    first.actor.send({ type: 'method.choose', method: 'sms' })
    first.type('mobile', '11988880001')
    first.type('code', '123456')
    await first.submit()

    const second = openPopup(story)
    expect(second.now().matches({ open: { mobile: 'used' } })).toBe(true)
    expect(second.now().context).toMatchObject({ method: 'sms', fields: { mobile: '11988880001' } })
    second.actor.send({ type: 'method.choose', method: 'username' })
    second.type('username', 'ana')
    second.type('password', 'secret')
    await second.submit()
    await second.slide()
    expect(openPopup(story).now().context.method).toBe('username')
  })

  test('is not preselected for a remembered member if the operator no longer offers it', () => {
    const { machine } = createPlatformOfStory()
    const remembered = {
      user: '',
      remember: true,
      mobile: '11988880001',
      dialingCode: '55',
      method: 'sms' as const,
    }
    const input = {
      side: 'player' as const,
      smsOffered: false,
      codeSender: 'platform' as const,
      freePlayOffered: false,
      registrationOffered: false,
      remembered,
      dialingCode: '55',
      countdowns: {},
      throttledUntil: 0,
    }
    const actor = createActor(machine, { input }).start()
    expect(actor.getSnapshot().context.method).toBe('username')
    expect(actor.getSnapshot().matches({ open: { mobile: 'unused' } })).toBe(true)
  })

  test('requires a mobile number of the chosen country before it requests a code', async () => {
    const story = createPlatformOfStory()
    const popup = openPopup(story)
    popup.actor.send({ type: 'method.choose', method: 'sms' })
    await settle()
    await popup.askForCode()
    expect(popup.now().context.errors).toEqual({ mobile: 'required' })
    popup.type('mobile', '98888')
    await popup.askForCode()
    expect(popup.now().context.errors).toEqual({ mobile: 'invalid' })
    expect(story.platform.sliderActions).toEqual([])
    popup.type('mobile', '(11) 98888-0001')
    await popup.askForCode()
    expect(story.platform.sliderActions).toEqual(['loginCode'])
  })

  test('uses the first available country when none is configured', async () => {
    const story = createPlatformOfStory()
    const popup = openPopup(story, 'player', '')
    popup.actor.send({ type: 'method.choose', method: 'sms' })
    popup.type('mobile', '11988880001')
    expect(popup.smsCode().getSnapshot().context.mobile).toBeNull()
    await settle()
    const mobile = { countryDialingCode: '55', mobileNum: '11988880001' }
    expect(popup.smsCode().getSnapshot().context.mobile).toEqual(mobile)
  })

  test('keeps the configured country when the countries are loaded', async () => {
    const popup = openPopup(createPlatformOfStory(), 'player', '351')
    popup.actor.send({ type: 'method.choose', method: 'sms' })
    await settle()
    expect(popup.now().context).toMatchObject({ dialingCode: '351', countries: [{ countryCode: 'BR' }] })
  })

  test('blocks another code for the same mobile during the countdown, even in a reopened popup', async () => {
    const story = createPlatformOfStory()
    story.platform.codes.push(
      { ok: true, value: { wait: 2 * MINUTE } },
      { ok: true, value: { wait: MINUTE } },
    )
    const first = openPopup(story)
    first.actor.send({ type: 'method.choose', method: 'sms' })
    await settle()
    first.type('mobile', '11988880001')
    await first.askForCode()
    await first.slideForCode()
    expect(story.platform.codeRequests).toEqual([
      { use: 'login', mobile: { countryDialingCode: '55', mobileNum: '11988880001' }, slider: 'pass 1' },
    ])
    expect(first.smsCode().getSnapshot().matches('counting')).toBe(true)
    first.actor.stop()

    await vi.advanceTimersByTimeAsync(MINUTE)
    const second = openPopup(story)
    second.actor.send({ type: 'method.choose', method: 'sms' })
    second.type('mobile', '11988880001')
    expect(second.smsCode().getSnapshot().can({ type: 'code.request' })).toBe(false)
    second.type('mobile', '11988880002')
    await second.askForCode()
    await second.slideForCode()
    expect(story.platform.codeRequests).toHaveLength(2)
    second.type('mobile', '11988880001')
    await vi.advanceTimersByTimeAsync(MINUTE - 1)
    expect(second.smsCode().getSnapshot().can({ type: 'code.request' })).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(second.smsCode().getSnapshot().can({ type: 'code.request' })).toBe(true)
  })

  test('[LOGIN-18] sends the slider result with the code request, but not with the login', async () => {
    const story = createPlatformOfStory()
    story.platform.codes.push({ ok: true, value: { wait: MINUTE } })
    story.platform.logins.push(letIn)
    const popup = openPopup(story)
    popup.actor.send({ type: 'method.choose', method: 'sms' })
    popup.type('mobile', '11988880001')
    await popup.askForCode()
    await popup.slideForCode()
    const mobile = { countryDialingCode: '55', mobileNum: '11988880001' }
    expect(story.platform.codeRequests).toEqual([{ use: 'login', mobile, slider: 'pass 1' }])
    popup.type('code', '123456')
    await popup.submit()
    expect(story.platform.loginRequests).toEqual([
      { type: 'sms', ...mobile, verificationCode: '123456', side: 'player' },
    ])
  })

  test('[LOGIN-18] trims spaces around the mobile number and the code', async () => {
    const story = createPlatformOfStory()
    story.platform.logins.push(letIn)
    const popup = openPopup(story)
    popup.actor.send({ type: 'method.choose', method: 'sms' })
    popup.type('mobile', ' 11 98888-0001 ')
    popup.type('code', ' 123456 ')
    await popup.submit()
    expect(story.platform.loginRequests).toMatchObject([
      { mobileNum: '11988880001', verificationCode: '123456' },
    ])
  })

  test('shows the platform’s reason for rejecting a code request until it is dismissed', async () => {
    const story = createPlatformOfStory()
    story.platform.codes.push({
      ok: false,
      refusal: { code: 'code.off', message: 'O login por código está desligado.', value: {} },
    })
    const popup = openPopup(story)
    popup.actor.send({ type: 'method.choose', method: 'sms' })
    popup.type('mobile', '11988880001')
    await popup.askForCode()
    await popup.slideForCode()
    const refused = popup.smsCode().getSnapshot()
    expect(refused.matches('refused')).toBe(true)
    expect(refused.context.refusal).toMatchObject({ message: 'O login por código está desligado.' })
    popup.smsCode().send({ type: 'warning.dismiss' })
    expect(popup.smsCode().getSnapshot().matches('resting')).toBe(true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(popup.smsCode().getSnapshot().can({ type: 'code.request' })).toBe(true)
  })
})
