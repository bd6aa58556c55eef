import { afterEach, describe, expect, test, vi } from 'vitest'
import { CallFailed } from '#api/call-failed.ts'
import type { RegistrationAnswer } from '#api/registration.ts'
import { forgetDraft } from '#api/registration-draft.ts'
import { noFlags } from '#machines/site-configuration/flags.ts'
import { registrationOffer } from '#machines/site-configuration/registration-offer.ts'
import { ana, settle, tellStoriesApart } from '#tests/support/login-story.ts'
import {
  createRegistrationStory,
  fillInByName,
  firstRules,
  openRegistration,
  registered,
  ruleOf,
} from '#tests/support/registration-story.ts'

tellStoriesApart()
afterEach(forgetDraft)

const refusal = (refused: Extract<RegistrationAnswer, { ok: false }>['refusal']): RegistrationAnswer => ({
  ok: false,
  refusal: refused,
})
const taken = refusal({
  code: 'register.fieldsRefused',
  message: '',
  value: { fields: [{ field: 'username', reason: 'taken' }] },
})

describe('which fields there are', () => {
  test('[REG-03] by mobile comes first where it is switched on, and there is nothing to choose with one way', () => {
    const both = { ...noFlags, registrationByName: true, registrationByMobile: true }
    expect(registrationOffer(both, null).methods).toEqual(['mobile', 'username'])
    expect(registrationOffer({ ...both, registrationByMobile: false }, null).methods).toEqual(['username'])
    expect(registrationOffer({ ...both, registrationByName: false }, null).methods).toEqual(['mobile'])
    expect(registrationOffer(noFlags, null).methods).toEqual([])
  })

  test('the chosen tab decides: a name of one’s own, or the mobile as the name', async () => {
    const popup = await openRegistration(createRegistrationStory())
    expect(popup.now().matches({ open: { tab: 'mobile' } })).toBe(true)
    expect(popup.asked()).toEqual(['mobileNum', 'verificationCode', 'email', 'affiliateCode'])
    popup.choose('username')
    expect(popup.now().matches({ open: { tab: 'username' } })).toBe(true)
    expect(popup.asked().slice(0, 5)).toEqual([
      'username',
      'password',
      'confirmPassword',
      'mobileNum',
      'verificationCode',
    ])
  })

  test('[REG-07] a mobile is required by its tab or by the operator, and its code wherever codes are texted', async () => {
    const story = createRegistrationStory()
    const popup = await openRegistration(story)
    expect(popup.requiredFields()).toEqual(['mobileNum', 'verificationCode'])
    popup.choose('username')
    expect(popup.requiredFields()).toEqual(['username', 'password', 'confirmPassword'])
    popup.type('mobileNum', '11988880099')
    expect(popup.requiredFields()).toContain('verificationCode')
    popup.type('mobileNum', '')
    story.registrations.rules = { ...firstRules, mobileNum: ruleOf(6, 7, 11) }
    const strict = await openRegistration(story)
    strict.choose('username')
    expect(strict.requiredFields()).toEqual(expect.arrayContaining(['mobileNum', 'verificationCode']))
    // Nothing is texted: neither by the operator's rule, nor because mobiles are proved.
    story.registrations.rules = { ...firstRules, verificationCode: ruleOf(6, 6, 6, { enabled: false }) }
    const untexted = await openRegistration(story, { offer: { codeAsked: false } })
    untexted.choose('mobile')
    expect(untexted.asked()).not.toContain('verificationCode')
  })

  test('[REG-19] the mobile’s tab asks for a password and a code where the operator wants it so', async () => {
    const off = { ...noFlags, registrationByMobile: true }
    expect(registrationOffer(off, null)).toMatchObject({ mobilePasswordAsked: false, codeAsked: false })
    const on = { ...off, registrationByMobilePassword: true, registrationMobileVerified: true }
    expect(registrationOffer(on, null)).toMatchObject({ mobilePasswordAsked: true, codeAsked: true })

    const story = createRegistrationStory({
      ...firstRules,
      verificationCode: ruleOf(6, 6, 6, { enabled: false }),
    })
    const bare = await openRegistration(story, { offer: { codeAsked: false } })
    expect(bare.asked().slice(0, 2)).toEqual(['mobileNum', 'email'])
    const full = await openRegistration(story, { offer: { codeAsked: true, mobilePasswordAsked: true } })
    expect(full.asked().slice(0, 4)).toEqual(['mobileNum', 'verificationCode', 'password', 'confirmPassword'])
  })

  test('[REG-06] a payment password is required whenever it is shown, whatever its rule says', async () => {
    const rules = { ...firstRules, paymentPassword: ruleOf(6, 6, 6, { required: false }) }
    const popup = await openRegistration(createRegistrationStory(rules))
    expect(popup.requiredFields()).toContain('paymentPassword')
    const hidden = { ...firstRules, paymentPassword: ruleOf(6, 6, 6, { enabled: false }) }
    expect((await openRegistration(createRegistrationStory(hidden))).asked()).not.toContain('paymentPassword')
    await popup.submit()
    expect(popup.now().context.errors.paymentPassword).toBe('missing')
    popup.type('paymentPassword', '12345a')
    popup.leave('paymentPassword')
    expect(popup.now().context.errors.paymentPassword).toBe('pattern')
  })

  test('a captcha is read where the site wants one, and its rule alone asks for none', async () => {
    const story = createRegistrationStory({ ...firstRules, captcha: ruleOf(6, 4, 4) })
    expect((await openRegistration(story)).asked()).not.toContain('captcha')
    const popup = await openRegistration(story, { offer: { captchaAsked: true } })
    expect(popup.requiredFields()).toContain('captcha')
    expect(popup.now().children.captcha?.getSnapshot().context.picture).toBe('picture 1')
  })
})

describe('what is wrong', () => {
  test('a field that is left says so at once, and all of them at the end', async () => {
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

  test('what the platform holds against fields stands at them, and nothing typed is lost', async () => {
    const story = createRegistrationStory()
    story.registrations.answers.push(taken, registered)
    const popup = await openRegistration(story)
    fillInByName(popup)
    await popup.submit()
    await popup.slide()
    expect(popup.now().matches({ open: { form: { editing: 'fieldsRefused' } } })).toBe(true)
    expect(popup.now().context.errors).toEqual({ username: 'taken' })
    expect(popup.now().context.fields).toMatchObject({ username: ' novata ', password: 'segredo-1' })
    popup.type('username', 'novata2')
    await popup.submit()
    await popup.slide()
    expect(popup.now().output).toEqual({ loggedIn: ana, method: 'username' })
  })

  test('a field that the operator has begun to ask for is there after the refusal, with what is wrong', async () => {
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
    expect(popup.now().matches({ open: { form: { editing: 'fieldsRefused' } } })).toBe(true)
    expect(popup.asked()).toContain('idNumber')
    expect(popup.now().context.errors).toEqual({ idNumber: 'missing' })
    expect(popup.now().context.fields.username).toBe(' novata ')
  })

  test('so is a captcha', async () => {
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

  test('a captcha that was read wrong brings a new one, and the rest stays', async () => {
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

  test('too many attempts hold the next one back for as long as the platform says', async () => {
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

  test('a lost answer says that somebody may be registered by now', async () => {
    const story = createRegistrationStory()
    story.registrations.answers.push(new CallFailed('timeout'), taken)
    const popup = await openRegistration(story)
    fillInByName(popup)
    await popup.submit()
    await popup.slide()
    expect(popup.now().matches({ open: { form: { editing: 'timeout' } } })).toBe(true)
    await popup.submit()
    await popup.slide()
    expect(popup.now().context.errors).toEqual({ username: 'taken' })
  })
})

describe('invitations', () => {
  test('[REG-11] an invitation that is nobody’s is said in a dialog, and the form is as it was', async () => {
    const story = createRegistrationStory()
    story.registrations.affiliates.push(
      { ok: false, refusal: { code: 'affiliate.invalid', message: '', value: {} } },
      { ok: true, value: {} },
    )
    story.registrations.answers.push(registered)
    const popup = await openRegistration(story)
    fillInByName(popup)
    popup.type('affiliateCode', 'NOBODY')
    await popup.submit()
    expect(popup.now().matches({ open: { form: { editing: 'affiliateInvalid' } } })).toBe(true)
    expect(story.platform.sliderActions).toEqual([])
    const typed = popup.now().context.fields
    popup.actor.send({ type: 'warning.dismiss' })
    expect(popup.now().matches({ open: { form: { editing: 'fresh' } } })).toBe(true)
    expect(popup.now().context).toMatchObject({ fields: typed, agreed: true, method: 'username' })
    popup.type('affiliateCode', 'AGENTE1')
    await popup.submit()
    await popup.slide()
    expect(story.registrations.checked).toEqual([
      { code: 'NOBODY', domain: 'palpite.example' },
      { code: 'AGENTE1', domain: 'palpite.example' },
    ])
    expect(popup.now().status).toBe('done')
  })

  test('a code of the address is checked before the slider and can be taken out where the operator asks for none', async () => {
    const rules = { ...firstRules, affiliateCode: ruleOf(14, 4, 16, { enabled: false }) }
    const story = createRegistrationStory(rules)
    story.registrations.affiliates.push({ ok: true, value: {} })
    story.registrations.answers.push(registered)
    const popup = await openRegistration(story, { codes: { affiliateCode: 'SUL2026', referralCode: 'ANA7' } })
    fillInByName(popup)
    expect(popup.asked()).toContain('affiliateCode')
    await popup.submit()
    expect(story.registrations.calls).toEqual(['affiliate'])
    expect(story.registrations.requests).toEqual([])
    await popup.slide()
    expect(story.registrations.calls).toEqual(['affiliate', 'register'])
    expect(story.registrations.requests[0]?.details).toMatchObject({
      affiliateCode: 'SUL2026',
      referralCode: 'ANA7',
    })
  })
})

describe('what is sent', () => {
  test('[REG-12] by user name: the fields that are filled in, trimmed, and where somebody registered', async () => {
    const story = createRegistrationStory()
    story.registrations.answers.push(registered)
    const popup = await openRegistration(story)
    popup.type('mobileNum', '(11) 98888-0099')
    popup.type('verificationCode', '123456')
    fillInByName(popup)
    await popup.submit()
    await popup.slide()
    expect(story.registrations.requests).toEqual([
      {
        method: 'username',
        details: {
          username: 'novata',
          password: 'segredo-1',
          confirmPassword: 'segredo-1',
          mobileNum: '11988880099',
          countryDialingCode: '55',
          verificationCode: '123456',
          registerUrl: 'https://palpite.example/register',
          domain: 'palpite.example',
          registerMethod: 'WEB',
          slider: 'pass 1',
          login: true,
        },
      },
    ])
    expect(story.platform.sliderActions).toEqual(['register'])
  })

  test('[REG-12] with Firebase: what it vouches with in place of the code, and who sent the visitor', async () => {
    const story = createRegistrationStory()
    story.platform.firebaseConfirms.push({ ok: true, value: { idToken: 'vouched' } })
    story.registrations.affiliates.push({ ok: true, value: {} })
    story.registrations.answers.push(registered)
    const codes = { affiliateCode: 'SUL2026', referralCode: 'ANA7' }
    const popup = await openRegistration(story, { codeSender: 'firebase', codes })
    popup.type('mobileNum', '11 98888 0099')
    popup.type('verificationCode', '123456')
    popup.agree()
    await popup.submit()
    await popup.slide()
    expect(story.platform.firebaseCodes).toEqual([
      { mobile: { countryDialingCode: '55', mobileNum: '11988880099' }, code: '123456' },
    ])
    expect(story.registrations.requests).toEqual([
      {
        method: 'mobile',
        details: {
          username: '11988880099',
          mobileNum: '11988880099',
          countryDialingCode: '55',
          firebaseChannel: 'sms',
          firebaseIdToken: 'vouched',
          ...codes,
          registerUrl: 'https://palpite.example/register',
          domain: 'palpite.example',
          registerMethod: 'WEB',
          slider: 'pass 1',
          login: true,
        },
      },
    ])
  })

  test('by mobile: its digits are the user name, and what another tab was told stays there', async () => {
    const story = createRegistrationStory()
    story.registrations.answers.push(registered)
    const popup = await openRegistration(story)
    fillInByName(popup)
    popup.choose('mobile')
    popup.type('mobileNum', '11 98888 0099')
    popup.type('verificationCode', '123456')
    await popup.submit()
    await popup.slide()
    const [sent] = story.registrations.requests
    expect(sent).toMatchObject({
      method: 'mobile',
      details: { username: '11988880099', mobileNum: '11988880099', verificationCode: '123456' },
    })
    expect(sent?.details).not.toHaveProperty('password')
    expect(popup.now().output).toMatchObject({ method: 'mobile' })
  })
})

test('what was typed is there when the popup opens again, until somebody is registered', async () => {
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

test('rules that do not arrive can be asked for again', async () => {
  const story = createRegistrationStory()
  Object.defineProperty(story.registrations, 'rules', {
    configurable: true,
    get: () => {
      throw new CallFailed('offline')
    },
  })
  const popup = await openRegistration(story)
  expect(popup.now().matches({ open: { form: 'unread' } })).toBe(true)
  expect(popup.now().context.failure?.reason).toBe('offline')
  Object.defineProperty(story.registrations, 'rules', { value: firstRules })
  popup.actor.send({ type: 'rules.retry' })
  await settle()
  expect(popup.now().matches({ open: { form: { editing: 'fresh' } } })).toBe(true)
})
