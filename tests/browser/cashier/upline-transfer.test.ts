import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { registerFirst } from '#tests/browser/account/member-page.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, clearFault, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { messagesIn } from '#tests/browser/kit/shared-messages.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { amountForm } from './amount-form.ts'
import { payIn } from './pay-in.ts'
import { paymentPasswordForm, setPaymentPassword } from './payment-password-form.ts'

const UPLINE = '/member/transferToUpline'
const SECRET = '135790'

test.use({ seedFor: 'test', viewport: { width: 390, height: 844 } })
test.afterEach(({ request }) => calm(request))

const form = (page: Page) => page.getByRole('main')
const entries = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')

async function expectNothingWrong(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

test('[MEM-07] sends money to the upline only once despite double taps, a lost response and a reload', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await openWith(page, await sessionOf(request, 'rafael'), UPLINE)
  await setPaymentPassword(page, { account: 'rafael', secret: SECRET })

  const goOn = buttonsIn(form(page)).proceed
  await goOn.click()
  await expect(form(page).getByText(textOf('cashier.transfer.amountMissing'))).toBeVisible()
  await expect(amountForm(form(page)).amount).toBeFocused()
  await amountForm(form(page)).amount.fill('15')
  await form(page).getByLabel(textOf('cashier.transfer.noteLabel')).fill('Acerto de maio')
  await goOn.click()
  await expect(form(page)).toContainText('ag***')
  await expect(form(page)).toContainText('Acerto de maio')
  await expectNothingWrong(page)

  const send = amountForm(form(page)).send
  await paymentPasswordForm(form(page)).password.fill('000000')
  await send.click()
  await expect(form(page)).toContainText(patternOf('cashier.transfer.passwordWrong'))
  await setFault(request, 'transferToUpline', { kind: 'cut' })
  await paymentPasswordForm(form(page)).password.fill(SECRET)
  await send.dblclick()
  await expect(messagesIn(form(page)).noAnswerYet).toBeVisible()
  await page.reload()
  await expect(
    form(page)
      .getByRole('status')
      .filter({ hasText: patternOf('cashier.transfer.sent', { account: 'ag***' }) }),
  ).toBeVisible()
  await expect(entries(page)).toHaveCount(1)
  await clearFault(request, 'transferToUpline')
  await form(page)
    .getByRole('link', { name: textOf('cashier.transfer.seeHistory') })
    .click()
  await expect(page).toHaveURL(/transactionHistory\?.*kind=transfers/)
  await expect(entries(page).filter({ hasText: /15,00/ })).toHaveCount(1)
  expectOnly(faults, /Failed to load resource/)
})

test('[MEM-07] says why a transfer to the upline is unavailable, and hides the link to its page', {
  tag: LONG,
}, async ({ page, platform, request }) => {
  const way = page.getByRole('link', { name: textOf('common.transferToUpline'), includeHidden: true })
  await openWith(page, await sessionOf(request, 'ana'), UPLINE)
  await expect(form(page).getByText(textOf('cashier.transfer.noUpline'), { exact: true })).toBeVisible()
  await expect(buttonsIn(form(page)).retry).toHaveCount(0)
  await expect(
    page.getByRole('link', { name: textOf('common.transactionHistory'), includeHidden: true }).first(),
  ).toBeAttached()
  await expect(way).toHaveCount(0)
  await expectNothingWrong(page)
  await openWith(page, await sessionOf(request, 'rafael'), UPLINE)
  await expect(way).not.toHaveCount(0)
  await platform.set('modules', { UPLINETRANS3: false })
  await page.reload()
  await expect(form(page).getByText(textOf('cashier.transfer.turnedOff'))).toBeVisible()
  await expect(way).toHaveCount(0)
})

test('[MEM-07] asks a trial player to register instead of transferring to the upline', { tag: LONG }, async ({
  page,
  request,
}) => {
  await openWith(page, await startFreePlay(request), UPLINE)
  await expect(amountForm(form(page)).amount).toHaveCount(0)
  await expect(registerFirst(page).text).toBeVisible()
})

test('[MEM-07] links to the games if wagering is required before a transfer to the upline', {
  tag: LONG,
}, async ({ page, request }) => {
  const token = await sessionOf(request, 'rafael')
  await payIn(request, token, 12_500)
  await openWith(page, token, UPLINE)
  await expect(form(page)).toContainText(patternOf('cashier.transfer.wagerFirst'))
  await expect(buttonsIn(form(page)).retry).toBeVisible()
  await messagesIn(form(page)).toTheGames.click()
  await expect(page).toHaveURL(/\/games$/)
})
