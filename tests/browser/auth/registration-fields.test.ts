import { type RegisterField, registerField } from '#protocol/auth/register-settings.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { LONG } from '#tests/support/is-long.ts'
import {
  forgetRules,
  openRegistration,
  PASSWORD,
  rulesWith,
  siteWithCaptcha,
  submitAndFit,
} from './registration-popup.ts'
import { fieldTexts, kindTexts } from './registration-texts.ts'

test.use({ seedFor: 'test' })

const EMPTY = 'Este campo não pode ficar vazio.'

/** Fields with their own messages, whatever their kind. */
const wordedApart: RegisterField[] = [
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

/** The others, one for each kind. Not a date of birth for kind 11, where it would be no text field. */
const kinded = registerField.options.filter((field) => !wordedApart.includes(field))

test('[REG-02] shows the message and lengths of each of the sixteen field kinds in both languages', async ({
  page,
  platform,
}) => {
  expect(kinded).toHaveLength(kindTexts.pt.length)
  const rules = kinded.map((field, kind) => {
    const rule = { acceptedPattern: '*', patternId: kind, minLength: kind + 2, maxLength: kind + 30 }
    return [field, { ...rule, required: false }]
  })
  await platform.set('registerRules', rulesWith(Object.fromEntries(rules)))
  for (const language of ['pt', 'en'] as const) {
    await page.context().addCookies([{ name: 'lang', value: language, url: platform.url }])
    const { field } = await openRegistration(page)
    for (const [kind, name] of kinded.entries()) {
      await field(name).fill('x')
      await field(name).blur()
      const text = kindTexts[language][kind]?.(kind + 2, kind + 30) ?? ''
      await expect(field(name), `kind ${kind}`).toHaveAccessibleDescription(text)
      await field(name).fill('x'.repeat(kind + 31))
      await field(name).blur()
      await expect(field(name), `kind ${kind}`).toHaveAccessibleDescription(text)
    }
  }
})

test('[REG-04] requires a valid user name and two matching valid passwords', async ({ page }) => {
  const { byName, byMobile, user, password, confirmation, submit, agreed } = await openRegistration(page)
  await expect(user).toHaveCount(0)
  await expect(password).toHaveAttribute('aria-required', 'true')
  await byName.click()
  for (const field of [user, password, confirmation])
    await expect(field).toHaveAttribute('aria-required', 'true')
  await agreed.check()
  await submit.click()
  await expect(user).toBeFocused()
  await expect(user).toHaveAccessibleDescription(EMPTY)
  await expect(password).toHaveAccessibleDescription(EMPTY)
  await expect(confirmation).toHaveAccessibleDescription('Digite a senha outra vez.')
  await user.fill('1ana')
  await password.fill('com espaços')
  await confirmation.fill('com espaço')
  await submit.click()
  await expect(user).toHaveAccessibleDescription(
    'Primeiro uma letra, depois letras e números, de 4 a 16 caracteres.',
  )
  await expect(password).toHaveAccessibleDescription('Sem espaços, de 8 a 20 caracteres.')
  await expect(confirmation).toHaveAccessibleDescription(
    'Confirmação incorreta: as duas senhas são diferentes.',
  )
  await user.fill('novata')
  await password.fill(PASSWORD)
  await confirmation.fill(PASSWORD)
  for (const field of [user, password, confirmation]) await expect(field).not.toHaveAttribute('aria-invalid')
  await byMobile.click()
  await expect(user).toHaveCount(0)
  await submit.click()
  await expect(password).not.toHaveAttribute('aria-invalid')
  // The confirmation no longer matches.
  await password.fill(`${PASSWORD}!`)
  await submit.click()
  await expect(confirmation).toHaveAccessibleDescription(
    'Confirmação incorreta: as duas senhas são diferentes.',
  )
  await byName.click()
  await password.fill(PASSWORD)
  await submitAndFit(page)
  await expect(siteLayout(page).account).toBeVisible()
})

test('[REG-05] rejects an easily guessed payment password and follows the operator’s length', {
  tag: LONG,
}, async ({ page, platform }) => {
  const paymentPassword = { enabled: true, required: true, minLength: 8, maxLength: 8 }
  await platform.set('registerRules', rulesWith({ paymentPassword }))
  const { byName, field, submit } = await openRegistration(page)
  await byName.click()
  await expect(field('paymentPassword')).toHaveAccessibleDescription(
    '8 algarismos: nem um só repetido, nem uma sequência.',
  )
  await field('paymentPassword').fill('12345678')
  await submit.click()
  await expect(field('paymentPassword')).toHaveAccessibleDescription(
    'É fácil de adivinhar: não use um só algarismo repetido nem uma sequência.',
  )
  await field('paymentPassword').fill('24681357')
  await expect(field('paymentPassword')).not.toHaveAttribute('aria-invalid')
})

test('[REG-05] shows, requires and validates each optional field as its rule says', async ({
  page,
  platform,
}) => {
  test.setTimeout(90_000)
  await platform.set('site', siteWithCaptcha)
  const names = Object.keys(fieldTexts) as RegisterField[]
  const isEven = (name: RegisterField) => names.indexOf(name) % 2 === 0
  const set = (ruleOf: (name: RegisterField) => { enabled: boolean; required: boolean }) =>
    platform.set(
      'registerRules',
      rulesWith(
        Object.fromEntries(names.map((name) => [name, { ...fieldTexts[name]?.rule, ...ruleOf(name) }])),
      ),
    )
  await set(() => ({ enabled: true, required: true }))
  const { field, submit, popup } = await openRegistration(page)
  await submit.click()
  for (const name of names) {
    const { label, missing = EMPTY } = fieldTexts[name] ?? { label: '' }
    await expect(field(name), name).toHaveAccessibleName(label)
    await expect(field(name), name).toHaveAccessibleDescription(missing)
  }
  for (const name of names) await field(name).fill(fieldTexts[name]?.wrong ?? '')
  await submit.click()
  for (const name of names) {
    await expect(field(name), name).toHaveAccessibleDescription(fieldTexts[name]?.off ?? '')
    await field(name).fill(fieldTexts[name]?.right ?? '')
  }
  await submit.click()
  await expect(popup.locator('[aria-invalid="true"]').first()).toBeFocused()
  for (const name of names) await expect(field(name), name).not.toHaveAttribute('aria-invalid')
  // The captcha has its own switch and is never optional.
  const free = names.filter((name) => name !== 'captcha')
  for (const isShown of [isEven, (name: RegisterField) => !isEven(name)]) {
    await set((name) => ({ enabled: isShown(name), required: false }))
    await forgetRules(page)
    await openRegistration(page)
    await submit.click()
    for (const name of free.filter(isShown)) {
      await expect(field(name), name).toHaveAccessibleName(`${fieldTexts[name]?.label} (opcional)`)
      await expect(field(name), name).not.toHaveAttribute('aria-invalid')
      await field(name).fill(fieldTexts[name]?.wrong ?? '')
      await field(name).blur()
      await expect(field(name), name).toHaveAccessibleDescription(fieldTexts[name]?.off ?? '')
    }
    for (const name of free.filter((one) => !isShown(one))) await expect(field(name), name).toHaveCount(0)
  }
})
