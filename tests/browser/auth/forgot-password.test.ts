import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { fitTile } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, mailedPassword, newestCode, setFault, switchTwoFactorOn } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { changePasswordPopup } from './change-password-popup.ts'
import {
  anas,
  askForMail,
  carlas,
  fillInByMobile,
  forgetPassword,
  haveCodeTexted,
  NEW_PASSWORD,
  openForgotten,
  sendMail,
  veras,
} from './forgot-popup.ts'
import { loginPopup, tryToLogIn } from './login-popup.ts'
import { authenticatorCode, twoFactor } from './two-factor-form.ts'

test.use({ seedFor: 'test' })
test.describe.configure({ timeout: 90_000 })

test.afterEach(({ request }) => calm(request))

test('[FORGOT-01] emails a new password only if the username and the email address belong together', async ({
  page,
  request,
}) => {
  const { popup, tab, user, email, submit, said } = await openForgotten(page)
  await tab(textOf('common.email')).click()
  await expect(user).toBeFocused()
  await submit.click()
  await expect(user).toHaveAccessibleDescription(textOf('auth.username.required'))
  await expect(email).toHaveAccessibleDescription(textOf('auth.forgotPassword.emailRequired'))
  await expect(user).toBeFocused()
  await user.fill('carla')
  await email.fill('carla em casa')
  await submit.click()
  await expect(email).toHaveAccessibleDescription(textOf('common.emailInvalid'))
  await expect(email).toBeFocused()
  await expect(page.getByRole('slider')).toHaveCount(0)

  await askForMail(page, { user: 'carla', email: 'ana@example.com' })
  await expect(said).toContainText(textOf('auth.forgotPassword.notFound'))
  await email.fill('carla@example.com')
  await sendMail(page)
  const sent = popup.getByRole('status')
  await expect(sent).toContainText(textOf('auth.forgotPassword.emailSent'))
  await expect(buttonsIn(sent).ok).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(popup).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/')

  const password = await mailedPassword(request, 'carla@example.com')
  await siteLayout(page).logIn.click()
  await tryToLogIn(page, 'carla', password)
  const change = changePasswordPopup(page)
  await change.fresh.fill(NEW_PASSWORD)
  await change.again.fill(NEW_PASSWORD)
  await change.submit.click()
  await expect(change.popup).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(siteLayout(page).account).toBeFocused()
})

test('[FORGOT-02] a password reset by mobile logs the member in and opens Home, not the requested page', async ({
  page,
  request,
}) => {
  const first = await openForgotten(page, '/login?next=%2Fseamless%3FnodeId%3D1')
  await expect(first.tab(textOf('common.phoneNumber'))).toHaveAttribute('aria-selected', 'true')
  await expect(first.mobile).toBeFocused()
  await first.submit.click()
  await expect(first.mobile).toHaveAccessibleDescription(textOf('auth.phone.required'))
  await expect(first.code).toHaveAccessibleDescription(textOf('auth.smsCode.required'))
  await expect(first.fresh).toHaveAccessibleDescription(textOf('common.passwordRequired'))
  await expect(first.mobile).toBeFocused()
  await fillInByMobile(page, anas)
  await first.fresh.press('Enter')
  await expect(first.popup).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(siteLayout(page).account).toBeFocused()

  await siteLayout(page).account.click()
  await buttonsIn(page).logOut.click()
  await siteLayout(page).logIn.click()
  const again = await forgetPassword(page)
  // Carla's old password has expired, but the new one has not.
  await fillInByMobile(page, carlas)
  await again.submit.click()
  await expect(again.popup).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(siteLayout(page).account).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await siteLayout(page).account.click()
  await buttonsIn(page).logOut.click()
  await siteLayout(page).logIn.click()
  await tryToLogIn(page, 'ana', NEW_PASSWORD)
  await expect(siteLayout(page).account).toBeVisible()
  expect(await newestCode(request, anas.e164)).not.toBe(await newestCode(request, carlas.e164))
})

test('going back from password recovery keeps the code’s countdown and the page requested before login', {
  tag: LONG,
}, async ({ page }) => {
  const { popup, mobile, getCode, back, code, fresh } = await openForgotten(page, '/login?next=%2Fhome')
  await page.clock.install()
  await mobile.fill(anas.national)
  await haveCodeTexted(page)
  await code.fill('123456')
  await fresh.fill(NEW_PASSWORD)
  await expect(code).toHaveAccessibleDescription(textOf('common.codeSent'))
  await expect(getCode).toHaveText(/^(1:00|0:5\d)$/)
  await page.clock.runFor(10_000)
  await back.click()
  await expect(popup).toHaveCount(0)
  await expect(loginPopup(page).user).toBeFocused()
  await forgetPassword(page)
  await expect(mobile).toHaveValue(anas.national)
  await expect(code).toHaveValue('')
  await expect(fresh).toHaveValue('')
  await mobile.fill('11 98888-0002')
  await expect(getCode).toHaveText(textOf('auth.smsCode.request'))
  await mobile.fill(anas.national)
  await expect(getCode).toHaveText(/^0:[34]\d$/)
  await expect(getCode).toHaveAttribute('aria-disabled', 'true')
  await page.clock.runFor(50_000)
  await expect(getCode).toHaveText(textOf('auth.smsCode.request'))
  await back.click()
  const login = loginPopup(page)
  await login.user.fill('ana')
  await login.password.fill('palpite-demo-1')
  await login.submit.click()
  await page.clock.resume()
  await fitTile(page)
  await expect(page).toHaveURL('/home')
  await expect(siteLayout(page).account).toBeVisible()
})

test('password recovery offers only email when recovery by mobile is disabled', {
  tag: LONG,
}, async ({ page, platform }) => {
  await platform.set('modules', { CHNGPASSVERIF3: false })
  const { popup, user, mobile } = await openForgotten(page)
  await expect(user).toBeFocused()
  await expect(popup.getByRole('tablist')).toHaveCount(0)
  await expect(popup.getByRole('tabpanel')).toHaveCount(0)
  await expect(mobile).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
})

test('a password reset by mobile changes the password before it asks for the second factor', {
  tag: LONG,
}, async ({ page, request }) => {
  const { popup, submit } = await openForgotten(page)
  await fillInByMobile(page, veras)
  await submit.click()
  const { code, back, submit: confirm } = twoFactor(page)
  await expect(code).toBeFocused()
  await back.click()
  const changed = popup.getByRole('status')
  await expect(changed).toContainText(textOf('auth.forgotPassword.changed'))
  await expect(buttonsIn(changed).logIn).toBeFocused()
  await page.keyboard.press('Enter')
  await tryToLogIn(page, 'vera', NEW_PASSWORD)
  await expect(code).toBeFocused()
  await back.click()

  const { secret } = await switchTwoFactorOn(request, 'ana')
  await forgetPassword(page)
  await fillInByMobile(page, anas)
  await submit.click()
  await code.fill(await authenticatorCode(request, { secret }))
  await confirm.click()
  await expect(page).toHaveURL('/')
  await expect(siteLayout(page).account).toBeFocused()
})

test('if the response is lost, password recovery says that the password may have changed', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  const { submit, said, code, fresh, back } = await openForgotten(page)
  await fillInByMobile(page, anas)
  await setFault(request, 'forgotPasswordByMobile', { kind: 'cut', times: 1 })
  await submit.click()
  await expect(said).toContainText(textOf('kit.feedback.noResponse'))
  await expect(said).toContainText(textOf('auth.forgotPassword.maybeChanged'))
  await expect(fresh).toHaveValue(NEW_PASSWORD)
  await submit.click()
  await expect(said).toContainText(textOf('auth.code.incorrect'))
  await expect(said).toContainText(textOf('auth.forgotPassword.maybeChanged'))
  await expect(code).toBeFocused()
  await back.click()
  await tryToLogIn(page, 'ana', NEW_PASSWORD)
  await expect(siteLayout(page).account).toBeFocused()
  // The browser retries a dropped connection by itself. It logs the drop and the platform's refusal of the
  // retry.
  expectOnly(faults, /ERR_|409/)
})
