import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type RegistrationField, registrationField } from '#protocol/auth/registration-settings.ts'
import { rulesWith } from '#tests/support/auth/registration-rules.ts'
import { registered } from '#tests/support/auth/registration-story.ts'
import { textIn, textOf } from '#tests/views/kit/texts.ts'
import { fieldTexts, kindNames } from './registration-texts.ts'
import {
  byMobile,
  byName,
  field,
  fillInByName,
  message,
  PASSWORD,
  popup,
  showRegistration,
  submit,
  terms,
  type,
} from './show-registration.tsx'
import { solveSlider } from './solved-slider.ts'

const EMPTY = textOf('common.fieldRequired')

/** The usual password lengths, which `withLengths` adds to the default rules. */
const lengths = { minLength: 8, maxLength: 20 }
const withLengths: typeof rulesWith = (changes) =>
  rulesWith({ password: lengths, confirmPassword: lengths, ...changes })

/** Fields that have their own messages, whatever their kind. */
const wordedApart: RegistrationField[] = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'mobileNum',
  'captcha',
  'verificationCode',
  'affiliateCode',
  'paymentPassword',
  'verifyPwd',
]

/**
 * The fields whose messages depend on their kind, one for each kind. The date of birth has kind 10, since
 * kind 11 would make it a date field.
 */
const kinded = registrationField.options.filter((name) => !wordedApart.includes(name))

test.each(['pt', 'en'] as const)(
  '[REG-02] each of the sixteen field kinds shows its own message and length limits in %s',
  async (language) => {
    expect(kinded).toHaveLength(kindNames.length)
    const rules = kinded.map((name, kind) => {
      const rule = { acceptedPattern: '*', patternId: kind, minLength: kind + 2, maxLength: kind + 30 }
      return [name, { ...rule, required: false }]
    })
    await showRegistration({ rules: rulesWith(Object.fromEntries(rules)), language })
    for (const typed of [() => 'x', (kind: number) => 'x'.repeat(kind + 31)]) {
      for (const [kind, name] of kinded.entries()) type(name, typed(kind))
      for (const [kind, name] of kinded.entries()) {
        const text = textIn(language, `auth.pattern.${kindNames[kind]}`, { min: kind + 2, max: kind + 30 })
        await expect.element(field(name), { message: `kind ${kind}` }).toHaveAccessibleDescription(text)
      }
    }
  },
)

test('[REG-04] requires a valid username and two matching valid passwords', async () => {
  const { registrations } = await showRegistration({ rules: withLengths({}) })
  registrations.answers.push(registered)
  const [user, password, confirmation] = [field('username'), field('password'), field('confirmPassword')]
  await expect.element(user).not.toBeInTheDocument()
  await expect.element(password).toHaveAttribute('aria-required', 'true')
  await byName.click()
  for (const one of [user, password, confirmation])
    await expect.element(one).toHaveAttribute('aria-required', 'true')
  await terms.click()
  await submit.click()
  await expect.element(user).toHaveFocus()
  await expect.element(user).toHaveAccessibleDescription(EMPTY)
  await expect.element(password).toHaveAccessibleDescription(EMPTY)
  await expect.element(confirmation).toHaveAccessibleDescription(textOf('auth.registration.confirmRequired'))
  await user.fill('1ana')
  await password.fill('com espaços')
  await confirmation.fill('com espaço')
  await submit.click()
  await expect
    .element(user)
    .toHaveAccessibleDescription(textOf('auth.pattern.letterFirst', { min: 4, max: 16 }))
  await expect
    .element(password)
    .toHaveAccessibleDescription(textOf('auth.pattern.noSpaces', { min: 8, max: 20 }))
  const differs = textOf('auth.registration.confirmMismatch')
  await expect.element(confirmation).toHaveAccessibleDescription(differs)
  await user.fill('novata')
  await password.fill(PASSWORD)
  await confirmation.fill(PASSWORD)
  for (const one of [user, password, confirmation])
    await expect.element(one).not.toHaveAttribute('aria-invalid')
  await byMobile.click()
  await expect.element(user).not.toBeInTheDocument()
  await submit.click()
  await expect.element(password).not.toHaveAttribute('aria-invalid')
  // Change the password, so that the confirmation no longer matches.
  await password.fill(`${PASSWORD}!`)
  await submit.click()
  await expect.element(confirmation).toHaveAccessibleDescription(differs)
  await byName.click()
  await password.fill(PASSWORD)
  await submit.click()
  await solveSlider()
  await expect
    .poll(() => registrations.requests)
    .toEqual([
      {
        method: 'username',
        details: expect.objectContaining({
          username: 'novata',
          password: PASSWORD,
          confirmPassword: PASSWORD,
        }),
      },
    ])
})

test('[REG-05] rejects an easily guessed payment password and applies the operator’s length limits', async () => {
  const paymentPassword = { required: true, minLength: 8, maxLength: 8 }
  await showRegistration({ rules: rulesWith({ paymentPassword }) })
  await byName.click()
  const payment = field('paymentPassword')
  await expect
    .element(payment)
    .toHaveAccessibleDescription(textOf('cashier.paymentPasswordSetup.hintDigits', { digits: 8 }))
  await payment.fill('12345678')
  await submit.click()
  await expect.element(payment).toHaveAccessibleDescription(textOf('cashier.paymentPasswordSetup.guessable'))
  await payment.fill('24681357')
  await expect.element(payment).not.toHaveAttribute('aria-invalid')
})

const names = Object.keys(fieldTexts) as RegistrationField[]
const textsOf = (name: RegistrationField) => {
  const texts = fieldTexts[name]
  if (!texts) throw new Error(`No texts of the field ${name}.`)
  return texts
}
const rulesFor = (ruleOf: (name: RegistrationField) => { enabled: boolean; required: boolean }) =>
  rulesWith(Object.fromEntries(names.map((name) => [name, { ...textsOf(name).rule, ...ruleOf(name) }])))

test('[REG-05] requires and validates each field that the operator requires', async () => {
  const rules = rulesFor(() => ({ enabled: true, required: true }))
  await showRegistration({ rules, offer: { captchaAsked: true } })
  await submit.click()
  for (const name of names) {
    const { label, missing = EMPTY } = textsOf(name)
    await expect.element(field(name)).toHaveAccessibleName(label)
    await expect.element(field(name), { message: name }).toHaveAccessibleDescription(missing)
  }
  for (const name of names) type(name, textsOf(name).wrong)
  await submit.click()
  for (const name of names)
    await expect.element(field(name), { message: name }).toHaveAccessibleDescription(textsOf(name).off)
  for (const name of names) type(name, textsOf(name).right)
  await submit.click()
  const isFirstInvalidFocused = () =>
    popup.element().querySelector('[aria-invalid="true"]') === document.activeElement
  await expect.poll(isFirstInvalidFocused).toBe(true)
  for (const name of names)
    await expect.element(field(name), { message: name }).not.toHaveAttribute('aria-invalid')
})

// The captcha has its own switch and is never optional.
const optional = names.filter((name) => name !== 'captcha')

test.each([
  ['one half', 0],
  ['the other half', 1],
])('[REG-05] shows only enabled fields, and validates even optional ones (%s enabled)', async (_, half) => {
  const isShown = (name: RegistrationField) => names.indexOf(name) % 2 === half
  await showRegistration({ rules: rulesFor((name) => ({ enabled: isShown(name), required: false })) })
  await submit.click()
  const shown = optional.filter(isShown)
  for (const name of shown) {
    await expect
      .element(field(name))
      .toHaveAccessibleName(`${textsOf(name).label} ${textOf('auth.registration.optional')}`)
    await expect.element(field(name), { message: name }).not.toHaveAttribute('aria-invalid')
  }
  for (const name of shown) type(name, textsOf(name).wrong)
  for (const name of shown)
    await expect.element(field(name), { message: name }).toHaveAccessibleDescription(textsOf(name).off)
  for (const name of optional.filter((one) => !isShown(one)))
    await expect.element(field(name), { message: name }).not.toBeInTheDocument()
})

test('[REG-08] shows no captcha on the registration form unless the site requires one', async () => {
  const { platform } = await showRegistration({ rules: withLengths({}) })
  await byName.click()
  await expect.element(field('username')).toBeVisible()
  await expect.element(field('captcha')).not.toBeInTheDocument()
  expect(platform.captchas).toBe(0)
})

test('[REG-08] shows a new captcha after a wrong entry and keeps the other fields', async () => {
  const { platform, registrations } = await showRegistration({
    rules: withLengths({}),
    offer: { captchaAsked: true },
  })
  registrations.answers.push(
    { ok: false, refusal: { code: 'register.captchaWrong', message: '', value: {} } },
    registered,
  )
  const captcha = field('captcha')
  const picture = popup
    .getByRole('button', { name: textOf('auth.captcha.refresh') })
    .getByRole('presentation')
  await expect.element(picture).toHaveAttribute('src', expect.stringContaining('picture 1'))
  await fillInByName('leitora')
  await terms.click()
  await captcha.fill('0000')
  await submit.click()
  await solveSlider()
  await expect.element(message).toMatchTextContent(textOf('auth.captcha.incorrect'))
  await expect.element(captcha).toHaveFocus()
  await expect.element(captcha).toHaveAccessibleDescription(textOf('auth.registration.captchaWrong'))
  await expect.element(captcha).toHaveValue('')
  await expect.element(field('username')).toHaveValue('leitora')
  await expect.element(field('password')).toHaveValue(PASSWORD)
  await expect.element(picture).toHaveAttribute('src', expect.stringContaining('picture 2'))
  expect(platform.captchas).toBe(2)
  await captcha.fill('1234')
  await submit.click()
  await solveSlider()
  await expect
    .poll(() => registrations.requests.map(({ details }) => details.captcha))
    .toEqual(['0000', '1234'])
})

test('[REG-09] requires the confirmation of age and terms', async () => {
  const { platform, registrations } = await showRegistration({ rules: withLengths({}) })
  registrations.answers.push(registered)
  await fillInByName('confirmada')
  await submit.click()
  await expect.element(terms).toHaveFocus()
  await expect.element(terms).toHaveAccessibleDescription(textOf('auth.registration.termsRequired'))
  await expect.element(popup).not.toMatchTextContent('not empty?')
  expect(platform.sliderActions).toEqual([])
  await terms.click()
  await expect.element(terms).toHaveAccessibleDescription('')
  await submit.click()
  await solveSlider()
  await expect.poll(() => registrations.requests).toHaveLength(1)
})

test('[REG-09] says in English that age and terms must be confirmed', async () => {
  await showRegistration({ rules: withLengths({}), language: 'en' })
  await submit.click()
  await expect.element(terms).toHaveAccessibleName(textIn('en', 'auth.registration.acceptTerms'))
  await expect.element(terms).toHaveAccessibleDescription(textIn('en', 'auth.registration.termsRequired'))
})

test('[REG-20] shows specific messages for mobile numbers, codes, captchas, passwords and names', async () => {
  await showRegistration({ rules: withLengths({}), offer: { captchaAsked: true } })
  const [mobile, code, password] = [field('mobileNum'), field('verificationCode'), field('password')]
  const wrongCode = textOf('auth.registration.codeRequired')
  await submit.click()
  await expect.element(mobile).toHaveAccessibleDescription(textOf('auth.registration.phoneRequired'))
  await expect.element(code).toHaveAccessibleDescription(wrongCode)
  await expect.element(field('captcha')).toHaveAccessibleDescription(textOf('auth.captcha.required'))
  await mobile.fill('123')
  await code.fill('12ab')
  await expect.element(mobile).toHaveAccessibleDescription(textOf('auth.phone.invalidBrazil'))
  await userEvent.tab()
  await expect.element(code).toHaveAccessibleDescription(wrongCode)
  await byName.click()
  await submit.click()
  await expect.element(field('username')).toHaveAccessibleDescription(EMPTY)
  for (const wrong of ['curta', 'longa-demais-para-uma-senha']) {
    await password.fill(wrong)
    await userEvent.tab()
    await expect
      .element(password)
      .toHaveAccessibleDescription(
        textOf('auth.registration.passwordLength', { minLength: 8, maxLength: 20 }),
      )
  }
  await field('payeeName').fill('Ana 2')
  await userEvent.tab()
  await expect
    .element(field('payeeName'))
    .toHaveAccessibleDescription(
      `${textOf('auth.registration.nameInvalid')} ${textOf('auth.registration.nameFormat', { min: 2, max: 60 })}`,
    )
})

test('[REG-20] reports a rejected invitation code in a dialog and next to the field', async () => {
  const { registrations } = await showRegistration({ rules: withLengths({}) })
  registrations.affiliates.push({ ok: true, value: {} })
  registrations.answers.push({
    ok: false,
    refusal: { code: 'register.affiliateInvalid', message: '', value: {} },
  })
  await fillInByName('convidada')
  await field('affiliateCode').fill('PRAIA26')
  await terms.click()
  await submit.click()
  await solveSlider()
  const warning = page.getByRole('dialog', { name: textOf('auth.invitationWarning.title') })
  await warning.getByRole('button', { name: textOf('common.acknowledge') }).click()
  await expect.element(warning).not.toBeInTheDocument()
  await expect.element(popup).toBeVisible()
  await expect
    .element(field('affiliateCode'))
    .toHaveAccessibleDescription(textOf('auth.registration.referralCodeInvalid'))
})
