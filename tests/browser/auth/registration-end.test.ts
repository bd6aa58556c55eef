import { clearSession } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { showPopups } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { termsPopup } from '#tests/browser/site/terms-popup.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { dragTile, openLogin } from './login-popup.ts'
import {
  expectLoggedIn,
  fillInByName,
  openRegistration,
  PASSWORD,
  proveMobile,
  registrationPopup,
  submitAndFit,
} from './registration-popup.ts'

test.use({ seedFor: 'test' })

test('[LOGIN-08] welcomes a new member and keeps the token in this tab only', async ({ page, request }) => {
  await openRegistration(page)
  await fillInByName(page, 'recemchegada')
  await showPopups(request, ['F'])
  await submitAndFit(page)
  const welcome = page.getByRole('dialog', { name: textOf('popup.welcome.title') })
  await expect(welcome).toBeVisible()
  const kept = await page.evaluate(() => ({
    tab: sessionStorage.getItem('token'),
    elsewhere: JSON.stringify({ ...localStorage }) + document.cookie,
  }))
  expect(kept.tab).toBeTruthy()
  expect(kept.elsewhere).not.toContain(kept.tab)
  await buttonsIn(welcome).ok.click()
  await expectLoggedIn(page)
  // The next login is not the first one, so no welcome popup appears.
  await siteLayout(page).account.click()
  await buttonsIn(page).logOut.click()
  const { user, password, submit } = await openLogin(page)
  await user.fill('recemchegada')
  await password.fill(PASSWORD)
  const popups = page.waitForResponse(
    (one) => one.url().includes('/wps/relay/popups') && one.url().includes('A'),
  )
  await submit.click()
  await dragTile(page)
  await popups
  await expectLoggedIn(page)
})

test('[LOGIN-14] the login popup opens the terms, password recovery and the registration form', async ({
  page,
}) => {
  const { popup } = await openLogin(page)
  await buttonsIn(popup).readTerms.click()
  const terms = termsPopup(page)
  await expect(terms.popup).toContainText(textOf('site.terms.whoBody'))
  await page.keyboard.press('Escape')
  await expect(terms.popup).toHaveCount(0)
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: textOf('auth.forgotPassword.title') }).click()
  await expect(page.getByRole('dialog', { name: textOf('auth.forgotPassword.title') })).toBeVisible()
  await expect(popup).toHaveCount(0)
  const again = await openLogin(page)
  await buttonsIn(again.popup).register.click()
  await expect(registrationPopup(page).popup).toBeVisible()
  await expect(again.popup).toHaveCount(0)
})

test('registers by mobile from Home and then logs in with the mobile as the user name', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.goto('/#slots')
  await takenOver(page)
  await siteLayout(page).register.click()
  const { password, confirmation, agreed, mobile } = registrationPopup(page)
  await expect(mobile).toBeFocused()
  await proveMobile(page, request, '11 97777-0001')
  await password.fill(PASSWORD)
  await confirmation.fill(PASSWORD)
  await agreed.check()
  await submitAndFit(page)
  await expectLoggedIn(page)
  await clearSession(page)
  const login = await openLogin(page)
  await login.user.fill('5511977770001')
  await login.password.fill(PASSWORD)
  await login.submit.click()
  await dragTile(page)
  await expectLoggedIn(page)
})
