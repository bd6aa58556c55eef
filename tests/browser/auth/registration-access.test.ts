import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { fitTile } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { termsPopup } from '#tests/browser/site/terms-popup.ts'
import { rulesWith } from '#tests/support/auth/registration-rules.ts'
import { LONG } from '#tests/support/is-long.ts'
import { anyOf, textIn, textOf } from '#tests/support/texts.ts'
import {
  expectLoggedIn,
  modulesWithout,
  openRegistration,
  PASSWORD,
  registrationPopup,
  siteWithCaptcha,
} from './registration-popup.ts'

test.use({ seedFor: 'test' })
test.describe.configure({ timeout: 90_000 })

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

test('the registration popup passes axe in every state, even in the light theme', { tag: LONG }, async ({
  page,
  platform,
}) => {
  await platform.set('site', siteWithCaptcha)
  const { popup, byName, mobile, submit, country, findCountry, getCode, user } = await openRegistration(page)
  await expectAccessible(page)
  await submit.click()
  await expect(mobile).toBeFocused()
  await expectAccessible(page)
  await country.click()
  await expect(findCountry).toBeFocused()
  await expectAccessible(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await byName.click()
  await submit.click()
  await expect(user).toBeFocused()
  await expectAccessible(page)
  await buttonsIn(popup).readTerms.click()
  await expect(termsPopup(page).popup).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(popup).toBeVisible()
  await mobile.fill('11977770001')
  await getCode.click()
  await expect(page.getByRole('slider')).toHaveAttribute('aria-disabled', 'false')
  await expectAccessible(page)
})

test('a visitor registers from Home by keyboard alone', { tag: LONG }, async ({ page, platform }) => {
  await platform.set('modules', modulesWithout('MOBILENUMREG3'))
  await page.goto('/')
  await takenOver(page)
  const { user, agreed, popup } = registrationPopup(page)
  await siteLayout(page).register.focus()
  await page.keyboard.press('Enter')
  await expect(user).toBeFocused()
  await page.keyboard.type('teclada')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  // Skip the optional fields. Closing the country list must not close the popup.
  const country = popup.getByRole('combobox', { name: textOf('auth.countryPicker.label') })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(country).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(country).toBeFocused()
  await expect(popup).toBeVisible()
  for (
    let presses = 0;
    presses < 10 && !(await agreed.evaluate((box) => box === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(agreed).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('slider')).toBeFocused()
  await fitTile(page)
  await expectLoggedIn(page)
})

/** `autocomplete` values for password managers and phone keyboards. */
const completions = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  mobileNum: 'tel-national',
  verificationCode: 'one-time-code',
  email: 'email',
  payeeName: 'name',
  nickname: 'nickname',
  birthday: 'bday',
  nationality: 'country-name',
  address: 'street-address',
  occupation: 'organization-title',
  paymentPassword: 'off',
  verifyPwd: 'off',
  affiliateCode: 'off',
} as const

test('the registration fields have autocomplete values, and the form fits a phone in both languages', {
  tag: LONG,
}, async ({ page, platform }) => {
  const names = Object.keys(completions) as (keyof typeof completions)[]
  await platform.set(
    'registerRules',
    rulesWith(Object.fromEntries(names.map((name) => [name, { required: true }]))),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  for (const language of ['pt', 'en']) {
    await page.context().addCookies([{ name: 'lang', value: language, url: platform.url }])
    const { popup, field } = await openRegistration(page)
    await popup.getByRole('tab').last().click()
    for (const name of names) await expect(field(name)).toHaveAttribute('autocomplete', completions[name])
    const submit = popup.getByRole('button', {
      name: anyOf(textOf('common.signUp'), textIn('en', 'common.signUp')),
    })
    await submit.click()
    await expect(field('username')).toBeFocused()
    const cut = await popup.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll<HTMLElement>('label, p, button, h2')]
        .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth)
        .map((one) => one.textContent),
    )
    expect(cut, language).toEqual([])
    // Whichever field has the focus, the submit button is visible and does not cover it.
    for (const name of names) {
      await field(name).focus()
      await expect(submit).toBeInViewport({ ratio: 1 })
      const [input, button] = await Promise.all([field(name).boundingBox(), submit.boundingBox()])
      expect((input?.y ?? 0) + (input?.height ?? 0), name).toBeLessThanOrEqual(button?.y ?? 0)
    }
  }
})
