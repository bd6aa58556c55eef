import type { Page } from '@playwright/test'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { logInByForm, openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, newestCode, setFault } from '#tests/browser/kit/sandbox.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { LONG } from '#tests/support/is-long.ts'
import { dragTile, loginPopup, openLogin, rememberByCode } from './login-popup.ts'

test.use({ seedFor: 'test' })
test.describe.configure({ timeout: 60_000 })

test.afterEach(({ request }) => calm(request))

for (const from of ['/', '/login']) {
  test(`moves the focus to the account menu after a login from ${from}`, {
    tag: LONG,
  }, async ({ page }) => {
    await page.goto(from)
    await takenOver(page)
    if (from === '/') await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
    await logInByForm(page, 'ana')
    await expect(page.getByRole('button', { name: 'Minha conta' })).toBeFocused()
  })
}

test('moves the focus to the account menu after starting free play', { tag: LONG }, async ({ page }) => {
  const { freePlay } = await openLogin(page)
  await freePlay.click()
  await expect(page.getByRole('button', { name: 'Minha conta' })).toBeFocused()
})

test('returns the focus to the account menu after closing the password change', { tag: LONG }, async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'))
  const account = page.getByRole('button', { name: 'Minha conta' })
  await account.click()
  await page.getByRole('button', { name: 'Trocar a senha' }).click()
  await expect(page.getByLabel('Senha atual')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(account).toBeFocused()
})

test('login popup opens on the tab and number of the last remembered login', {
  tag: LONG,
}, async ({ page, browser, request }) => {
  const { popup, mobile, code, getCode, remember, submit } = await openLogin(page)
  await popup.getByRole('tab', { name: 'Celular' }).click()
  await mobile.fill('11 98888-0003')
  await remember.check()
  await getCode.click()
  await dragTile(page)
  await expect(code).toBeFocused()
  await code.fill(await newestCode(request, '+5511988880003'))
  await submit.click()
  await expect(popup).toHaveCount(0)
  // The same browser on a later visit: with cookies but without a session.
  const next = await browser.newContext({ storageState: await page.context().storageState() })
  await expectByCode(await next.newPage())
  await next.close()
})

test('arrow keys move between the login tabs and keep the focus on them', { tag: LONG }, async ({
  page,
  platform,
}) => {
  await rememberByCode(page, platform.url)
  const { popup, mobile, user } = await openLogin(page)
  await expect(mobile).toBeFocused()
  await popup.getByRole('tab', { name: 'Celular' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(user).toBeVisible()
  await expect(popup.getByRole('tab', { name: 'Usuário' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(mobile).toBeVisible()
  await expect(popup.getByRole('tab', { name: 'Celular' })).toBeFocused()
})

test('returns the focus to the number after the warning about an invalid mobile', {
  tag: LONG,
}, async ({ page, request }) => {
  await setFault(request, 'sendLoginCode', { kind: 'refusal', code: 'code.mobileInvalid', value: {} })
  const { popup, mobile, getCode } = await openLogin(page)
  await popup.getByRole('tab', { name: 'Celular' }).click()
  await mobile.fill('11 98888-0003')
  await getCode.click()
  await dragTile(page)
  await page
    .getByRole('dialog', { name: 'Nenhum código foi enviado' })
    .getByRole('button', { name: 'OK' })
    .click()
  await expect(mobile).toBeFocused()
})

test('moves the focus to the login link after logging out', { tag: LONG }, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await page.getByRole('button', { name: 'Minha conta' }).press('Enter')
  await page.getByRole('button', { name: 'Sair' }).press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeFocused()
})

test('returns the focus to the tile after leaving a game', { tag: LONG }, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await takenOver(page)
  const tile = page.locator('[data-tile]:not([aria-disabled])').first()
  const name = await tile.getAttribute('data-tile')
  await tile.press('Enter')
  await page.getByRole('button', { name: 'Voltar' }).press('Enter')
  await expect(page.locator(`[data-tile="${name}"]:focus`)).toHaveCount(1)
})

test('moves the focus to the maintenance screen when the site closes', { tag: LONG }, async ({
  page,
  platform,
  faults,
}) => {
  await page.clock.install()
  await page.goto('/login')
  await takenOver(page)
  const status = { maintenance: true, maintenanceEnd: null, regionRestricted: false, customerService: null }
  await platform.set('systemStatus', status)
  await loginPopup(page).freePlay.click()
  await expect(page.getByRole('heading', { name: 'Voltamos já' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await platform.set('systemStatus', { ...status, maintenance: false })
  await page.clock.runFor(15_000)
  await expect(loginPopup(page).popup).toBeVisible()
  expectOnly(faults, /503/)
})

/** The popup opens on the mobile tab with the last number, from its URL and from the header. */
async function expectByCode(page: Page): Promise<void> {
  const { popup, mobile, remember } = await openLogin(page)
  const chosen = popup.getByRole('tab', { selected: true })
  await expect(chosen).toHaveText('Celular')
  await expect(mobile).toHaveValue('11988880003')
  await expect(mobile).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
  await expect(chosen).toHaveText('Celular')
  await expect(mobile).toBeFocused()
  await expect(remember).toBeChecked()
}
