import { afterEach, describe, expect, test, vi } from 'vitest'
import type { RegistrationAnswer } from '#api/auth/registration.ts'
import { registrationDraft } from '#api/auth/registration-draft.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { ana, settle, tellStoriesApart } from '#tests/support/auth/login-story.ts'
import {
  createRegistrationStory,
  fillInByName,
  firstRules,
  openRegistration,
  registered,
  ruleOf,
} from '#tests/support/auth/registration-story.ts'

tellStoriesApart()
afterEach(registrationDraft.clear)

const refusal = (refused: Extract<RegistrationAnswer, { ok: false }>['refusal']): RegistrationAnswer => ({
  ok: false,
  refusal: refused,
})
const taken = refusal({
  code: 'register.fieldsRefused',
  message: '',
  value: { fields: [{ field: 'username', reason: 'taken' }] },
})

describe('the registration form', () => {
  test('shows a field’s error when the visitor leaves the field, and every error on submit', async () => {
    const story = createRegistrationStory()
    const popup = await openRegistration(story)
    popup.choose('username')
    popup.type('username', '1')
    expect(popup.now().context.errors).toEqual({})
    popup.leave('username')
    expect(popup.now().context.errors).toEqual({ username: 'tooShort' })
    popup.type('username', '1234')
    expect(popup.now().context.errors).toEqual({})
    popup.type('password', 'segredo-1')
    popup.type('confirmPassword', 'segredo-2')
    popup.type('mobileNum', '123')
    popup.type('email', 'nobody')
    await popup.submit()
    expect(popup.now().context.errors).toEqual({
      username: 'pattern',
      confirmPassword: 'differs',
      mobileNum: 'pattern',
      verificationCode: 'missing',
      email: 'pattern',
      terms: 'missing',
    })
    expect(story.platform.sliderActions).toEqual([])
    expect(story.registrations.calls).toEqual([])
  })

  test('shows the platform’s errors next to their fields and keeps everything entered', async () => {
    const story = createRegistrationStory()
    story.registrations.answers.push(taken, registered)
    const popup = await openRegistration(story)
    fillInByName(popup)
    await popup.submit()
    await popup.slide()
    expect(popup.now().matches({ open: { form: { editing: 'refused' } } })).toBe(true)
    expect(popup.now().context.refusal).toBe('register.fieldsRefused')
    expect(popup.now().context.errors).toEqual({ username: 'taken' })
    expect(popup.now().context.fields).toMatchObject({ username: ' novata ', password: 'segredo-1' })
    popup.type('username', 'novata2')
    await popup.submit()
    await popup.slide()
    expect(popup.now().output).toEqual({ loggedIn: ana, method: 'username' })
  })

  test('marks a field that the operator made required after the form was opened', async () => {
    const story = createRegistrationStory()
    const missing = { field: 'idNumber', reason: 'missing' } as const
    story.registrations.answers.push(
      refusal({ code: 'register.fieldsRefused', message: '', value: { fields: [missing] } }),
    )
    const popup = await openRegistration(story)
    fillInByName(popup)
    await popup.submit()
    story.registrations.rules = { ...firstRules, idNumber: ruleOf(6, 11, 11) }
    await popup.slide()
    expect(popup.now().matches({ open: { form: { editing: 'refused' } } })).toBe(true)
    expect(popup.now().context.refusal).toBe('register.fieldsRefused')
    expect(popup.asked()).toContain('idNumber')
    expect(popup.now().context.errors).toEqual({ idNumber: 'missing' })
    expect(popup.now().context.fields.username).toBe(' novata ')
  })

  test('shows a captcha if the platform started to require one after the form was opened', async () => {
    const story = createRegistrationStory()
    story.registrations.answers.push(refusal({ code: 'register.captchaWrong', message: '', value: {} }))
    const popup = await openRegistration(story)
    fillInByName(popup)
    await popup.submit()
    await popup.slide()
    expect(popup.asked()).toContain('captcha')
    expect(popup.now().children.captcha?.getSnapshot().context.picture).toBe('picture 1')
    expect(popup.now().context.errors).toEqual({ captcha: 'wrong' })
  })

  test('replaces a wrongly entered captcha and keeps the other fields', async () => {
    const story = createRegistrationStory()
    story.registrations.answers.push(refusal({ code: 'register.captchaWrong', message: '', value: {} }))
    const popup = await openRegistration(story, { offer: { captchaAsked: true } })
    fillInByName(popup)
    popup.type('captcha', '1234')
    await popup.submit()
    await popup.slide()
    expect(popup.now().context.errors).toEqual({ captcha: 'wrong' })
    expect(popup.now().context.fields).toMatchObject({ username: ' novata ', captcha: '' })
    expect(popup.now().children.captcha?.getSnapshot().context.picture).toBe('picture 2')
  })

  test('is blocked until the retry time after too many attempts', async () => {
    const story = createRegistrationStory()
    story.registrations.answers.push(
      refusal({ code: 'register.throttled', message: '', value: { retryAfter: 90_000 } }),
    )
    const popup = await openRegistration(story)
    fillInByName(popup)
    await popup.submit()
    await popup.slide()
    expect(popup.now().matches({ open: { form: 'throttled' } })).toBe(true)
    await vi.advanceTimersByTimeAsync(89_999)
    expect(popup.now().can({ type: 'form.submit' })).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(popup.now().can({ type: 'form.submit' })).toBe(true)
  })

  test('reports an unknown outcome after a lost response', async () => {
    const story = createRegistrationStory()
    story.registrations.answers.push(new CallFailed('timeout'), taken)
    const popup = await openRegistration(story)
    fillInByName(popup)
    await popup.submit()
    await popup.slide()
    expect(popup.now().matches({ open: { form: { editing: 'outcomeUnknown' } } })).toBe(true)
    await popup.submit()
    await popup.slide()
    expect(popup.now().context.errors).toEqual({ username: 'taken' })
  })
})

test('a registration draft is restored in a reopened popup until the visitor has registered', async () => {
  const story = createRegistrationStory()
  story.registrations.answers.push(registered)
  const closed = await openRegistration(story)
  fillInByName(closed)
  closed.actor.stop()
  const popup = await openRegistration(story)
  expect(popup.now().context).toMatchObject({
    method: 'username',
    agreed: true,
    fields: { username: ' novata ', password: 'segredo-1' },
  })
  await popup.submit()
  await popup.slide()
  const next = await openRegistration(story)
  expect(next.now().context).toMatchObject({ method: 'mobile', agreed: false, fields: { affiliateCode: '' } })
  expect(next.now().context.fields.password).toBeUndefined()
})

test('registration rules that failed to load can be loaded again', async () => {
  const story = createRegistrationStory()
  Object.defineProperty(story.registrations, 'rules', {
    configurable: true,
    get: () => {
      throw new CallFailed('offline')
    },
  })
  const popup = await openRegistration(story)
  expect(popup.now().matches({ open: { form: 'loadFailed' } })).toBe(true)
  expect(popup.now().context.failure?.reason).toBe('offline')
  Object.defineProperty(story.registrations, 'rules', { value: firstRules })
  popup.actor.send({ type: 'rules.retry' })
  await settle()
  expect(popup.now().matches({ open: { form: { editing: 'idle' } } })).toBe(true)
})
