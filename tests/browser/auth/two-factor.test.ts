import type { Page } from '@playwright/test'
import { verifyTwoFactor } from '#protocol/auth/two-factor-login.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { passwordOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, moveClock, setFault, switchTwoFactorOn } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { loginPopup, openLogin, tryToLogIn } from './login-popup.ts'
import { authenticatorCode, twoFactor, wrongCode } from './two-factor-form.ts'

test.use({ seedFor: 'test' })
test.describe.configure({ timeout: 90_000 })

test.afterEach(({ request }) => calm(request))

const account = (page: Page) => siteLayout(page).account
const enter = (page: Page, who: string) => tryToLogIn(page, who, passwordOf(who))

async function leave(page: Page) {
  await account(page).click()
  await buttonsIn(page).logOut.click()
  await siteLayout(page).logIn.click()
}

test('[LOGIN-17] two-factor login rejects a missing or wrong code and accepts the right one', {
  tag: LONG,
}, async ({ page, request }) => {
  const sent: string[] = []
  page.on('request', (one) => {
    if (new URL(one.url()).pathname === verifyTwoFactor.path) sent.push(one.method())
  })
  await page.goto('/login?next=%2Fhome')
  await takenOver(page)
  const { popup, user, password, submit: login } = loginPopup(page)
  await enter(page, 'vera')
  const { code, submit, said, back } = twoFactor(page)
  await expect(popup).toContainText(patternOf('auth.twoFactor.lead'))
  await expect(code).toBeFocused()
  await submit.click()
  await expect(code).toHaveAccessibleDescription(textOf('common.authenticatorCodeMissing'))
  await expect(code).toBeFocused()
  await code.fill('12345')
  await submit.click()
  await expect(code).toHaveAccessibleDescription(textOf('auth.twoFactor.codeFormat', { digits: 6 }))
  expect(sent).toEqual([])
  await code.fill(await wrongCode(request))
  await submit.click()
  await expect(said).toContainText(textOf('auth.code.incorrect'))
  await expect(said).toContainText(textOf('auth.twoFactor.incorrectHelp', { guessesLeft: 4 }))
  await expect(code).toBeFocused()
  await code.press('Enter')
  await expect(said).toContainText(textOf('auth.twoFactor.incorrectHelp', { guessesLeft: 3 }))

  // Back leads to the login form, which has kept the input.
  await back.click()
  await expect(login).toBeFocused()
  await expect(user).toHaveValue('vera')
  await expect(password).toHaveValue(passwordOf('vera'))
  await expect(said).toHaveCount(0)
  await enter(page, 'vera')
  const shown = await authenticatorCode(request)
  await code.fill(`${shown.slice(0, 3)} ${shown.slice(3)}`)
  await code.press('Enter')
  await expect(popup).toHaveCount(0)
  await expect(page).toHaveURL('/home')
  await expect(account(page)).toBeFocused()
})

test('a recovery code works only once, and switching to its field keeps the typed authenticator code', {
  tag: LONG,
}, async ({ page, request }) => {
  const { recoveryCodes } = await switchTwoFactorOn(request, 'ana')
  const { popup } = await openLogin(page)
  await enter(page, 'ana')
  const { code, recoveryCode, other, submit, said } = twoFactor(page)
  await code.fill('123')
  await other.click()
  await expect(recoveryCode).toBeFocused()
  await expect(recoveryCode).toHaveAccessibleDescription(textOf('auth.twoFactor.backupCodeHint'))
  await submit.click()
  await expect(recoveryCode).toHaveAccessibleDescription(textOf('auth.twoFactor.backupCodeRequired'))
  await other.click()
  await expect(code).toHaveValue('123')
  await other.click()
  await recoveryCode.fill(recoveryCodes[0]?.toLowerCase() ?? '')
  await submit.click()
  await expect(popup).toHaveCount(0)
  await expect(account(page)).toBeFocused()

  await leave(page)
  await enter(page, 'ana')
  await other.click()
  await recoveryCode.fill(recoveryCodes[0] ?? '')
  await submit.click()
  await expect(said).toContainText(textOf('auth.code.incorrect'))
  await expect(recoveryCode).toBeFocused()
  await recoveryCode.fill(recoveryCodes[1] ?? '')
  await submit.click()
  await expect(account(page)).toBeFocused()
})

test('an expired two-factor step leads back to the login form, which has kept the input', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  const { popup, user, password, said, submit: login } = await openLogin(page)
  await enter(page, 'vera')
  const { code, submit } = twoFactor(page)
  await expect(code).toBeFocused()
  await moveClock(request, 6 * 60_000)
  await code.fill(await authenticatorCode(request))
  await submit.click()
  await expect(said).toContainText(textOf('auth.login.twoFactorExpired'))
  await expect(user).toHaveValue('vera')
  await expect(password).toHaveValue(passwordOf('vera'))
  await expect(login).toBeFocused()

  await enter(page, 'vera')
  await code.fill(await authenticatorCode(request))
  // All connections break, so the browser's own retry fails too.
  await setFault(request, 'verifyTwoFactor', { kind: 'cut' })
  await submit.click()
  await expect(said).toContainText(textOf('auth.twoFactor.outcomeUnknown'))
  await calm(request)
  await moveClock(request, 6 * 60_000)
  await submit.click()
  await expect(said).toContainText(textOf('auth.login.twoFactorExpired'))
  await enter(page, 'vera')
  await code.fill(await authenticatorCode(request, { later: 1 }))
  await submit.click()
  await expect(popup).toHaveCount(0)
  await expect(account(page)).toBeFocused()
  // The platform refuses a request that was encrypted before the clock moved, so the page encrypts it again.
  expectOnly(faults, /ERR_|409|422/)
})

test('a remembered device skips the second factor for its owner only, until it is removed', {
  tag: LONG,
}, async ({ page, request, browser, platform }) => {
  await openLogin(page)
  await enter(page, 'vera')
  const { code, submit, remember } = twoFactor(page)
  await expect(remember).not.toBeChecked()
  await remember.check()
  await code.fill(await authenticatorCode(request))
  await submit.click()
  await expect(account(page)).toBeFocused()
  await leave(page)
  await enter(page, 'vera')
  await expect(account(page)).toBeFocused()

  await switchTwoFactorOn(request, 'ana')
  await leave(page)
  await enter(page, 'ana')
  await expect(code).toBeFocused()

  const other = await browser.newPage({ baseURL: platform.url })
  await openLogin(other)
  await enter(other, 'vera')
  await expect(twoFactor(other).code).toBeFocused()
  await other.close()

  // Once removed in the member centre, the device needs a code again.
  await twoFactor(page).back.click()
  await enter(page, 'vera')
  await expect(account(page)).toBeFocused()
  await page.goto('/member/securityCenter')
  const devices = page.getByRole('region', { name: textOf('account.securityCenter.trustedDevices') })
  await devices.getByRole('button', { name: patternOf('account.securityCenter.removeDeviceNamed') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textOf('account.securityCenter.removeDeviceConfirm') })
    .click()
  await expect(devices).toHaveCount(0)
  await page.goto('/')
  await leave(page)
  await enter(page, 'vera')
  await expect(code).toBeFocused()
})
