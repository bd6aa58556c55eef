import type { Locator } from '@playwright/test'
import { forgotPopup } from '#tests/browser/auth/forgot-popup.ts'
import { loginPopup } from '#tests/browser/auth/login-popup.ts'
import { registrationPopup } from '#tests/browser/auth/registration-popup.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { clearFault, setFault } from '#tests/browser/kit/sandbox.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'

const banner = (place: Locator, title: string) =>
  place.getByRole('article').filter({ hasText: title, visible: true })

async function expectDrawn(shown: Locator): Promise<void> {
  await expect(shown).toBeVisible()
  await shown.scrollIntoViewIfNeeded()
  await expect
    .poll(() => shown.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
}

for (const width of [390, 1440])
  test(`[HOME-02] login, registration and password recovery show their banners at ${width} px`, {
    tag: LONG,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/login')
    const login = loginPopup(page)
    await expectDrawn(banner(login.popup, textOf('banner.login.welcomeBack.title')))
    await login.forgot.click()
    await expectDrawn(banner(forgotPopup(page).popup, textOf('banner.forgotPassword.help.title')))
    await page.goto('/register')
    await expectDrawn(banner(registrationPopup(page).popup, textOf('banner.signUp.welcome.title')))
  })

test('[HOME-02] the side menu shows the promotions banner, which opens the promotions page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const side = page.getByRole('complementary')
  const offers = banner(side, textOf('banner.menu.promotions.title'))
  await expectDrawn(offers)
  await offers.getByRole('link', { name: textOf('banner.menu.promotions.action') }).click()
  await expect(page).toHaveURL(/\/promotions$/)
})

test('the login popup has the same size and position with its banner and without it', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await setFault(request, 'listBanners', { kind: 'error' })
  await page.goto('/login')
  const login = loginPopup(page)
  await expect.poll(() => faults.length).toBeGreaterThan(0)
  await expect(login.user).toBeVisible()
  const without = await login.popup.boundingBox()
  await clearFault(request, 'listBanners')
  await page.goto('/login')
  await expectDrawn(banner(login.popup, textOf('banner.login.welcomeBack.title')))
  expect(await login.popup.boundingBox()).toEqual(without)
  expectOnly(faults, /status of 500/)
})
