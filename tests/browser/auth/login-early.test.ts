import type { Page } from '@playwright/test'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { loginPopup, rememberByCode } from './login-popup.ts'

/**
 * Holds back the application's scripts. The returned function releases them and waits for the login popup.
 */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    release()
    await expect(loginPopup(page).popup).toBeVisible()
  }
}

test('replays a login that is entered and submitted before the scripts have loaded', {
  tag: LONG,
}, async ({ page }) => {
  const login = loginPopup(page)
  const letGo = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await login.user.fill('ana')
  await login.password.fill('palpite-demo-1')
  await login.remember.check()
  await login.password.press('Enter')
  await letGo()
  await expect(page.getByRole('slider')).toBeVisible()
  await buttonsIn(page).back.click()
  await expect(login.user).toHaveValue('ana')
  await expect(login.password).toHaveValue('palpite-demo-1')
  await expect(login.remember).toBeChecked()
})

test('keeps a user name typed before the scripts have loaded, and lets typing continue', {
  tag: LONG,
}, async ({ page }) => {
  const login = loginPopup(page)
  const letGo = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await login.user.pressSequentially('an')
  await page.getByRole('button', { name: textOf('auth.password.show') }).click()
  await letGo()
  await expect(login.password).toHaveAttribute('type', 'text')
  await expect(login.user).toHaveValue('an')
  await login.user.press('End')
  await page.keyboard.type('a')
  await expect(login.user).toHaveValue('ana')
})

test('a login that starts on Home while the scripts are loading reaches the slider', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  await siteLayout(page).logIn.click()
  await loginPopup(page).user.fill('ana')
  await loginPopup(page).password.fill('palpite-demo-1')
  await buttonsIn(page.getByRole('dialog')).logIn.click()
  await expect(page.getByRole('slider')).toBeVisible()
})

test('starts free play when its button is pressed before the scripts have loaded', { tag: LONG }, async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('button', { name: textOf('auth.login.playDemo') }).click()
  await letGo()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the login form accepts a user name after key events during hydration', {
  tag: LONG,
}, async ({ page }) => {
  await page.addInitScript(() => {
    const touch = () =>
      document
        .querySelector('[name=username]')
        ?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
    const touching = setInterval(touch, 1)
    setTimeout(() => clearInterval(touching), 4_000)
  })
  await page.goto('/login')
  await takenOver(page)
  await loginPopup(page).user.fill('ana')
  await expect(loginPopup(page).user).toHaveValue('ana')
})

test('keeps a user name typed before the scripts have loaded, even if the last login was by code', {
  tag: LONG,
}, async ({ page, platform }) => {
  await rememberByCode(page, platform.url)
  const letGo = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await loginPopup(page).user.pressSequentially('an')
  await letGo()
  await takenOver(page)
  await page.keyboard.type('a')
  await expect(loginPopup(page).user).toHaveValue('ana')
})

test.describe('in a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 720 } })

  test('the server-rendered login popup covers the whole page', async ({ page }) => {
    await page.goto('/login')
    await buttonsIn(page.getByRole('dialog')).close.click({ trial: true })
  })
})

test('[LOGIN-11] keeps the session when a link is pressed before the scripts have loaded', async ({
  page,
  request,
}) => {
  const token = await sessionOf(request, 'ana')
  const letGo = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await letGo.promise
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await openWith(page, token)
  const shortcuts = siteLayout(page).shortcuts
  await shortcuts.games.click()
  await expect(page).toHaveURL('/games')
  letGo.resolve()
  await expect(shortcuts.account).toBeVisible()
})
