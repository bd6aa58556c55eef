import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { fitTile, passwordOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, newestCode, setFault, showPopups } from '#tests/browser/kit/sandbox.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textIn, textOf } from '#tests/support/texts.ts'
import { forgetPassword, forgotPopup, haveCodeTexted, openForgotten } from './forgot-popup.ts'
import { loginPopup, tryToLogIn } from './login-popup.ts'
import { authenticatorCode, twoFactor, wrongCode } from './two-factor-form.ts'

test.use({ seedFor: 'test' })
test.describe.configure({ timeout: 120_000 })

test.afterEach(({ request }) => calm(request))

/** Checks that the dialog is accessible in both themes and not cut off. */
async function expectFit(page: Page): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'))
  const cut = await page.getByRole('dialog').evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        const isText = element.children.length === 0 && element.tagName !== 'INPUT'
        return (
          left < -1 ||
          right > innerWidth + 1 ||
          (isText &&
            element.scrollWidth > element.clientWidth + 1 &&
            getComputedStyle(element).display !== 'inline')
        )
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )
  expect(cut).toEqual([])
}

async function inEnglish(page: Page) {
  await page.context().addCookies([{ name: 'lang', value: 'en', url: page.url() }])
}

test('password recovery and two-factor login pass axe in every state and fit a phone', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { tab, mobile, user, email, submit, popup, said, back } = await openForgotten(page)
  await expectFit(page)
  await submit.click()
  await expectFit(page)
  await mobile.fill('11 98888-0006')
  await haveCodeTexted(page)
  await expectFit(page)
  await tab(textOf('common.email')).click()
  await submit.click()
  await expectFit(page)
  await user.fill('vera')
  await email.fill('nobody@example.com')
  await submit.click()
  await fitTile(page)
  await expect(said).toBeVisible()
  await expectFit(page)
  await setFault(request, 'forgotPasswordByEmail', {
    kind: 'refusal',
    code: 'forgot.throttled',
    value: { retryAfter: 600_000 },
    times: 1,
  })
  await submit.click()
  await fitTile(page)
  await expect(said).toContainText(textOf('common.tooManyAttempts'))
  await expectFit(page)
  await back.click()
  await forgetPassword(page)
  await tab(textOf('common.email')).click()
  await user.fill('vera')
  await email.fill('vera@example.com')
  await submit.click()
  await fitTile(page)
  await expect(popup.getByRole('status')).toBeVisible()
  await expectFit(page)
  await page.keyboard.press('Enter')

  await page.goto('/login')
  await takenOver(page)
  await tryToLogIn(page, 'vera', passwordOf('vera'))
  const { code, submit: confirm, other, said: saidOfCode } = twoFactor(page)
  await expectFit(page)
  await code.fill(await wrongCode(request))
  await confirm.click()
  await expect(saidOfCode).toBeVisible()
  await expectFit(page)
  await other.click()
  await confirm.click()
  await expectFit(page)
})

test('advertisement popups pass axe, can be used by keyboard and fit a phone', { tag: LONG }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await showPopups(request, ['B'])
  await page.goto('/')
  await takenOver(page)
  await page.keyboard.press('Shift')
  await expect(page.getByRole('dialog', { name: textOf('popup.tryDemo.title') })).toBeVisible()
  await expectFit(page)
  // By keyboard, hide the first popup for today and close it.
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(textOf('site.publicPopup.notToday'))).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('dialog').getByRole('link', { name: textOf('popup.tryDemo.action') }),
  ).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: textOf('popup.spottedJaguar.title') })).toBeVisible()
  await expectFit(page)
})

test('a member recovers the account by keyboard alone, with a mobile and a second factor', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.goto('/login')
  await takenOver(page)
  await loginPopup(page).forgot.focus()
  await page.keyboard.press('Enter')
  const { mobile, code, fresh, tab, user } = forgotPopup(page)
  await expect(mobile).toBeFocused()
  await tab(textOf('common.phoneNumber')).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(textOf('common.email'))).toBeFocused()
  await expect(user).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(textOf('common.phoneNumber'))).toBeFocused()
  await mobile.focus()
  await page.keyboard.type('11 98888-0006')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('slider')).toBeFocused()
  await fitTile(page)
  await expect(code).toBeFocused()
  await page.keyboard.type(await newestCode(request, '+5511988880006'))
  await fresh.focus()
  await page.keyboard.type('caju-e-manga-7')
  await page.keyboard.press('Enter')
  await expect(twoFactor(page).code).toBeFocused()
  await page.keyboard.type(await authenticatorCode(request))
  await page.keyboard.press('Enter')
  await expect(siteLayout(page).account).toBeFocused()
})

test('password recovery in English passes axe and fits a phone', { tag: LONG }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/login')
  await inEnglish(page)
  await page.reload()
  await takenOver(page)
  await page.getByRole('button', { name: textIn('en', 'auth.forgotPassword.title') }).click()
  await expect(page.getByRole('dialog', { name: textIn('en', 'auth.forgotPassword.title') })).toBeVisible()
  await page.getByRole('button', { name: textIn('en', 'auth.forgotPassword.save') }).click()
  await expectFit(page)
  await page.getByRole('tab', { name: textIn('en', 'common.email') }).click()
  await page.getByRole('button', { name: textIn('en', 'auth.forgotPassword.sendEmail') }).click()
  await expectFit(page)
})
