import { afterEach, describe, expect, test, vi } from 'vitest'
import type { MailAnswer, NewPasswordAnswer } from '#api/auth/forgot-password.ts'
import { forgotPasswordDraft } from '#api/auth/forgot-password-draft.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { openForgotten } from '#tests/support/auth/forgot-story.ts'
import { ana, settle, tellStoriesApart } from '#tests/support/auth/login-story.ts'

const MINUTE = 60_000
const byEmail = { username: ' ana ', email: ' ana@palpite.example ' }
const byMobile = { mobile: '(11) 98888-0001', newPassword: 'caju-e-manga-7', code: '123456' }
const hers = { countryDialingCode: '55', mobileNum: '11988880001' }

type MailRefusal = Extract<MailAnswer, { ok: false }>['refusal']
type ChangeRefusal = Extract<NewPasswordAnswer, { ok: false }>['refusal']
const noMail = (refusal: MailRefusal): MailAnswer => ({ ok: false, refusal })
const noChange = (refusal: ChangeRefusal): NewPasswordAnswer => ({ ok: false, refusal })

tellStoriesApart()
afterEach(forgotPasswordDraft.clear)

test('[FORGOT-03] the password can be reset by email, and also by mobile if the operator offers it', () => {
  const both = openForgotten()
  expect(both.now().context.method).toBe('mobile')
  both.choose('email')
  expect(both.now().context.method).toBe('email')

  const one = openForgotten({ mobileOffered: false })
  expect(one.now().context.method).toBe('email')
  one.choose('mobile')
  expect(one.now().context.method).toBe('email')
  expect(one.now().children.smsCode).toBeUndefined()
})

describe('password reset by email', () => {
  const open = () => openForgotten({ mobileOffered: false })

  test.each([
    [{}, { username: 'required', email: 'required' }],
    [{ username: 'ana', email: 'ana at home' }, { email: 'invalid' }],
    [{ username: 'a'.repeat(129), email: 'ana@palpite.example' }, { username: 'invalid' }],
  ])('sends nothing while its fields are invalid: %o', async (fields, errors) => {
    const { platform, now, type, submit } = open()
    type(fields)
    await submit()
    expect(now().context.errors).toEqual(errors)
    expect(platform.sliderActions).toEqual([])
  })

  test('requires a slider before the email is sent, and ends when the visitor confirms the notice', async () => {
    const { platform, actor, now, type, submit, slide } = open()
    platform.mails.push({ ok: true, value: {} })
    type(byEmail)
    await submit()
    expect(platform.sliderActions).toEqual(['forgotEmail'])
    expect(platform.mailRequests).toEqual([])
    await slide()
    expect(platform.mailRequests).toEqual([
      { username: 'ana', email: 'ana@palpite.example', slider: 'pass 1' },
    ])
    expect(now().matches({ open: { form: 'emailSent' } })).toBe(true)
    actor.send({ type: 'message.confirm' })
    expect(now().output).toEqual({ mailed: true })
  })

  test.each(['forgot.unknown', 'forgot.sliderFailed'] as const)(
    'shows the rejection %s and keeps the fields',
    async (code) => {
      const { platform, now, shownRefusal, type, submit, slide } = open()
      platform.mails.push(noMail({ code, message: '', value: {} }))
      type(byEmail)
      await submit()
      await slide()
      expect(shownRefusal()).toBe(code)
      expect(now().context.fields).toMatchObject(byEmail)
    },
  )

  test.each(['offline', 'timeout', 'server'] as const)(
    'allows another request with a new slider after a failure (%s)',
    async (reason) => {
      const { platform, now, type, submit, slide } = open()
      platform.mails.push(new CallFailed(reason), { ok: true, value: {} })
      type(byEmail)
      await submit()
      await slide()
      expect(now().matches({ open: { form: { editing: 'failed' } } })).toBe(true)
      expect(now().context.failure?.reason).toBe(reason)
      await submit()
      await slide()
      expect(platform.mailRequests.map(({ slider }) => slider)).toEqual(['pass 1', 'pass 2'])
      expect(now().matches({ open: { form: 'emailSent' } })).toBe(true)
    },
  )

  test.each([
    ['rejection', noMail({ code: 'forgot.throttled', message: '', value: { retryAfter: 2 * MINUTE } })],
    ['throttled call', new CallFailed('throttled', { retryAfter: 2 * MINUTE })],
  ])(
    'is blocked until the retry time after too many emails (%s), unlike the reset by mobile',
    async (_how, answer) => {
      const { platform, actor, now, type, submit, slide, choose } = openForgotten()
      choose('email')
      platform.mails.push(answer)
      type(byEmail)
      await submit()
      await slide()
      expect(now().matches({ open: { form: 'throttled' } })).toBe(true)
      expect(now().context.retryAt.email).toBe(Date.now() + 2 * MINUTE)
      choose('mobile')
      expect(now().can({ type: 'form.submit' })).toBe(true)
      choose('email')
      expect(now().can({ type: 'form.submit' })).toBe(false)
      await vi.advanceTimersByTimeAsync(2 * MINUTE)
      expect(actor.getSnapshot().can({ type: 'form.submit' })).toBe(true)
      expect(now().context.fields).toMatchObject(byEmail)
    },
  )
})

describe('password reset by mobile', () => {
  test('logs the member in after sending the mobile number, the code and the new password', async () => {
    const { platform, now, type, submit } = openForgotten()
    platform.changes.push({ ok: true, value: ana })
    type(byMobile)
    await submit()
    expect(now().output).toEqual({ loggedIn: ana, method: 'sms' })
  })

  test('[FORGOT-05] requests a code, continues its countdown in a new popup and sends the code and password', async () => {
    const { platform, now, type, submit, askForCode } = openForgotten()
    platform.codes.push({ ok: true, value: { wait: MINUTE } })
    platform.changes.push({ ok: true, value: ana })
    type(byMobile)
    await askForCode()
    expect(platform.sliderActions).toEqual(['forgotCode'])
    expect(platform.codeRequests).toEqual([{ use: 'forgot', mobile: hers, slider: 'pass 1' }])
    const { smsCode } = now().children
    expect(smsCode?.getSnapshot().matches({ counting: 'sent' })).toBe(true)
    expect(smsCode?.getSnapshot().context.resendAt).toBe(Date.now() + MINUTE)
    // The countdown continues in another popup.
    const other = openForgotten()
    other.type(byMobile)
    expect(other.now().children.smsCode?.getSnapshot().matches({ counting: 'heldBack' })).toBe(true)

    await submit()
    expect(platform.changeRequests).toEqual([
      { ...hers, newPassword: 'caju-e-manga-7', verificationCode: '123456', side: 'player' },
    ])
  })

  test('shows each error next to its field before anything is sent', async () => {
    const { platform, now, type, submit } = openForgotten()
    await settle()
    type({ mobile: '119', newPassword: 'caju', code: '12' })
    await submit()
    expect(now().context.errors).toEqual({ mobile: 'invalid', newPassword: 'tooShort', code: 'invalid' })
    expect(platform.changeRequests).toEqual([])
  })

  test('shows an error when a field is left, but none for an empty field', () => {
    const { actor, now, type } = openForgotten()
    actor.send({ type: 'field.leave', field: 'code' })
    expect(now().context.errors).toEqual({})
    type({ code: '12' })
    expect(now().context.errors).toEqual({})
    actor.send({ type: 'field.leave', field: 'code' })
    expect(now().context.errors).toEqual({ code: 'invalid' })
    type({ code: '1234' })
    expect(now().context.errors).toEqual({})
  })

  test.each([
    [
      noChange({ code: 'password.offRules', message: '', value: { minLength: 9, maxLength: 20 } }),
      'offRules',
    ],
    [noChange({ code: 'password.default', message: '', value: {} }), 'weak'],
  ])('shows under the new password why the platform rejects it', async (answer, error) => {
    const { platform, now, shownRefusal, type, submit } = openForgotten()
    platform.changes.push(answer)
    type(byMobile)
    await submit()
    expect(shownRefusal()).toBe(answer.ok ? null : answer.refusal.code)
    expect(now().context.errors).toEqual({ newPassword: error })
    expect(now().context.fields).toMatchObject(byMobile)
  })

  test('reports a wrong code and keeps the fields', async () => {
    const { platform, now, shownRefusal, type, submit } = openForgotten()
    platform.changes.push(noChange({ code: 'forgot.codeWrong', message: '', value: {} }))
    type(byMobile)
    await submit()
    expect(shownRefusal()).toBe('forgot.codeWrong')
    expect(now().context).toMatchObject({ fields: byMobile, mayHaveChanged: false })
  })

  test('treats the outcome as unknown after a lost response, even if the code is then rejected', async () => {
    const { platform, actor, now, shownRefusal, type, submit } = openForgotten()
    platform.changes.push(
      new CallFailed('timeout'),
      noChange({ code: 'forgot.codeWrong', message: '', value: {} }),
    )
    type(byMobile)
    await submit()
    expect(now().matches({ open: { form: { editing: 'outcomeUnknown' } } })).toBe(true)
    await submit()
    expect(shownRefusal()).toBe('forgot.codeWrong')
    expect(now().context.mayHaveChanged).toBe(true)
    actor.send({ type: 'forgot.leave' })
    expect(now().output).toEqual({ left: 'login' })
  })

  test('assumes that a forbidden call has changed nothing', async () => {
    const { platform, now, type, submit } = openForgotten()
    platform.changes.push(new CallFailed('forbidden'))
    type(byMobile)
    await submit()
    expect(now().matches({ open: { form: { editing: 'failed' } } })).toBe(true)
    expect(now().context.mayHaveChanged).toBe(false)
  })
})

describe('the password reset draft', () => {
  test('is restored when the popup is reopened, except for the code and the new password', async () => {
    const closed = openForgotten()
    await settle()
    closed.type({ ...byEmail, ...byMobile })
    closed.actor.send({ type: 'country.choose', dialingCode: '351' })
    closed.choose('email')
    closed.actor.stop()
    const again = openForgotten()
    expect(again.now().context.method).toBe('email')
    expect(again.now().context).toMatchObject({
      dialingCode: '351',
      fields: { ...byEmail, mobile: byMobile.mobile, newPassword: '', code: '' },
    })
    expect(JSON.stringify(forgotPasswordDraft.load())).not.toMatch(/caju|123456/)
  })

  test('continues by email when the reset by mobile is no longer offered', () => {
    openForgotten().type({ mobile: '11988880001' })
    const again = openForgotten({ mobileOffered: false })
    expect(again.now().context.method).toBe('email')
  })

  test.each([
    ['the visitor is logged in', { ok: true, value: ana }],
    [
      'the new password is set',
      noChange({
        code: 'login.secondStepNeeded',
        message: '',
        value: { challenge: 'hers', expiresAt: '2030-01-01T00:05:00.000Z' },
      }),
    ],
  ] as const)('is cleared once %s', async (_what, answer) => {
    const { platform, type, submit, attempt } = openForgotten()
    platform.changes.push(answer)
    type(byMobile)
    await submit()
    attempt()?.children.twoFactor?.send({ type: 'twoFactor.cancel' })
    expect(openForgotten().now().context.fields.mobile).toBe('')
  })

  test('is cleared once an email has been requested', async () => {
    const { platform, choose, type, submit, slide } = openForgotten()
    platform.mails.push({ ok: true, value: {} })
    choose('email')
    type(byEmail)
    await submit()
    await slide()
    expect(openForgotten().now().context).toMatchObject({ method: 'mobile', fields: { username: '' } })
  })
})
