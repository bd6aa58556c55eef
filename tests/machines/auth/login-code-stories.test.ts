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
  test('who logged in by code and asked to be remembered finds that tab, and another one after a login by name', async () => {
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

  test('that tab is not opened where login by code has been switched off meanwhile', () => {
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

  test('the mobile has to fit its country before a code is asked for', async () => {
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

  test('without a configured country the first one that is served is meant', async () => {
    const story = createPlatformOfStory()
    const popup = openPopup(story, 'player', '')
    popup.actor.send({ type: 'method.choose', method: 'sms' })
    popup.type('mobile', '11988880001')
    expect(popup.smsCode().getSnapshot().context.mobile).toBeNull()
    await settle()
    const mobile = { countryDialingCode: '55', mobileNum: '11988880001' }
    expect(popup.smsCode().getSnapshot().context.mobile).toEqual(mobile)
  })

  test('a country that is configured stays when the countries are known', async () => {
    const popup = openPopup(createPlatformOfStory(), 'player', '351')
    popup.actor.send({ type: 'method.choose', method: 'sms' })
    await settle()
    expect(popup.now().context).toMatchObject({ dialingCode: '351', countries: [{ countryCode: 'BR' }] })
  })

  test('a code is held back for its mobile, also in a popup opened anew; another mobile gets one', async () => {
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

  test('[LOGIN-18] get-code sends mobile, dialling code and slider result; the login by code has no slider', async () => {
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

  test('[LOGIN-18] spaces around mobile and code, as copying brings them along, are not sent', async () => {
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

  test('a refused code is a warning with the platform’s words, until it is dismissed', async () => {
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
