import type { Page } from '@playwright/test'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, newestCode, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { fullPageMessage } from '#tests/browser/site/full-page-message.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { codeNotSentPopup } from './code-not-sent-popup.ts'
import { dragTile, logInByForm, loginPopup, openLogin, rememberByCode } from './login-popup.ts'

test.use({ seedFor: 'test' })
test.describe.configure({ timeout: 60_000 })

test.afterEach(({ request }) => calm(request))

for (const from of ['/', '/login']) {
  test(`moves the focus to the account menu after a login from ${from}`, {
    tag: LONG,
  }, async ({ page }) => {
    await page.goto(from)
    await takenOver(page)
    if (from === '/') await siteLayout(page).logIn.click()
    await logInByForm(page, 'ana')
    await expect(siteLayout(page).account).toBeFocused()
  })
}

test('moves the focus to the account menu after free play starts', { tag: LONG }, async ({ page }) => {
  const { freePlay } = await openLogin(page)
  await freePlay.click()
  await expect(siteLayout(page).account).toBeFocused()
})

test('returns the focus to the account menu after the password change is closed', { tag: LONG }, async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'))
  const account = siteLayout(page).account
  await account.click()
  await siteLayout(page).changePassword.click()
  await expect(page.getByLabel(textOf('auth.changePassword.current'))).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(account).toBeFocused()
})

test('the login popup opens with the tab and the mobile number of the last remembered login', {
  tag: LONG,
}, async ({ page, browser, request }) => {
  const { popup, mobile, code, getCode, remember, submit, byMobile } = await openLogin(page)
  await byMobile.click()
  await mobile.fill('11 98888-0003')
  await remember.check()
  await getCode.click()
  await dragTile(page)
  await expect(code).toBeFocused()
  await code.fill(await newestCode(request, '+5511988880003'))
  await submit.click()
  await expect(popup).toHaveCount(0)
  // Simulate a later visit in the same browser, which has kept its cookies but no session.
  const next = await browser.newContext({ storageState: await page.context().storageState() })
  await expectByCode(await next.newPage())
  await next.close()
})

test('the arrow keys move between the login tabs and keep the focus on them', { tag: LONG }, async ({
  page,
  platform,
}) => {
  await rememberByCode(page, platform.url)
  const { mobile, user, byMobile, byName } = await openLogin(page)
  await expect(mobile).toBeFocused()
  await byMobile.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(user).toBeVisible()
  await expect(byName).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(mobile).toBeVisible()
  await expect(byMobile).toBeFocused()
})

test('returns the focus to an invalid mobile number after the warning is closed', {
  tag: LONG,
}, async ({ page, request }) => {
  await setFault(request, 'sendLoginCode', { kind: 'refusal', code: 'code.mobileInvalid', value: {} })
  const { mobile, getCode, byMobile } = await openLogin(page)
  await byMobile.click()
  await mobile.fill('11 98888-0003')
  await getCode.click()
  await dragTile(page)
  await codeNotSentPopup(page).ok.click()
  await expect(mobile).toBeFocused()
})

test('moves the focus to the login link after logout', { tag: LONG }, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await siteLayout(page).account.press('Enter')
  await buttonsIn(page).logOut.press('Enter')
  await expect(siteLayout(page).logIn).toBeFocused()
})

test('returns the focus to a game’s tile after the game is closed', { tag: LONG }, async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await takenOver(page)
  const tile = page.locator('[data-tile]:not([aria-disabled])').first()
  const name = await tile.getAttribute('data-tile')
  await tile.press('Enter')
  await buttonsIn(page).back.press('Enter')
  await expect(page.locator(`[data-tile="${name}"]:focus`)).toHaveCount(1)
})

test('moves the focus to the maintenance screen when the site closes', { tag: LONG }, async ({
  page,
  platform,
  faults,
}) => {
  await page.clock.install()
  const banner = page.waitForResponse((reply) => reply.url().includes('group=w_login'))
  await page.goto('/login')
  await takenOver(page)
  // Wait for pending calls: if one were refused, the page would show the maintenance screen before the press.
  await banner
  await page.waitForLoadState('networkidle')
  const status = { maintenance: true, maintenanceEnd: null, regionRestricted: false, customerService: null }
  await platform.set('systemStatus', status)
  await loginPopup(page).freePlay.click()
  await expect(fullPageMessage(page).closed).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await platform.set('systemStatus', { ...status, maintenance: false })
  await page.clock.runFor(15_000)
  await expect(loginPopup(page).popup).toBeVisible()
  expectOnly(faults, /503/)
})

/**
 * Opens the login popup by its URL and then from the header. Expects it to show the tab and the mobile number
 * of the last login by code.
 */
async function expectByCode(page: Page): Promise<void> {
  const { popup, mobile, remember } = await openLogin(page)
  const chosen = popup.getByRole('tab', { selected: true })
  await expect(chosen).toHaveText(textOf('common.phoneNumber'))
  await expect(mobile).toHaveValue('11988880003')
  await expect(mobile).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await siteLayout(page).logIn.click()
  await expect(chosen).toHaveText(textOf('common.phoneNumber'))
  await expect(mobile).toBeFocused()
  await expect(remember).toBeChecked()
}
