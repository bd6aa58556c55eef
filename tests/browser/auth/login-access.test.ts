import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { fitTile, openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { LONG } from '#tests/support/is-long.ts'
import { changePasswordPopup } from './change-password-popup.ts'
import { codeNotSentPopup } from './code-not-sent-popup.ts'
import { dragTile, loginPopup, openLogin } from './login-popup.ts'

test.use({ seedFor: 'test' })
test.describe.configure({ timeout: 90_000 })

test.afterEach(({ request }) => calm(request))

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

test('the login popup passes axe in every state, even in the light theme', { tag: LONG }, async ({
  page,
  request,
}) => {
  const { user, password, submit, captcha, mobile, getCode, byMobile } = await openLogin(page)
  await expectAccessible(page)
  await submit.click()
  await expectAccessible(page)
  await user.fill('ana')
  await password.fill('palpite-demo-1')
  await setFault(request, 'login', { kind: 'refusal', code: 'login.captchaWrong', value: { captcha: true } })
  await submit.click()
  await expect(page.getByRole('slider')).toHaveAttribute('aria-disabled', 'false')
  await expectAccessible(page)
  await dragTile(page)
  await expect(captcha).toBeFocused()
  await expectAccessible(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
  await expectAccessible(page)
  await byMobile.click()
  await mobile.fill('11 98888-0001')
  await expectAccessible(page)
  await setFault(request, 'sendLoginCode', {
    kind: 'refusal',
    code: 'code.throttled',
    value: { retryAfter: 90_000 },
  })
  await getCode.click()
  await dragTile(page)
  await expect(codeNotSentPopup(page).popup).toBeVisible()
  await expectAccessible(page)
})

test('the forced password change passes axe', { tag: LONG }, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'carla'))
  const changePassword = changePasswordPopup(page)
  await expect(changePassword.popup).toBeVisible()
  await changePassword.submit.click()
  await expectAccessible(page)
})

test('a member logs in from Home by keyboard alone', { tag: LONG }, async ({ page }) => {
  await page.goto('/')
  await takenOver(page)
  await siteLayout(page).logIn.focus()
  await page.keyboard.press('Enter')
  await expect(loginPopup(page).user).toBeFocused()
  await page.keyboard.type('ana')
  await page.keyboard.press('Tab')
  await page.keyboard.type('palpite-demo-1')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(loginPopup(page).remember).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('slider')).toBeFocused()
  await fitTile(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(siteLayout(page).account).toBeVisible()
})
