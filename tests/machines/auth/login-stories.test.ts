import { describe, expect, test, vi } from 'vitest'
import { CallFailed } from '#api/http/call-failed.ts'
import {
  ana,
  createPlatformOfStory,
  letIn,
  openPopup,
  settle,
  tellStoriesApart,
  wrong,
} from '#tests/support/auth/login-story.ts'

const MINUTE = 60_000

tellStoriesApart()

describe('login by username', () => {
  test('[LOGIN-03] requires a slider, unlike login by code', async () => {
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

  test('sends nothing while a field is empty, and marks the field until it is corrected', async () => {
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

  test('requires a new captcha for every attempt once the platform asks for it', async () => {
    const story = createPlatformOfStory()
    story.platform.logins.push(wrong(true), wrong(false), letIn)
    const popup = openPopup(story)
    popup.type('username', 'ana')
    popup.type('password', 'secret')
    expect(popup.now().matches({ open: { captcha: 'absent' } })).toBe(true)
    await popup.submit()
    await popup.slide()

    expect(popup.now().matches({ open: { form: { editing: 'refused' }, captcha: 'asked' } })).toBe(true)
    expect(popup.now().context.refusal).toBe('login.wrong')
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

  test('returns to the unchanged form when the slider is cancelled', async () => {
    const story = createPlatformOfStory()
    const popup = openPopup(story)
    popup.type('username', 'ana')
    popup.type('password', 'secret')
    await popup.submit()
    popup.attempt()?.children.slider?.send({ type: 'slider.cancel' })
    await settle()
    expect(popup.now().matches({ open: { form: { editing: 'idle' } } })).toBe(true)
    expect(popup.now().context.fields).toMatchObject({ username: 'ana', password: 'secret' })
    expect(story.platform.loginRequests).toEqual([])
  })

  test('shows a timeout and uses a new slider proof for the next attempt', async () => {
    const story = createPlatformOfStory()
    story.platform.logins.push(new CallFailed('timeout'), letIn)
    const popup = openPopup(story)
    popup.type('username', 'ana')
    popup.type('password', 'secret')
    await popup.submit()
    await popup.slide()
    expect(popup.now().matches({ open: { form: { editing: 'failed' } } })).toBe(true)
    expect(popup.now().context.failure?.reason).toBe('timeout')
    await popup.submit()
    await popup.slide()
    expect(story.platform.loginRequests.map((request) => 'slider' in request && request.slider)).toEqual([
      'pass 1',
      'pass 2',
    ])
    expect(popup.now().status).toBe('done')
  })
})

describe('too many login attempts', () => {
  test('block the form until the platform’s retry time, even in a reopened popup', async () => {
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

  test('block the form for five minutes when the platform gives no retry time', async () => {
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

describe('demo play', () => {
  test('closes the popup and removes an earlier build’s password record from browser storage', async () => {
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

  test('is blocked after too many attempts while the login stays available', async () => {
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

describe('remembering a member', () => {
  test('stores the username, mobile and dialling code for a day, but never the password', async () => {
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

  test('ends when the member logs in without the option, but not when an agent does', async () => {
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
