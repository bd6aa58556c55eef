import type { Page } from '@playwright/test'
import { readMemberInfo } from '#protocol/account/member.ts'
import { changePassword } from '#protocol/auth/change-password.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { gameControls, openSlot } from '#tests/browser/play/game-page.ts'
import { HeldCalls } from '#tests/browser/walk/held-calls.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { changePasswordPopup } from './change-password-popup.ts'
import { openLogin, tryToLogIn } from './login-popup.ts'

const lengths = (min: number, max: number): string => textOf('auth.changePassword.length', { 0: min, 1: max })

test.use({ seedFor: 'test' })
test.describe.configure({ timeout: 60_000 })

const NEW = 'caju-e-manga-7'

test.afterEach(({ request }) => calm(request))

/** Logs in with a default password and returns the popup that forces a change. */
async function logInWithDefault(page: Page) {
  const { popup: login } = await openLogin(page)
  await tryToLogIn(page, 'bruno', 'palpite123')
  await expect(login).toHaveCount(0)
  return changePasswordPopup(page)
}

test('[LOGIN-09] [PWD-02] forces a default password to be changed despite Escape, reload and other URLs', async ({
  page,
}) => {
  const { popup, old, fresh, again, submit } = await logInWithDefault(page)
  await expect(popup).toBeVisible()
  await expect(popup).toContainText(textOf('auth.changePassword.temporary'))
  await expect(fresh).toBeFocused()
  await expect(old).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(popup).toBeVisible()
  await expect(fresh).toBeFocused()
  await expect(buttonsIn(popup).close).toHaveCount(0)
  await page.reload()
  await expect(popup).toBeVisible()
  await page.goto('/seamless?nodeId=1&vassalage=PG&gameType=RNG')
  await expect(popup).toBeVisible()
  await expect(old).toBeFocused()
  await old.fill('palpite123')
  await fresh.fill(NEW)
  await again.fill(NEW)
  await submit.click()
  await expect(popup).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(siteLayout(page).account).toBeFocused()
  await page.reload()
  await expect(siteLayout(page).account).toBeVisible()
  await expect(popup).toHaveCount(0)
})

test('forces an expired password to be changed only while password expiry is on', {
  tag: LONG,
}, async ({ page, platform, request }) => {
  await openWith(page, await sessionOf(request, 'carla'))
  const { popup, logOut } = changePasswordPopup(page)
  await expect(popup).toContainText(textOf('auth.changePassword.expired'))
  await logOut.click()
  await expect(popup).toHaveCount(0)
  await expect(siteLayout(page).logIn).toBeFocused()
  await platform.set('modules', { VERIFCODELOGIN3: true, FREEPLAY3: true, PASSEXPIRY3: false })
  const { popup: login } = await openLogin(page)
  await tryToLogIn(page, 'carla', 'palpite-demo-1')
  await expect(login).toHaveCount(0)
  await expect(siteLayout(page).account).toBeVisible()
  await expect(popup).toHaveCount(0)
})

test('[LOGIN-09] rejects bets in an open game once the password has to be changed', {
  tag: LONG,
}, async ({ page, platform, request, faults }) => {
  const modules = { VERIFCODELOGIN3: true, FREEPLAY3: true, PASSEXPIRY3: false }
  await platform.set('modules', modules)
  await openWith(page, await sessionOf(request, 'carla'))
  const game = await openSlot(page)
  await platform.set('modules', { ...modules, PASSEXPIRY3: true })
  // The demo account has little money left.
  await gameControls(game).lowerStake.click()
  const answered = page.waitForResponse('**/play/api/rounds')
  await gameControls(game).spin.click()
  expect(await (await answered).json()).toMatchObject({ success: false, code: 'play.ended' })
  const { popup } = changePasswordPopup(page)
  // Wait for either message. The page also loads the net result of the game visit, so it may learn of the
  // required password change before the game does.
  const told = game.getByRole('alert').filter({ hasText: textOf('games.parts.sessionEndedHelp') })
  await expect.poll(async () => (await told.isVisible()) || (await popup.isVisible())).toBe(true)
  // Wait for requests in flight: the browser also logs an error for each of them that is refused.
  await page.waitForLoadState('networkidle')
  expectOnly(faults, /403/)
})

test('[PWD-01] [PWD-03] changing a password asks for the old one, shows field errors and encrypts data', async ({
  page,
  request,
}) => {
  const layout = siteLayout(page)
  await openWith(page, await sessionOf(request, 'ana'))
  await layout.account.click()
  await layout.changePassword.click()
  const { popup, old, fresh, again, submit } = changePasswordPopup(page, 'chosen')
  await expect(old).toBeFocused()
  await submit.click()
  for (const field of [old, fresh, again])
    await expect(field).toHaveAccessibleDescription(textOf('common.passwordRequired'))
  await old.fill('errada-9')
  await fresh.fill('caju')
  await again.fill('caju-')
  await submit.click()
  await expect(again).toHaveAccessibleDescription(textOf('auth.changePassword.mismatch'))
  await again.fill('caju')
  await submit.click()
  await expect(fresh).toHaveAccessibleDescription(
    `${textOf('auth.changePassword.tooShort')} ${lengths(8, 20)}`,
  )
  await fresh.fill('caju e manga')
  await again.fill('caju e manga')
  await submit.click()
  await expect(fresh).toHaveAccessibleDescription(textOf('auth.changePassword.invalid'))
  await fresh.fill(NEW)
  await again.fill(NEW)
  await submit.click()
  await expect(old).toHaveAccessibleDescription(textOf('auth.changePassword.wrongAttemptsLeft', { 0: 4 }))
  await old.fill('palpite-demo-1')
  const sent = page.waitForRequest((one) => new URL(one.url()).pathname === changePassword.path)
  await submit.click()
  const body = (await sent).postData() ?? ''
  for (const secret of ['oldPassword', 'palpite-demo-1', NEW]) expect(body).not.toContain(secret)
  await expect(popup).toHaveCount(0)
  await expect(layout.account).toBeVisible()
})

test('the password change succeeds even if its response is lost', {
  tag: LONG,
}, async ({ page, faults }) => {
  const { popup, fresh, again, submit } = await logInWithDefault(page)
  await page.route(
    ({ pathname }) => pathname === changePassword.path,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
  )
  await fresh.fill(NEW)
  await again.fill(NEW)
  await submit.click()
  await expect(popup).toHaveCount(0)
  await expect(siteLayout(page).account).toBeVisible()
  expect(faults.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
})

test('offers a retry when the profile fails to load after a forced password change', {
  tag: LONG,
}, async ({ page, faults }) => {
  const { popup, fresh, again, submit } = await logInWithDefault(page)
  await fresh.fill(NEW)
  await again.fill(NEW)
  await page.route(
    ({ pathname }) => pathname === readMemberInfo.path,
    (route) => route.abort(),
  )
  await submit.click()
  await expect(popup).toHaveCount(0)
  const retry = buttonsIn(page.getByRole('banner')).retry
  await expect(retry).toBeVisible()
  await page.unrouteAll()
  await retry.click()
  await expect(siteLayout(page).account).toBeVisible()
  await expect(popup).toHaveCount(0)
  // The browser logs each dropped attempt.
  expectOnly(faults, /ERR_FAILED/)
})

test('the password length hint follows the platform’s limits', { tag: LONG }, async ({
  page,
  platform,
  request,
}) => {
  const layout = siteLayout(page)
  const passwords = { minLength: 10, maxLength: 12, weakDefault: 'palpite123', goodFor: 7_776_000_000 }
  await platform.set('passwords', passwords)
  await openWith(page, await sessionOf(request, 'ana'))
  await layout.account.click()
  await layout.changePassword.click()
  const { popup, old, fresh, again, submit } = changePasswordPopup(page, 'chosen')
  await expect(fresh).toHaveAccessibleDescription(lengths(10, 12))
  await fresh.fill(NEW)
  await again.fill(NEW)
  await submit.click()
  await expect(fresh).toHaveAccessibleDescription(
    `${textOf('auth.changePassword.tooLong')} ${lengths(10, 12)}`,
  )
  await platform.set('passwords', { ...passwords, minLength: 16, maxLength: 18 })
  await old.fill('palpite-demo-1')
  await fresh.fill('caju-caju-1')
  await again.fill('caju-caju-1')
  await submit.click()
  await expect(fresh).toHaveAccessibleDescription(textOf('auth.changePassword.offRules', { 0: 16, 1: 18 }))
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await layout.account.click()
  await layout.changePassword.click()
  await expect(fresh).toHaveAccessibleDescription(lengths(16, 18))
})

test('leaves password validation to the platform when the rules fail to load', { tag: LONG }, async ({
  page,
  request,
  faults,
}) => {
  await setFault(request, 'readRegisterSettings', { kind: 'error' })
  await openWith(page, await sessionOf(request, 'ana'))
  await siteLayout(page).account.click()
  await siteLayout(page).changePassword.click()
  const { old, fresh, again, submit } = changePasswordPopup(page, 'chosen')
  await old.fill('palpite-demo-1')
  await fresh.fill('caju')
  await again.fill('caju')
  await submit.click()
  await expect(fresh).toHaveAccessibleDescription(textOf('auth.changePassword.offRules', { 0: 8, 1: 20 }))
  expectOnly(faults, /50\d/)
})

test('Escape does not close a password change while the request is pending', { tag: LONG }, async ({
  page,
  request,
  faults,
}) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await siteLayout(page).account.click()
  await siteLayout(page).changePassword.click()
  const { popup, old, fresh, again, submit } = changePasswordPopup(page, 'chosen')
  const calls = await HeldCalls.hold(page, [changePassword])
  await old.fill('palpite-demo-1')
  await fresh.fill(NEW)
  await again.fill(NEW)
  await submit.click()
  await calls.newest(changePassword)
  await again.focus()
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape')
  await expect(popup).toBeVisible()
  await expect(again).toBeFocused()
  await calls.answer(changePassword, { refusal: 'password.oldWrong', value: { guessesLeft: 4 } })
  await expect(old).toHaveAccessibleDescription(textOf('auth.changePassword.wrongAttemptsLeft', { 0: 4 }))
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  expect(faults).toEqual([])
})
