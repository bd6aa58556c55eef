import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import * as v from 'valibot'
import { readMemberInfo } from '#protocol/account/member.ts'
import { listMessages, readUnreadCount } from '#protocol/account/messages.ts'
import { readSecurityProfile } from '#protocol/account/security-profile.ts'
import { readConsolidatedContracts } from '#protocol/agents/consolidated-contracts.ts'
import { beginTwoFactor, confirmTwoFactor, renewRecoveryCodes } from '#protocol/auth/two-factor.ts'
import type { Call, ReplyOf } from '#protocol/kit/call.ts'
import { readBadgeCounts } from '#protocol/site/badge-counts.ts'
import { agentCentre } from '#tests/browser/agents/agent-page.ts'
import { sessionEndedPopup } from '#tests/browser/auth/session-ended-popup.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { paymentPasswordForm, setPaymentPassword } from '#tests/browser/cashier/payment-password-form.ts'
import { enterAs } from '#tests/browser/kit/enter-as.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, passwordOf, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import {
  calm,
  clearFault,
  moveClock,
  newestCode,
  platformTime,
  setFault,
} from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { rulesWith } from '#tests/support/auth/registration-rules.ts'
import { LONG } from '#tests/support/is-long.ts'
import { qrDrawing } from '#tests/support/site/qr-drawing.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { memberPage, registerFirst } from './member-page.ts'
import { securityPopup } from './security-popup.ts'

const CENTRE = '/member/securityCenter'
const STEP = 30_000

test.use({ seedFor: 'test', viewport: { width: 390, height: 844 } })
test.afterEach(({ request }) => calm(request))

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name })

async function open(page: Page, request: APIRequestContext, account = 'ana'): Promise<void> {
  await openWith(page, await sessionOf(request, account), CENTRE)
  await expect(memberPage(page).account).toBeVisible()
  await expect(row(page, textOf('common.lastLogin'))).toBeVisible()
}

async function expectNothingWrong(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider).toBeLessThanOrEqual(0)
}

/** Runs `act` and returns the reply to the call that it triggers. */
async function answerTo<C extends Call>(page: Page, call: C, act: () => Promise<void>): Promise<ReplyOf<C>> {
  const [reply] = await Promise.all([
    page.waitForResponse((one) => new URL(one.url()).pathname === call.path),
    act(),
  ])
  return v.parse(call.reply, (await reply.json()).value) as ReplyOf<C>
}

test('[MEM-02] a member sees the account details and changes the nickname and the picture', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await open(page, request)
  await expectNothingWrong(page)
  await page.getByRole('button', { name: textOf('account.securityCenter.changeNickname') }).click()
  await securityPopup(page).nickname.fill('Suporte')
  await buttonsIn(dialog(page)).save.click()
  await expect(dialog(page)).toContainText(textOf('account.securityCenter.nicknameForbidden'))
  await setFault(request, 'changeNickname', { kind: 'cut' })
  await securityPopup(page).nickname.fill('Ana da Sorte')
  await buttonsIn(dialog(page)).save.click()
  await expect(dialog(page)).toContainText(textOf('common.safeToResend'))
  await clearFault(request, 'changeNickname')
  await buttonsIn(dialog(page)).save.click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(main(page).getByText('Ana da Sorte')).toBeVisible()
  await page.getByRole('button', { name: textOf('account.securityCenter.choosePicture') }).click()
  await dialog(page)
    .getByRole('button', { name: textOf('account.securityCenter.pictureNumber', { number: 6 }), exact: true })
    .click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('banner').locator('img[src*="avatars/5"]')).toHaveCount(1)
  expectOnly(faults, /Failed to load resource/)
})

test('[MEM-02] ends other sessions after a confirmation and sends the member a message', {
  tag: LONG,
}, async ({ page, request, browser, baseURL }) => {
  const phone = await enterAs({ browser, request, baseURL }, 'ana', '/member/depositv2')
  await expect(phone.getByRole('heading', { name: textOf('common.deposit') })).toBeVisible()
  await open(page, request)
  const sessions = page.getByRole('region', { name: textOf('account.securityCenter.sessions') })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: patternOf('account.securityCenter.endSessionNamed') }).click()
  await dialog(page)
    .getByRole('button', { name: textOf('common.keep') })
    .click()
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: textOf('account.securityCenter.endOtherSessions') }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText(textOf('account.securityCenter.endOthersHelp'))
  await dialog(page)
    .getByRole('button', { name: textOf('account.securityCenter.endOtherSessions') })
    .focus()
  await page.keyboard.press('Enter')
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByRole('heading')).toBeFocused()
  await expect(sessionEndedPopup(phone).popup).toContainText(textOf('auth.sessionEnded.elsewhere'))
  await memberPage(page).menu.messages.click()
  await expect(main(page).getByText(textOf('notification.security.otherSessionsEnded.title'))).toBeVisible()
  await phone.context().close()
})

test('[MEM-02] links a mobile number and an email address once the member enters the codes sent to them', {
  tag: LONG,
}, async ({ page, request }) => {
  const popup = securityPopup(page)
  await open(page, request)
  await row(page, textOf('common.phoneNumber')).getByRole('button').click()
  await popup.askCode.click()
  await expect(popup.mobile).toBeFocused()
  await popup.mobile.fill('11 97777-0001')
  await popup.askCode.click()
  await expect(dialog(page)).toContainText(textOf('common.codeSent'))
  await expectNothingWrong(page)
  await popup.code.fill('000000')
  await paymentPasswordForm(dialog(page)).loginPassword.fill(passwordOf('ana'))
  await popup.link.click()
  await expect(dialog(page)).toContainText(textOf('account.securityCenter.codeWrong', { guessesLeft: 4 }))
  await popup.code.fill(await newestCode(request, '+5511977770001'))
  await popup.link.click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(row(page, textOf('common.phoneNumber'))).toContainText('+55 •••• 0001')
  await row(page, textOf('common.phoneNumber'))
    .getByRole('button', { name: textOf('account.securityCenter.changePhone') })
    .click()
  await expect(page.getByRole('dialog', { name: textOf('account.securityCenter.changePhone') })).toBeVisible()
  await page.keyboard.press('Escape')
  await row(page, textOf('common.email')).getByRole('button').click()
  await popup.email.fill('ana.nova@example.com')
  await popup.askCode.click()
  await expect(dialog(page)).toContainText(textOf('common.codeSent'))
  await popup.code.fill(await newestCode(request, 'ana.nova@example.com'))
  await paymentPasswordForm(dialog(page)).loginPassword.fill(passwordOf('ana'))
  await popup.link.click()
  await expect(row(page, textOf('common.email'))).toContainText('a•••@example.com')
  await expect(row(page, textOf('common.email'))).not.toContainText(
    textOf('account.securityCenter.emailUnverified'),
  )
  await row(page, textOf('common.email'))
    .getByRole('button', { name: textOf('account.securityCenter.changeEmail') })
    .click()
  await expect(page.getByRole('dialog', { name: textOf('account.securityCenter.changeEmail') })).toBeVisible()
})

test('[MEM-02] verifies the stored email address without asking for it again, and validates an edited address', {
  tag: LONG,
}, async ({ page, request }) => {
  const popup = securityPopup(page)
  await open(page, request)
  await expect(row(page, textOf('common.email'))).toContainText(
    textOf('account.securityCenter.emailUnverified'),
  )
  await row(page, textOf('common.email'))
    .getByRole('button', { name: textOf('account.securityCenter.verifyEmail') })
    .click()
  const address = popup.email
  await expect(address).toHaveValue('a•••@example.com')
  await expectNothingWrong(page)
  await address.fill('an•••@example.com')
  await popup.askCode.click()
  await expect(address).toHaveAccessibleDescription(textOf('common.emailInvalid'))
  await address.fill('a•••@example.com')
  await popup.askCode.click()
  await expect(dialog(page)).toContainText(textOf('common.codeSent'))
  await popup.code.fill(await newestCode(request, 'ana@example.com'))
  await paymentPasswordForm(dialog(page)).loginPassword.fill(passwordOf('ana'))
  await popup.link.click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(row(page, textOf('common.email'))).toContainText('a•••@example.com')
  await expect(row(page, textOf('common.email'))).not.toContainText(
    textOf('account.securityCenter.emailUnverified'),
  )
  await row(page, textOf('common.email'))
    .getByRole('button', { name: textOf('account.securityCenter.changeEmail') })
    .click()
  await expect(page.getByRole('dialog', { name: textOf('account.securityCenter.changeEmail') })).toBeVisible()
})

test('[MEM-02] sets a payment password, and resets a forgotten one with a code', {
  tag: LONG,
}, async ({ page, request }) => {
  const passwordForm = paymentPasswordForm(dialog(page))
  const popup = securityPopup(page)
  const secretRow = row(page, textOf('common.paymentPassword'))
  await open(page, request)
  await secretRow.getByRole('button').click()
  await setPaymentPassword(dialog(page), { account: 'ana', secret: '135790' })
  await expect(secretRow).toContainText(textOf('account.securityCenter.paymentPasswordSet'))
  await secretRow.getByRole('button').click()
  await passwordForm.current.fill('111111')
  await passwordForm.fresh.fill('246810')
  await passwordForm.again.fill('246810')
  await popup.changePaymentPassword.click()
  await expect(dialog(page)).toContainText(
    textOf('account.securityCenter.paymentPasswordWrong', { guessesLeft: 4 }),
  )
  await popup.forgotPaymentPassword.click()
  await expect(popup.code).toBeFocused()
  await dialog(page)
    .getByRole('button', { name: textOf('account.securityCenter.rememberPassword') })
    .click()
  await expect(passwordForm.current).toBeFocused()
  await popup.forgotPaymentPassword.click()
  await popup.askCode.click()
  await expect(dialog(page)).toContainText(textOf('common.codeSent'))
  await popup.code.fill(await newestCode(request, '+5511988880001'))
  await passwordForm.loginPassword.fill(passwordOf('ana'))
  await expectNothingWrong(page)
  await popup.changePaymentPassword.click()
  await expect(dialog(page)).toHaveCount(0)
})

test('[MEM-02] the hint and the validation of the payment password follow the operator’s rule', {
  tag: LONG,
}, async ({ page, platform, request }) => {
  const passwordForm = paymentPasswordForm(dialog(page))
  const hint = () => passwordForm.fresh
  const rule = { acceptedPattern: null, patternId: 6, minLength: 4, maxLength: 4 }
  await platform.set('registerRules', rulesWith({ paymentPassword: rule }))
  await open(page, request)
  await row(page, textOf('common.paymentPassword')).getByRole('button').click()
  await expect(hint()).toHaveAccessibleDescription(
    textOf('cashier.paymentPasswordSetup.hintDigits', { digits: 4 }),
  )
  // The operator changes the allowed lengths after the tab has loaded the rule.
  await platform.set('registerRules', rulesWith({ paymentPassword: { ...rule, minLength: 5, maxLength: 8 } }))
  await hint().fill('2580')
  await passwordForm.again.fill('2580')
  await passwordForm.loginPassword.fill(passwordOf('ana'))
  await passwordForm.create.click()
  await expect(hint()).toHaveAccessibleDescription(textOf('common.passwordLength', { 0: 5, 1: 8 }))
  await hint().fill('25803')
  await expect(hint()).toHaveAccessibleDescription(
    `${textOf('auth.pattern.digits', { min: 5, max: 8 })} ${textOf('cashier.paymentPasswordSetup.hint')}`,
  )
})

test('[MEM-02] sets up two-factor authentication, renews its recovery codes and switches it off', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  const popup = securityPopup(page)
  await open(page, request)
  await row(page, textOf('account.securityCenter.twoFactor')).getByRole('button').click()
  await paymentPasswordForm(dialog(page)).loginPassword.fill(passwordOf('ana'))
  const { address } = await answerTo(page, beginTwoFactor, () => buttonsIn(dialog(page)).proceed.click())
  const drawn = dialog(page).getByRole('img', { name: textOf('account.securityCenter.qrCode') })
  await expect(drawn.locator('path').last()).toHaveAttribute('d', qrDrawing(address))
  await expectNothingWrong(page)
  const key = await popup.key.innerText()
  const secret = Secret.fromBase32(key)
  const code = async () => TOTP.generate({ secret, timestamp: await platformTime(request) })
  await popup.authenticatorCode.fill(await code())
  const first = await answerTo(page, confirmTwoFactor, () => popup.turnOn.click())
  expect(first.recoveryCodes).toHaveLength(10)
  await expect(dialog(page).getByRole('listitem')).toHaveText(first.recoveryCodes)
  await expectNothingWrong(page)
  await popup.noted.click()
  await expect(row(page, textOf('account.securityCenter.twoFactor'))).toContainText(
    textOf('account.securityCenter.twoFactorOnCodes', { codesLeft: 10 }),
  )
  await moveClock(request, 2 * STEP)
  await row(page, textOf('account.securityCenter.twoFactor'))
    .getByRole('button', { name: textOf('account.securityCenter.newBackupCodes') })
    .click()
  await popup.authenticatorCode.fill(await code())
  const renewed = await answerTo(page, renewRecoveryCodes, () => popup.newRecoveryCodes.click())
  expect(renewed.recoveryCodes).toHaveLength(10)
  await expect(dialog(page).getByRole('listitem')).toHaveText(renewed.recoveryCodes)
  await popup.noted.click()
  // The platform switches two-factor authentication off, but the response is lost. The page must still show
  // the new state.
  await moveClock(request, 4 * STEP)
  await setFault(request, 'removeTwoFactor', { kind: 'cut' })
  await row(page, textOf('account.securityCenter.twoFactor'))
    .getByRole('button', { name: textOf('account.securityCenter.turnOffTwoFactor') })
    .click()
  await popup.authenticatorCode.fill(await code())
  await paymentPasswordForm(dialog(page)).loginPassword.fill(passwordOf('ana'))
  await dialog(page)
    .getByRole('button', { name: textOf('account.securityCenter.turnOff') })
    .click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(row(page, textOf('account.securityCenter.twoFactor'))).toContainText(
    textOf('account.securityCenter.twoFactorOff'),
  )
  expectOnly(faults, /Failed to load resource/)
})

test('[MEM-02] shows and copies the whole two-factor key at 390 px and replaces lost recovery codes', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  const popup = securityPopup(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, request)
  await row(page, textOf('account.securityCenter.twoFactor')).getByRole('button').click()
  await paymentPasswordForm(dialog(page)).loginPassword.fill(passwordOf('ana'))
  await buttonsIn(dialog(page)).proceed.click()
  const key = popup.key
  await expect(key).toHaveText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  expect(await key.evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true)
  const secret = (await key.innerText()).replaceAll(/\s/g, '')
  await buttonsIn(dialog(page)).copy.click()
  await expect(buttonsIn(dialog(page)).copied).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await expectNothingWrong(page)
  const code = async () =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: await platformTime(request) })
  await setFault(request, 'confirmTwoFactor', { kind: 'cut' })
  await popup.authenticatorCode.fill(await code())
  await popup.turnOn.click()
  await expect(dialog(page)).toContainText(textOf('account.securityCenter.backupCodesLost'))
  await expectNothingWrong(page)
  await popup.newRecoveryCodes.click()
  await moveClock(request, 2 * STEP)
  await popup.authenticatorCode.fill(await code())
  const renewed = await answerTo(page, renewRecoveryCodes, () => popup.newRecoveryCodes.click())
  await expect(dialog(page).getByRole('listitem')).toHaveText(renewed.recoveryCodes)
  await popup.noted.click()
  await expect(row(page, textOf('account.securityCenter.twoFactor'))).toContainText(
    textOf('account.securityCenter.twoFactorOnCodes', { codesLeft: 10 }),
  )
  expectOnly(faults, /Failed to load resource/)
})

test('[LAYOUT-04] [ROUTE-06] the account menu and /member/SecurityCenter open the security centre', async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'), '/')
  await siteLayout(page).account.click()
  await siteLayout(page).accountMenu.memberArea.click()
  await expect(page).toHaveURL('/member')
  await expect(memberPage(page).menu.navigation).toBeVisible()
  await expect(memberPage(page).account).toBeVisible()
  await page.goto('/member/SecurityCenter')
  await expect(memberPage(page).account).toBeVisible()
})

test('[LAYOUT-04] /agent and /agentHome/agentTeamOverview open an agent’s team overview', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'agente', 'agent'), '/agent')
  await expect(page).toHaveURL('/agentHome')
  await expect(agentCentre(page).overview).toBeVisible()
  await page.goto('/agentHome/agentTeamOverview')
  await expect(page).toHaveURL('/agentHome')
  await expect(agentCentre(page).overview).toBeVisible()
})

test('[SESS-04] the member and agent centres ask trial players to register and request no page data', {
  tag: LONG,
}, async ({ page, request }) => {
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  await openWith(page, await startFreePlay(request), '/member')
  await expect(registerFirst(main(page)).text).toBeVisible()
  await page.goto('/agentHome')
  await expect(registerFirst(page).heading).toBeVisible()
  const theirs = [
    readBadgeCounts,
    readUnreadCount,
    listMessages,
    readConsolidatedContracts,
    readSecurityProfile,
  ]
  expect(asked.filter((path) => theirs.some((call) => call.path === path))).toEqual([])
  expect(asked).toContain(readMemberInfo.path)
})
