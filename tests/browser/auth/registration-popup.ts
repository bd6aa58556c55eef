import type { Page } from '@playwright/test'
import { cacheName } from '#api/browser/cached-subjects.ts'
import type { RegisterField } from '#protocol/auth/register-settings.ts'
import { firstRegisterRules } from '#server/auth/registration/register-rules.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import type { ModuleFlag } from '#server/settings/site.settings.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { captchaOf, newestCode } from '#tests/browser/kit/sandbox.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { dragTile } from './login-popup.ts'

type Request = Page['request']

/** A password that the operator's first rules take. */
export const PASSWORD = 'segredo-123'

/** The registration popup as a visitor finds it. */
export function registrationPopup(page: Page) {
  const popup = page.getByRole('dialog', { name: /^(Cadastrar-se|Register)$/ })
  return {
    popup,
    byName: popup.getByRole('tab', { name: 'Usuário' }),
    byMobile: popup.getByRole('tab', { name: 'Celular' }),
    /** One of the operator's fields, whatever its language calls it. */
    field: (name: RegisterField) => popup.locator(`input[name="${name}"]`),
    user: popup.getByRole('textbox', { name: 'Usuário' }),
    password: popup.getByLabel('Senha', { exact: true }),
    confirmation: popup.getByLabel('Senha outra vez'),
    mobile: popup.getByRole('textbox', { name: /^Celular/ }),
    code: popup.getByRole('textbox', { name: /^Código( \(opcional\))?$/ }),
    invitation: popup.getByRole('textbox', { name: /^Código de convite/ }),
    captcha: popup.getByRole('textbox', { name: 'Números da imagem' }),
    otherPicture: popup.getByRole('button', { name: 'Outra imagem' }),
    getCode: popup.locator('form').getByRole('button', { name: /código|Enviando/ }),
    country: popup.getByRole('combobox', { name: /^País/ }),
    findCountry: popup.getByRole('combobox', { name: 'Procurar um país' }),
    agreed: popup.getByRole('checkbox', { name: 'Tenho 18 anos ou mais e aceito os termos.' }),
    submit: popup.getByRole('button', { name: /^Cadastra(r-se|ndo)$/ }),
    said: popup.getByRole('alert'),
  }
}

/** As five minutes do: the tab has kept no rules for registering, or for a password, any more. */
export const forgetRules = (page: Page): Promise<void> =>
  page.evaluate((name) => {
    // A tab that was never at the site has no storage.
    if (location.origin !== 'null') sessionStorage.removeItem(name)
  }, cacheName('registerRules'))

/** Opens the popup at its own address. */
export async function openRegistration(page: Page, address = '/register') {
  await page.goto(address)
  await takenOver(page)
  const registration = registrationPopup(page)
  await expect(registration.popup.locator('form')).toBeVisible()
  return registration
}

/** Fills in what a registration by name needs by the operator's first rules; with a captcha what is to be read in it. */
export async function fillInByName(page: Page, user: string): Promise<void> {
  const { byName, password, confirmation, agreed, captcha, ...registration } = registrationPopup(page)
  if ((await byName.count()) > 0) await byName.click()
  await registration.user.fill(user)
  await password.fill(PASSWORD)
  await confirmation.fill(PASSWORD)
  await agreed.check()
  if ((await captcha.count()) > 0) await captcha.fill(await captchaOf(page))
}

/** Fills in a mobile of Brazil and the code that is texted to it. */
export async function proveMobile(page: Page, request: Request, national: string): Promise<void> {
  const { mobile, getCode, code } = registrationPopup(page)
  await mobile.fill(national)
  await getCode.click()
  await dragTile(page)
  await expect(code).toBeFocused()
  await code.fill(await newestCode(request, `+55${national.replace(/\D/g, '')}`))
}

/** Sends the form and fits the tile. */
export async function submitAndFit(page: Page): Promise<void> {
  await registrationPopup(page).submit.click()
  await dragTile(page)
  await expect(page.getByRole('slider')).toHaveCount(0)
}

/** Somebody is in, at Home, with nothing over it. */
export async function expectLoggedIn(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Minha conta' })).toBeVisible()
  await expect(page).toHaveURL('/')
}

/** The operator's first rules with some of them changed; what is changed is asked for. */
export const rulesWith = (
  changes: { [Field in RegisterField]?: Partial<(typeof firstRegisterRules)[Field]> },
) =>
  Object.fromEntries(
    Object.entries(firstRegisterRules).map(([field, rule]) => {
      const change = changes[field as RegisterField]
      return [field, change ? { ...rule, enabled: true, ...change } : rule]
    }),
  )

/** Every module but these. */
export const modulesWithout = (...off: ModuleFlag[]) => ({
  ...settings.modules.initial,
  ...Object.fromEntries(off.map((flag) => [flag, false])),
})

/** The site with a captcha before every registration. */
export const siteWithCaptcha = { ...settings.site.initial, publicCaptcha: true }

/** Bodies and paths of the calls that a page makes from now on, in their order; reading calls among them. */
export function callsOf(page: Page): { method: string; path: string; address: URL; body: unknown }[] {
  const calls: ReturnType<typeof callsOf> = []
  page.on('request', (one) => {
    const address = new URL(one.url())
    if (!address.pathname.startsWith('/wps/')) return
    calls.push({ method: one.method(), path: address.pathname, address, body: bodyOf(one.postData()) })
  })
  return calls
}

/** What is sealed is no JSON. */
function bodyOf(sent: string | null): unknown {
  if (!sent?.startsWith('{')) return sent
  return JSON.parse(sent)
}
