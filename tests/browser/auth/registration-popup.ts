import type { Page } from '@playwright/test'
import { cacheName } from '#api/browser/cached-subjects.ts'
import type { RegistrationField } from '#protocol/auth/registration-settings.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import type { ModuleFlag } from '#server/settings/site.settings.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { captchaOf, newestCode } from '#tests/browser/kit/sandbox.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { anyOf, textIn, textOf } from '#tests/support/texts.ts'
import { getCodeName, signUpName } from './button-names.ts'
import { dragTile } from './login-popup.ts'

type Request = Page['request']

export const PASSWORD = 'segredo-123'

export function registrationPopup(page: Page) {
  const popup = page.getByRole('dialog', {
    name: anyOf(textOf('common.signUp'), textIn('en', 'common.signUp')),
  })
  return {
    popup,
    byName: popup.getByRole('tab', { name: textOf('common.username') }),
    byMobile: popup.getByRole('tab', { name: textOf('common.phoneNumber') }),
    /** A field by name, independent of the language. */
    field: (name: RegistrationField) => popup.locator(`input[name="${name}"]`),
    user: popup.getByRole('textbox', { name: textOf('common.username') }),
    password: popup.getByLabel(textOf('common.password'), { exact: true }),
    confirmation: popup.getByLabel(textOf('auth.registration.confirmPassword')),
    mobile: popup.getByRole('textbox', { name: textOf('common.phoneNumber') }),
    code: popup.getByRole('textbox', { name: textOf('auth.smsCode.label') }),
    invitation: popup.getByRole('textbox', { name: textOf('auth.registration.referralCode') }),
    captcha: popup.getByRole('textbox', { name: textOf('auth.captcha.label') }),
    otherPicture: popup.getByRole('button', { name: textOf('auth.captcha.refresh') }),
    getCode: popup.locator('form').getByRole('button', { name: getCodeName() }),
    country: popup.getByRole('combobox', { name: textOf('auth.countryPicker.label') }),
    findCountry: popup.getByRole('combobox', { name: textOf('auth.countryPicker.search') }),
    agreed: popup.getByRole('checkbox', { name: textOf('auth.registration.acceptTerms') }),
    submit: popup.getByRole('button', { name: signUpName() }),
    said: popup.getByRole('alert'),
  }
}

/** Removes the tab's cached registration rules, which otherwise last five minutes. */
export const forgetRules = (page: Page): Promise<void> =>
  page.evaluate((name) => {
    // A tab that has not opened the site yet has no storage.
    if (location.origin !== 'null') sessionStorage.removeItem(name)
  }, cacheName('registerRules'))

export async function openRegistration(page: Page, address = '/register') {
  await page.goto(address)
  await takenOver(page)
  const registration = registrationPopup(page)
  await expect(registration.popup.locator('form')).toBeVisible()
  return registration
}

/** Fills in a registration by username with the default rules, and the captcha if there is one. */
export async function fillInByName(page: Page, user: string): Promise<void> {
  const { byName, password, confirmation, agreed, captcha, ...registration } = registrationPopup(page)
  if ((await byName.count()) > 0) await byName.click()
  await registration.user.fill(user)
  await password.fill(PASSWORD)
  await confirmation.fill(PASSWORD)
  await agreed.check()
  if ((await captcha.count()) > 0) await captcha.fill(await captchaOf(page))
}

/** Fills in a Brazilian mobile and the code that is sent to it. */
export async function proveMobile(page: Page, request: Request, national: string): Promise<void> {
  const { mobile, getCode, code } = registrationPopup(page)
  await mobile.fill(national)
  await getCode.click()
  await dragTile(page)
  await expect(code).toBeFocused()
  await code.fill(await newestCode(request, `+55${national.replace(/\D/g, '')}`))
}

export async function submitAndFit(page: Page): Promise<void> {
  await registrationPopup(page).submit.click()
  await dragTile(page)
  await expect(page.getByRole('slider')).toHaveCount(0)
}

/** Expects a logged-in member on Home without overlays. */
export async function expectLoggedIn(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(siteLayout(page).account).toBeVisible()
  await expect(page).toHaveURL('/')
}

export const modulesWithout = (...off: ModuleFlag[]) => ({
  ...settings.modules.initial,
  ...Object.fromEntries(off.map((flag) => [flag, false])),
})

export const siteWithCaptcha = { ...settings.site.initial, publicCaptcha: true }

/** Records all calls from now on, in order, including reads. */
export function callsOf(page: Page): { method: string; path: string; address: URL; body: unknown }[] {
  const calls: ReturnType<typeof callsOf> = []
  page.on('request', (one) => {
    const address = new URL(one.url())
    if (!address.pathname.startsWith('/wps/')) return
    calls.push({ method: one.method(), path: address.pathname, address, body: bodyOf(one.postData()) })
  })
  return calls
}

/** Parses a JSON body. An encrypted body is not JSON and is returned unchanged. */
function bodyOf(sent: string | null): unknown {
  if (!sent?.startsWith('{')) return sent
  return JSON.parse(sent)
}
