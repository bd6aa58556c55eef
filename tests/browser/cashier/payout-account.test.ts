import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { settings } from '#server/sandbox/all-settings.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, clearFault, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { messagesIn } from '#tests/browser/kit/shared-messages.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { amountForm } from './amount-form.ts'
import { paymentPasswordForm, setPaymentPassword } from './payment-password-form.ts'
import { addPayoutAccount, fillInPayoutAccount, payoutAccounts } from './payout-accounts.ts'
import { withdrawalPage } from './withdrawal-page.ts'

const WITHDRAW = '/member/withdraw'
const SECRET = '135790'

test.use({ seedFor: 'test', viewport: { width: 390, height: 844 } })
test.afterEach(({ request }) => calm(request))

const removing = (page: Page) =>
  page.getByRole('dialog', { name: patternOf('cashier.payoutAccount.removeNamed') })
const add = (page: Page) => payoutAccounts(page).adding.submit
const remove = (page: Page) =>
  removing(page).getByRole('button', { name: textOf('cashier.payoutAccount.remove'), exact: true })

/** Opens the withdrawal page as Ana and sets her payment password. */
async function openReady(page: Page, request: APIRequestContext): Promise<void> {
  await openWith(page, await sessionOf(request, 'ana'), WITHDRAW)
  await setPaymentPassword(page, { account: 'ana', secret: SECRET })
}

test('[MEM-05] when a response is lost, keeps the input and checks whether the payout account was added', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  const accounts = payoutAccounts(page)
  await openReady(page, request)
  await setFault(request, 'addPayoutAccount', { kind: 'error' })
  await fillInPayoutAccount(page, { key: '529.982.247-25', secret: SECRET })
  await add(page).click()
  await expect(accounts.adding.popup.getByRole('alert')).toContainText(
    textOf('cashier.payoutAccount.notAdded'),
  )
  await expect(accounts.adding.key).toHaveValue('529.982.247-25')
  await expect(accounts.adding.password).toHaveValue(SECRET)

  await setFault(request, 'listPayoutAccounts', { kind: 'error' })
  await add(page).click()
  await expect(accounts.adding.popup.getByRole('status')).toContainText(
    textOf('cashier.payoutAccount.addUnknown'),
  )
  await expect(accounts.adding.key).toHaveValue('529.982.247-25')
  await clearFault(request, 'listPayoutAccounts')

  await setFault(request, 'addPayoutAccount', { kind: 'cut' })
  await add(page).click()
  await expect(accounts.adding.popup).toHaveCount(0)
  await expect(accounts.list.region.getByRole('status')).toContainText(
    textOf('cashier.payoutAccount.addedAfterAll'),
  )
  await expect(accounts.list.region.getByRole('listitem')).toHaveCount(1)
  expectOnly(faults, /Failed to load resource/)
})

test('[MEM-05] when a response is lost, checks whether a payout account was removed or made the default', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  const accounts = payoutAccounts(page)
  await openReady(page, request)
  await addPayoutAccount(page, { key: '529.982.247-25', secret: SECRET })
  await addPayoutAccount(page, { key: '111.444.777-35', secret: SECRET })
  const offerFirst = accounts.useFirst
  await setFault(request, 'preferPayoutAccount', { kind: 'error' })
  await offerFirst.click()
  await expect(accounts.list.region.getByRole('alert')).toContainText(
    textOf('cashier.payoutAccount.notDefault'),
  )
  await setFault(request, 'preferPayoutAccount', { kind: 'cut' })
  await offerFirst.click()
  await expect(accounts.list.region.getByRole('status')).toContainText(
    textOf('cashier.payoutAccount.isDefaultAfterAll'),
  )

  await accounts.list.remove.first().click()
  await setFault(request, 'removePayoutAccount', { kind: 'error' })
  await paymentPasswordForm(removing(page)).password.fill(SECRET)
  await remove(page).click()
  await expect(removing(page).getByRole('alert')).toContainText(textOf('cashier.payoutAccount.notRemoved'))
  await setFault(request, 'removePayoutAccount', { kind: 'cut' })
  await remove(page).click()
  await expect(removing(page)).toHaveCount(0)
  await expect(accounts.list.region.getByRole('status')).toContainText(
    textOf('cashier.payoutAccount.removedAfterAll'),
  )
  await expect(accounts.list.region.getByRole('listitem')).toHaveCount(1)
  expectOnly(faults, /Failed to load resource/)
})

test('[MEM-05] an open withdrawal has enough contrast in both themes and counts down until it is processed', {
  tag: LONG,
}, async ({ page, platform, request, faults }) => {
  await platform.set('payoutAccounts', { most: 5, coolFor: 0 })
  await platform.set('withdrawals', { ...settings.withdrawals.initial, beginAfter: 600_000 })
  await openReady(page, request)
  await addPayoutAccount(page, { key: '529.982.247-25', secret: SECRET })
  await amountForm(page).amount.fill('50')
  await buttonsIn(page).proceed.click()
  await paymentPasswordForm(page).password.fill(SECRET)
  await amountForm(page).withdraw.click()
  const slip = withdrawalPage(page).open
  await expect(slip.region.getByRole('timer')).toHaveText(/^(9|10):\d\d$/)
  await setFault(request, 'cancelWithdrawal', { kind: 'error' })
  await slip.cancel.click()
  await withdrawalPage(page).cancelling.confirm.click()
  await expect(messagesIn(slip.region).noAnswerYet).toBeVisible()
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    const { violations } = await new AxeBuilder({ page }).withRules('color-contrast').analyze()
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
  }
  expectOnly(faults, /Failed to load resource/)
})

test('[MEM-05] the payout account dialogs stay open and show a countdown when rate-limited', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  const accounts = payoutAccounts(page)
  await openReady(page, request)
  await setFault(request, 'addPayoutAccount', { kind: 'throttled', value: { retryAfter: 3 } })
  await fillInPayoutAccount(page, { key: '529.982.247-25', secret: SECRET })
  await add(page).click()
  await expect(accounts.adding.popup.getByRole('alert')).toContainText(patternOf('kit.errors.tryAgainIn'))
  await expect(add(page)).toBeDisabled()
  await expect(accounts.adding.key).toHaveValue('529.982.247-25')
  await expect(accounts.adding.password).toHaveValue(SECRET)
  await clearFault(request, 'addPayoutAccount')
  await expect(accounts.adding.popup.getByRole('alert')).toHaveCount(0)
  await add(page).click()
  await expect(accounts.adding.popup).toHaveCount(0)
  await expect(accounts.list.region.getByRole('listitem')).toHaveCount(1)

  await setFault(request, 'removePayoutAccount', { kind: 'throttled', value: { retryAfter: 3 } })
  await accounts.list.remove.click()
  await paymentPasswordForm(removing(page)).password.fill(SECRET)
  await remove(page).click()
  await expect(removing(page).getByRole('alert')).toContainText(patternOf('kit.errors.tryAgainIn'))
  await expect(paymentPasswordForm(removing(page)).password).toHaveValue(SECRET)
  await clearFault(request, 'removePayoutAccount')
  await expect(removing(page).getByRole('alert')).toHaveCount(0)
  await remove(page).click()
  await expect(accounts.list.region.getByRole('listitem')).toHaveCount(0)
  expectOnly(faults, /Failed to load resource/)
})
