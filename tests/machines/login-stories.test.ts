import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { CallFailed } from '#api/call-failed.ts'
import type { LoginAnswer } from '#api/login.ts'
import { loggedInAs, player } from '#tests/models/members.ts'
import { createPlatformOfStory, openPopup, settle } from '#tests/support/login-story.ts'
import { storageOfStory } from '#tests/support/storage-of-story.ts'

const MINUTE = 60_000

const ana = loggedInAs(player)
const letIn: LoginAnswer = { ok: true, value: ana }
const wrong = (captcha: boolean): LoginAnswer => ({
  ok: false,
  refusal: { code: 'login.wrong', message: '', value: { captcha } },
})

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) })
  vi.stubGlobal('sessionStorage', storageOfStory())
  vi.stubGlobal('localStorage', storageOfStory())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('by user name', () => {
  test('[LOGIN-03] a slider stands before a login by user name, and none before a login by code', async () => {
    const story = createPlatformOfStory()
    story.platform.logins.push(wrong(false), letIn)
    const popup = openPopup(story)
    popup.type('username', ' ana ')
    popup.type('password', ' secret ')
    await popup.submit()
    expect(story.platform.loginRequests).toEqual([])
    await popup.slide()
    expect(story.platform.loginRequests).toEqual([
      { type: 'username', username: 'ana', password: 'secret', slider: 'pass 1', side: 'player' },
    ])

    popup.actor.send({ type: 'method.choose', method: 'sms' })
    popup.type('mobile', '11988880001')
    popup.type('code', '123456')
    await popup.submit()
    expect(story.platform.sliderActions).toEqual(['login'])
    expect(story.platform.loginRequests[1]).toEqual({
      type: 'sms',
      mobileNum: '11988880001',
      countryDialingCode: '55',
      verificationCode: '123456',
      side: 'player',
    })
    expect(popup.now().output).toEqual({ loggedIn: ana, method: 'sms' })
  })

  test('nothing is sent while a field is missing, and each says so until it is corrected', async () => {
    const story = createPlatformOfStory()
    const popup = openPopup(story)
    popup.type('password', '   ')
    await popup.submit()
    expect(popup.now().matches({ open: { form: { editing: 'invalid' } } })).toBe(true)
    expect(popup.now().context.errors).toEqual({ username: 'required', password: 'required' })
    popup.type('username', 'ana')
    expect(popup.now().context.errors).toEqual({ password: 'required' })
    expect(story.platform.sliderActions).toEqual([])
  })

  test('the captcha appears when the platform says so, is required from then on, and is new each time', async () => {
    const story = createPlatformOfStory()
    story.platform.logins.push(wrong(true), wrong(false), letIn)
    const popup = openPopup(story)
    popup.type('username', 'ana')
    popup.type('password', 'secret')
    expect(popup.now().matches({ open: { captcha: 'absent' } })).toBe(true)
    await popup.submit()
    await popup.slide()

    expect(popup.now().matches({ open: { form: { editing: 'wrong' }, captcha: 'asked' } })).toBe(true)
    expect(popup.now().children.captcha?.getSnapshot().context.picture).toBe('picture 1')
    expect(popup.now().context.fields).toMatchObject({ username: 'ana', password: 'secret' })
    await popup.submit()
    expect(popup.now().context.errors).toEqual({ captcha: 'required' })
    expect(story.platform.loginRequests).toHaveLength(1)

    popup.type('captcha', ' 1234 ')
    await popup.submit()
    await popup.slide()
    expect(story.platform.loginRequests[1]).toMatchObject({ captcha: '1234', slider: 'pass 2' })
    expect(popup.now().children.captcha?.getSnapshot().context.picture).toBe('picture 2')
    expect(popup.now().context.fields).toMatchObject({ username: 'ana', password: 'secret', captcha: '' })

    await popup.submit()
    expect(popup.now().context.errors).toEqual({ captcha: 'required' })
    popup.type('captcha', '5678')
    await popup.submit()
    await popup.slide()
    expect(story.platform.loginRequests[2]).toMatchObject({ captcha: '5678', slider: 'pass 3' })
    expect(popup.now().output).toEqual({ loggedIn: ana, method: 'username', password: 'secret' })
  })

  test('a slider that is given up leads back to the form as it was', async () => {
    const story = createPlatformOfStory()
    const popup = openPopup(story)
    popup.type('username', 'ana')
    popup.type('password', 'secret')
    await popup.submit()
    popup.now().children.slider?.send({ type: 'slider.cancel' })
    await settle()
    expect(popup.now().matches({ open: { form: { editing: 'fresh' } } })).toBe(true)
    expect(popup.now().context.fields).toMatchObject({ username: 'ana', password: 'secret' })
    expect(story.platform.loginRequests).toEqual([])
  })

  test('a cut line is said, and the next attempt has a slider and a proof of its own', async () => {
    const story = createPlatformOfStory()
    story.platform.logins.push(new CallFailed('timeout'), letIn)
    const popup = openPopup(story)
    popup.type('username', 'ana')
    popup.type('password', 'secret')
    await popup.submit()
    await popup.slide()
    expect(popup.now().matches({ open: { form: { editing: 'timeout' } } })).toBe(true)
    await popup.submit()
    await popup.slide()
    expect(story.platform.loginRequests.map((request) => 'slider' in request && request.slider)).toEqual([
      'pass 1',
      'pass 2',
    ])
    expect(popup.now().status).toBe('done')
  })
})

describe('too many requests', () => {
  test('hold the form back for five minutes, in a popup that is opened anew as well', async () => {
    const story = createPlatformOfStory()
    story.platform.logins.push(
      { ok: false, refusal: { code: 'login.throttled', message: '', value: { retryAfter: 5 * MINUTE } } },
      letIn,
    )
    const first = openPopup(story)
    first.type('username', 'ana')
    first.type('password', 'secret')
    await first.submit()
    await first.slide()
    expect(first.now().context.retryAt).toBe(Date.now() + 5 * MINUTE)
    expect(first.now().can({ type: 'form.submit' })).toBe(false)
    first.actor.stop()

    await vi.advanceTimersByTimeAsync(4 * MINUTE)
    const second = openPopup(story)
    expect(second.now().matches({ open: { form: 'throttled' } })).toBe(true)
    second.type('username', 'ana')
    second.type('password', 'secret')
    await vi.advanceTimersByTimeAsync(MINUTE - 1)
    expect(second.now().can({ type: 'form.submit' })).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await second.submit()
    await second.slide()
    expect(second.now().status).toBe('done')
  })

  test('mean five minutes where the platform does not say how long', async () => {
    const story = createPlatformOfStory()
    story.platform.logins.push(new CallFailed('throttled'))
    const popup = openPopup(story)
    popup.type('username', 'ana')
    popup.type('password', 'secret')
    await popup.submit()
    await popup.slide()
    expect(popup.now().matches({ open: { form: 'throttled' } })).toBe(true)
    expect(popup.now().context.retryAt).toBe(Date.now() + 5 * MINUTE)
  })
})

describe('by code', () => {
  test('who logged in by code and asked to be remembered finds that tab, and another one after a login by name', async () => {
    const story = createPlatformOfStory()
    story.platform.logins.push(letIn, letIn)
    const first = openPopup(story)
    expect(first.now().matches({ open: { tab: 'username' } })).toBe(true)
    first.actor.send({ type: 'remember.change', remember: true })
    first.actor.send({ type: 'method.choose', method: 'sms' })
    first.type('mobile', '11988880001')
    first.type('code', '123456')
    await first.submit()

    const second = openPopup(story)
    expect(second.now().matches({ open: { tab: 'sms', mobile: 'used' } })).toBe(true)
    expect(second.now().context).toMatchObject({ method: 'sms', fields: { mobile: '11988880001' } })
    second.actor.send({ type: 'method.choose', method: 'username' })
    second.type('username', 'ana')
    second.type('password', 'secret')
    await second.submit()
    await second.slide()
    expect(
      openPopup(story)
        .now()
        .matches({ open: { tab: 'username' } }),
    ).toBe(true)
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
      freePlayOffered: false,
      remembered,
      dialingCode: '55',
      countdowns: {},
      throttledUntil: 0,
    }
    const actor = createActor(machine, { input }).start()
    expect(actor.getSnapshot().matches({ open: { tab: 'username', mobile: 'unused' } })).toBe(true)
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
    expect(refused.context.refusal?.message).toBe('O login por código está desligado.')
    popup.smsCode().send({ type: 'warning.dismiss' })
    expect(popup.smsCode().getSnapshot().matches('resting')).toBe(true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(popup.smsCode().getSnapshot().can({ type: 'code.request' })).toBe(true)
  })
})

describe('for fun', () => {
  test('a free-play session ends the popup and clears the stored cpw value', async () => {
    const story = createPlatformOfStory()
    story.platform.freePlays.push({ ok: true, value: ana })
    sessionStorage.setItem('cpw', 'kept')
    localStorage.setItem('cpw', 'kept')
    const popup = openPopup(story)
    popup.actor.send({ type: 'freePlay.start' })
    expect(popup.now().can({ type: 'form.submit' })).toBe(false)
    await settle()
    expect(popup.now().output).toEqual({ loggedIn: ana, method: 'freeplay' })
    expect([sessionStorage.getItem('cpw'), localStorage.getItem('cpw')]).toEqual([null, null])
  })

  test('after too many it is held back, while a login goes on', async () => {
    const story = createPlatformOfStory()
    story.platform.freePlays.push({
      ok: false,
      refusal: { code: 'login.throttled', message: '', value: { retryAfter: 10 * MINUTE } },
    })
    const popup = openPopup(story)
    popup.actor.send({ type: 'freePlay.start' })
    await settle()
    expect(popup.now().can({ type: 'freePlay.start' })).toBe(false)
    expect(popup.now().can({ type: 'form.submit' })).toBe(true)
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(popup.now().can({ type: 'freePlay.start' })).toBe(true)
  })
})

describe('remembering', () => {
  test('keeps user name, mobile and dialling code for a day, and never the password', async () => {
    const story = createPlatformOfStory()
    story.platform.logins.push(letIn, letIn)
    const byName = openPopup(story)
    byName.actor.send({ type: 'remember.change', remember: true })
    byName.type('username', 'ana')
    byName.type('password', 'secret')
    await byName.submit()
    await byName.slide()

    const byCode = openPopup(story)
    expect(byCode.now().context).toMatchObject({ remember: true, fields: { username: 'ana', password: '' } })
    byCode.actor.send({ type: 'method.choose', method: 'sms' })
    byCode.type('mobile', '11988880001')
    byCode.type('code', '123456')
    await byCode.submit()
    const later = { username: 'ana', password: '', mobile: '11988880001', code: '' }
    expect(openPopup(story).now().context).toMatchObject({ dialingCode: '55', fields: later })
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('secret')

    await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE)
    expect(openPopup(story).now().context).toMatchObject({ remember: false, fields: { username: '' } })
  })

  test('is undone by a login without it, and never touched by an agent’s', async () => {
    const story = createPlatformOfStory()
    story.platform.logins.push(letIn, letIn, letIn)
    const logIn = async (side: 'player' | 'agent', remember: boolean) => {
      const popup = openPopup(story, side)
      popup.actor.send({ type: 'remember.change', remember })
      popup.type('username', side)
      popup.type('password', 'secret')
      await popup.submit()
      await popup.slide()
    }
    await logIn('player', true)
    await logIn('agent', false)
    expect(openPopup(story).now().context.fields.username).toBe('player')
    await logIn('player', false)
    expect(openPopup(story).now().context.fields.username).toBe('')
  })
})
