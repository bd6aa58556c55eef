import { createCanvas } from '@napi-rs/canvas'
import type { APIRequestContext, Page } from '@playwright/test'
import * as v from 'valibot'
import { listWithdrawals } from '#protocol/cashier/withdrawals.ts'
import { type PayoutDecision, payouts } from '#protocol/sandbox/cashier.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, passwordOf, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, clearFault, moveClock, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { messagesIn } from '#tests/browser/kit/shared-messages.ts'
import { JOURNEY, LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { amountForm } from './amount-form.ts'
import { payIn } from './pay-in.ts'
import { paymentPasswordForm, setPaymentPassword } from './payment-password-form.ts'
import { addPayoutAccount, payoutAccounts } from './payout-accounts.ts'
import { withdrawalPage } from './withdrawal-page.ts'

const WITHDRAW = '/member/withdraw'
const SECRET = '135790'
const MINUTE = 60_000

test.use({ seedFor: 'test' })
test.afterEach(({ request }) => calm(request))

const balance = (page: Page) => page.getByRole('banner').getByRole('status')
const form = (page: Page) => page.getByRole('main')
const pay = (page: Page) => amountForm(form(page)).withdraw
const stage = (page: Page, words: string) =>
  withdrawalPage(page).open.region.getByRole('listitem').filter({ hasText: words })

/** The row of a withdrawal of 50.00 that has the given status. */
const rowOf = (page: Page, status: string) =>
  page.getByRole('row').filter({ hasText: status }).filter({ hasText: '50,00' })

/** Reads a displayed amount as minor units. */
const amountIn = (text: string) => Number(text.replaceAll(/\D/g, ''))

/** Opens the withdrawal page as Ana, sets her payment password and adds a payout account. */
async function openReady(page: Page, request: APIRequestContext): Promise<string> {
  const token = await sessionOf(request, 'ana')
  await openWith(page, token, WITHDRAW)
  await setPaymentPassword(page, { account: 'ana', secret: SECRET })
  await expect(payoutAccounts(page).noneYet).toBeVisible()
  await addPayoutAccount(page, { key: '529.982.247-25', secret: SECRET })
  await expect(amountForm(form(page)).amount).toBeVisible()
  return token
}

async function fillIn(page: Page, amount: string): Promise<void> {
  await amountForm(form(page)).amount.fill(amount)
  await buttonsIn(form(page)).proceed.click()
  await paymentPasswordForm(form(page)).password.fill(SECRET)
}

/** Decides the newest withdrawal as the operator or the bank would. Retries until it can be decided. */
async function decide(request: APIRequestContext, decision: PayoutDecision): Promise<void> {
  await expect(async () => {
    const reply = await request.get('/sandbox/api/payouts')
    const [newest] = v.parse(payouts, (await reply.json()).value).payouts
    const decided = await request.put(`/sandbox/api/payouts/${newest?.id}`, { data: decision })
    expect(decided.ok()).toBe(true)
  }).toPass({ timeout: 30_000 })
}

async function ordersOf(request: APIRequestContext, token: string) {
  const params = { from: '2020-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z', limit: 100 }
  const reply = await request.get(listWithdrawals.path, { params, headers: { token } })
  return v.parse(listWithdrawals.reply, (await reply.json()).value).withdrawals
}

test('[MEM-05] asks for a payment password and a payout account before a member’s first withdrawal', {
  tag: [LONG, JOURNEY],
}, async ({ page, request }) => {
  const accounts = payoutAccounts(page)
  await openWith(page, await sessionOf(request, 'ana'), WITHDRAW)
  await setPaymentPassword(page, { account: 'ana', secret: SECRET })
  await expect(accounts.noneYet).toBeVisible()
  await accounts.add.click()
  const dialog = accounts.adding
  await dialog.submit.click()
  await expect(dialog.popup.getByText(textOf('cashier.payoutAccount.missing'))).toHaveCount(2)
  // Ana registered with her name, so she cannot change the holder.
  await expect(dialog.popup.getByLabel(textOf('cashier.payoutAccount.holder'))).toHaveAttribute(
    'readonly',
    '',
  )
  await dialog.key.fill('529.982.247-24')
  await dialog.password.fill(SECRET)
  await dialog.submit.click()
  await expect(dialog.popup.getByText(textOf('cashier.payoutAccount.cpfInvalid'))).toBeVisible()
  await expect(dialog.key).toHaveValue('529.982.247-24')
  await dialog.key.fill('529.982.247-25')
  await dialog.password.fill('000000')
  await dialog.submit.click()
  await expect(dialog.popup.getByText(patternOf('cashier.payoutAccount.passwordWrongAdd'))).toBeVisible()
  await dialog.password.fill(SECRET)
  await dialog.submit.click()
  await expect(form(page).getByRole('radio')).toBeChecked()

  await accounts.add.click()
  await dialog.key.fill('111.444.777-35')
  await dialog.password.fill(SECRET)
  await dialog.submit.click()
  const offerFirst = accounts.useFirst
  const name = await page.getByRole('listitem').filter({ has: offerFirst }).locator('b').innerText()
  await offerFirst.click()
  const isFirst = page
    .getByRole('listitem')
    .filter({ hasText: `· ${textOf('cashier.payoutAccount.defaultTag')}` })
  await expect(isFirst).toContainText(name)
  await page.reload()
  await expect(isFirst).toContainText(name)
})

/** Delays replies and slows the CPU, so that the withdrawal's skeleton is visible. */
async function slowDown(page: Page, request: APIRequestContext): Promise<void> {
  for (const call of ['createWithdrawal', 'readWithdrawal'] as const)
    await setFault(request, call, { kind: 'none', delay: 1_500 })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

test('[MEM-05] the focus follows each step of a withdrawal by keyboard, even on a slow device', async ({
  page,
  request,
}) => {
  const passwordForm = paymentPasswordForm(page)
  const focused = page.locator(':focus')
  await openWith(page, await sessionOf(request, 'ana'), WITHDRAW)
  await passwordForm.fresh.fill(SECRET)
  await passwordForm.again.fill(SECRET)
  await passwordForm.loginPassword.fill(passwordOf('ana'))
  await page.keyboard.press('Enter')
  await expect(focused).toContainText(textOf('cashier.withdrawal.noAccount'))
  await page.keyboard.press('Tab')
  await expect(focused).toHaveText(textOf('cashier.payoutAccount.add'))
  await page.keyboard.press('Enter')
  const dialog = payoutAccounts(page).adding
  await dialog.password.fill(SECRET)
  await dialog.key.fill('529.982.247-24')
  await dialog.password.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.key).toBeFocused()
  await dialog.key.fill('529.982.247-25')
  await dialog.password.fill(SECRET)
  await page.keyboard.press('Enter')
  await expect(dialog.popup).toHaveCount(0)
  await expect(amountForm(form(page)).amount).toBeVisible()
  await expect(focused).toHaveText(textOf('cashier.payoutAccount.add'))
  await amountForm(form(page)).amount.fill('50')
  await page.keyboard.press('Enter')
  await expect(paymentPasswordForm(form(page)).password).toBeFocused()
  await buttonsIn(form(page)).back.focus()
  await page.keyboard.press('Enter')
  await expect(amountForm(form(page)).amount).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type(SECRET)
  await slowDown(page, request)
  await page.keyboard.press('Enter')
  // The cancel button appears once the withdrawal has loaded.
  await expect(withdrawalPage(page).open.cancel).toBeVisible()
  await expect(withdrawalPage(page).open.region).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(focused).toHaveText(textOf('cashier.withdrawal.cancel'))
  const accounts = payoutAccounts(page).list
  await accounts.remove.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type(SECRET)
  await page.keyboard.press('Enter')
  await expect(accounts.region).toContainText(textOf('cashier.payoutAccount.empty'))
  await expect(accounts.region.getByRole('heading')).toBeFocused()
})

test('[MEM-05] shows who holds the money at each stage of a withdrawal until it is received', async ({
  page,
  request,
}) => {
  const withdrawal = withdrawalPage(page)
  await openReady(page, request)
  const before = amountIn(await balance(page).innerText())
  await fillIn(page, '50')
  await pay(page).click()
  await expect(stage(page, textOf('cashier.withdrawal.statusSubmitted'))).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(withdrawal.open.region).toContainText(textOf('cashier.withdrawal.withUs'))
  await expect(balance(page)).toHaveText(/,\d\d$/)
  await expect.poll(async () => amountIn(await balance(page).innerText())).toBe(before - 5_000)
  await expect(stage(page, textOf('cashier.withdrawal.statusPaying'))).toHaveAttribute(
    'aria-current',
    'step',
    { timeout: 30_000 },
  )
  await expect(stage(page, textOf('cashier.withdrawal.statusPaying'))).toContainText(
    textOf('cashier.withdrawal.noTimeGiven'),
  )
  await expect(withdrawal.open.cancel).toHaveCount(0)
  await decide(request, { decision: 'pay' })
  await expect(stage(page, textOf('cashier.withdrawal.statusPaid'))).toHaveAttribute('aria-current', 'step')
  await withdrawal.open.received.click()
  await expect(withdrawal.last.region.getByRole('heading')).toHaveText(
    textOf('cashier.withdrawal.statusReceived'),
  )
  await expect(withdrawal.last.region.getByRole('heading')).toBeFocused()
  await expect(rowOf(page, textOf('cashier.withdrawal.statusReceived'))).toBeVisible()
})

test('[MEM-05] rejects withdrawal amounts outside the limits, and a wrong payment password', {
  tag: LONG,
}, async ({ page, request }) => {
  const token = await openReady(page, request)
  const before = (await ordersOf(request, token)).length
  const amount = amountForm(form(page)).amount
  const goOn = buttonsIn(form(page)).proceed
  await goOn.click()
  await expect(page.getByText(textOf('cashier.withdrawal.amountMissing'))).toBeVisible()
  await expect(amount).toBeFocused()
  await amount.fill('0,01')
  await goOn.click()
  await expect(page.getByText(patternOf('cashier.withdrawal.belowMinimum'))).toBeVisible()
  await amount.fill('9.999.999,99')
  await goOn.click()
  await expect(page.getByText(patternOf('cashier.amount.available'))).toBeVisible()
  await amount.fill('50')
  await goOn.click()
  await paymentPasswordForm(form(page)).password.fill('000000')
  await pay(page).click()
  await expect(page.getByText(patternOf('cashier.withdrawal.passwordWrong'))).toBeVisible()
  expect((await ordersOf(request, token)).length).toBe(before)
  await paymentPasswordForm(form(page)).password.fill(SECRET)
  await pay(page).click()
  await expect(withdrawalPage(page).open.region).toBeVisible()
})

test('[MEM-05] cancels a withdrawal after a confirmation and restores the balance', {
  tag: LONG,
}, async ({ page, request }) => {
  const withdrawal = withdrawalPage(page)
  await openReady(page, request)
  const before = await balance(page).innerText()
  await fillIn(page, '50')
  await pay(page).click()
  await withdrawal.open.cancel.click()
  await withdrawal.cancelling.confirm.click()
  await expect(withdrawal.last.region.getByRole('heading')).toHaveText(
    textOf('cashier.withdrawal.statusCancelled'),
  )
  await expect(balance(page)).toHaveText(before)
})

test('[MEM-05] restores the balance and states the reason when the bank cannot pay', { tag: LONG }, async ({
  page,
  request,
}) => {
  await openReady(page, request)
  const before = await balance(page).innerText()
  await fillIn(page, '50')
  await pay(page).click()
  await decide(request, { decision: 'fail' })
  await expect(withdrawalPage(page).last.region.getByRole('heading')).toHaveText(
    textOf('cashier.withdrawal.statusFailed'),
  )
  await expect(balance(page)).toHaveText(before)
})

test('[MEM-05] creates only one withdrawal despite double taps, a lost response and a reload', async ({
  page,
  request,
  faults,
}) => {
  const token = await openReady(page, request)
  const before = (await ordersOf(request, token)).length
  await setFault(request, 'createWithdrawal', { kind: 'cut' })
  await fillIn(page, '50')
  await pay(page).dblclick()
  await expect(messagesIn(page).noAnswerYet).toBeVisible()
  await clearFault(request, 'createWithdrawal')
  await page.reload()
  await expect(withdrawalPage(page).open.region).toBeVisible()
  expect((await ordersOf(request, token)).length).toBe(before + 1)
  expectOnly(faults, /Failed to load resource/)
})

test('[MEM-06] treats a paid withdrawal as received once the deadline has passed', {
  tag: LONG,
}, async ({ page, platform, request }) => {
  await platform.set('withdrawals', { ...settings.withdrawals.initial, receivedAfter: 30 * MINUTE })
  await openReady(page, request)
  await fillIn(page, '50')
  await pay(page).click()
  await decide(request, { decision: 'pay' })
  await expect(stage(page, textOf('cashier.withdrawal.statusPaid'))).toHaveAttribute('aria-current', 'step')
  await moveClock(request, 60 * MINUTE)
  await expect(withdrawalPage(page).last.region.getByRole('heading')).toHaveText(
    textOf('cashier.withdrawal.statusReceived'),
  )
  await expect(withdrawalPage(page).last.region).toContainText(textOf('cashier.withdrawal.receivedByTime'))
})

/** Withdraws 50.00 as Ana and waits until the bank has reported the payment. */
async function openPaid(page: Page, request: APIRequestContext): Promise<void> {
  await openReady(page, request)
  await fillIn(page, '50')
  await pay(page).click()
  await decide(request, { decision: 'pay' })
  await expect(stage(page, textOf('cashier.withdrawal.statusPaid'))).toHaveAttribute('aria-current', 'step')
}

const image = async (): Promise<{ name: string; mimeType: string; buffer: Buffer }> => ({
  name: 'extrato.txt',
  mimeType: 'text/plain',
  buffer: await createCanvas(60, 40).encode('png'),
})

test('[MEM-06] a member reports a missing payment with an image and later confirms its receipt', {
  tag: LONG,
}, async ({ page, request }) => {
  const withdrawal = withdrawalPage(page)
  await openPaid(page, request)
  await withdrawal.open.notReceived.click()
  const dialog = withdrawal.missing
  await buttonsIn(dialog.popup).send.click()
  await expect(messagesIn(dialog.popup).chooseImage).toBeVisible()
  await dialog.image.setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no image'),
  })
  await expect(
    dialog.popup.getByText(textOf('support.imageUpload.notImage', { name: 'foto.png' })),
  ).toBeVisible()
  await dialog.image.setInputFiles(await image())
  await expect(dialog.proof).toBeVisible()
  await dialog.popup.getByLabel(textOf('cashier.withdrawal.proofComment')).fill('Nada no extrato de hoje')
  await buttonsIn(dialog.popup).send.click()
  await expect(dialog.popup).toHaveCount(0)
  await expect(stage(page, textOf('cashier.withdrawal.statusDisputed'))).toHaveAttribute(
    'aria-current',
    'step',
  )
  await page.reload()
  await expect(withdrawal.open.region).toContainText('Nada no extrato de hoje')
  await expect(withdrawal.open.proof).toBeVisible()
  await withdrawal.open.region
    .getByRole('button', { name: textOf('cashier.withdrawal.receivedAfterAll') })
    .click()
  await expect(withdrawal.last.region).toContainText(textOf('cashier.withdrawal.receivedByPlayerLate'))
})

test('[MEM-06] an image upload can be cancelled, and a failed one can be retried', { tag: LONG }, async ({
  page,
  request,
  faults,
}) => {
  await openPaid(page, request)
  await setFault(request, 'uploadImage', { delay: 60_000 })
  await withdrawalPage(page).open.notReceived.click()
  const dialog = withdrawalPage(page).missing
  await dialog.image.setInputFiles(await image())
  await expect(dialog.popup.getByRole('progressbar')).toBeVisible()
  await buttonsIn(dialog.popup).stopSending.click()
  await expect(dialog.image).toBeVisible()
  await expect(dialog.popup.getByRole('img')).toHaveCount(0)
  await clearFault(request, 'uploadImage')
  await setFault(request, 'uploadImage', { kind: 'error', times: 1 })
  await dialog.image.setInputFiles(await image())
  await expect(
    dialog.popup.getByText(textOf('support.imageUpload.failed', { name: 'extrato.txt' })),
  ).toBeVisible()
  await buttonsIn(dialog.popup).sendAgain.click()
  await expect(dialog.proof).toBeVisible()
  expectOnly(faults, /Failed to load resource/)
})

test('[MEM-06] returns the whole amount when the operator finds that a payment did not arrive', {
  tag: LONG,
}, async ({ page, request }) => {
  const withdrawal = withdrawalPage(page)
  await openPaid(page, request)
  const before = amountIn(await balance(page).innerText())
  await withdrawal.open.notReceived.click()
  const dialog = withdrawal.missing
  await dialog.image.setInputFiles(await image())
  await expect(dialog.proof).toBeVisible()
  await buttonsIn(dialog.popup).send.click()
  await expect(dialog.popup).toHaveCount(0)
  await decide(request, { decision: 'return' })
  await expect(withdrawal.last.region).toContainText(textOf('withdrawal.returned.notReceived'))
  await expect.poll(async () => amountIn(await balance(page).innerText())).toBe(before + 5_000)
})

test('[MEM-06] a member opens an older withdrawal from the list on a phone and confirms its receipt', {
  tag: LONG,
}, async ({ page, request }) => {
  const withdrawal = withdrawalPage(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const token = await openReady(page, request)
  for (const amount of ['50', '60,00']) {
    await fillIn(page, amount)
    await expect(
      form(page)
        .getByRole('term')
        .filter({ hasText: textOf('cashier.withdrawal.account') }),
    ).toBeInViewport()
    await pay(page).click()
    await expect(withdrawal.open.region.getByRole('heading')).toBeInViewport()
    await expect(stage(page, textOf('cashier.withdrawal.statusPaying'))).toHaveAttribute(
      'aria-current',
      'step',
      { timeout: 30_000 },
    )
    await decide(request, { decision: 'pay' })
    await expect(stage(page, textOf('cashier.withdrawal.statusPaid'))).toHaveAttribute('aria-current', 'step')
    await page.getByRole('button', { name: textOf('cashier.withdrawal.another') }).click()
    await expect(amountForm(form(page)).amount).toBeVisible()
  }
  await page.getByRole('button', { name: textOf('cashier.withdrawal.seeNamed', { 0: 'R$ 50,00' }) }).click()
  await expect(withdrawal.open.region.getByRole('heading')).toBeInViewport()
  await withdrawal.open.received.click()
  await expect(withdrawal.last.region.getByRole('heading')).toBeFocused()
  await expect(withdrawal.last.region).toContainText('49,50')
  await page.getByRole('button', { name: textOf('cashier.withdrawal.seeNamed', { 0: 'R$ 60,00' }) }).click()
  await expect(withdrawal.open.region.getByRole('heading')).toBeInViewport()
  await expect(stage(page, textOf('cashier.withdrawal.statusPaid'))).toHaveAttribute('aria-current', 'step')
  const states = (await ordersOf(request, token)).map(({ amount, state }) => [amount, state])
  expect(states.slice(0, 2)).toEqual([
    [6_000, 'paid'],
    [5_000, 'received'],
  ])
})

test('[MEM-05] offers a retry, not an empty list, when the payout accounts fail to load', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await setFault(request, 'listPayoutAccounts', { kind: 'error' })
  await openWith(page, await sessionOf(request, 'ana'), WITHDRAW)
  const accounts = payoutAccounts(page).list
  await expect(buttonsIn(accounts.region).retry).toBeVisible()
  await expect(accounts.region).not.toContainText(textOf('cashier.payoutAccount.empty'))
  await calm(request)
  await buttonsIn(accounts.region).retry.click()
  await expect(accounts.region).toContainText(textOf('cashier.payoutAccount.empty'))
  expectOnly(faults, /500/)
})

test('[MEM-05] the withdrawal list shows the order’s current status even without socket messages', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.routeWebSocket('**/wps/socket', () => {})
  await openReady(page, request)
  await fillIn(page, '50')
  await pay(page).click()
  await expect(stage(page, textOf('cashier.withdrawal.statusSubmitted'))).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(rowOf(page, textOf('cashier.withdrawal.statusSubmitted'))).toBeVisible({ timeout: 2_000 })
  await expect(stage(page, textOf('cashier.withdrawal.statusPaying'))).toHaveAttribute(
    'aria-current',
    'step',
    { timeout: 30_000 },
  )
  await expect(rowOf(page, textOf('cashier.withdrawal.statusPaying'))).toBeVisible({ timeout: 2_000 })
})

test('[MEM-05] shows completed and remaining wagering before a withdrawal, and links to the games', {
  tag: LONG,
}, async ({ page, request, platform }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const token = await sessionOf(request, 'ana')
  await payIn(request, token, 12_500)
  await openWith(page, token, WITHDRAW)
  const reason = form(page)
    .getByRole('listitem')
    .filter({
      hasText: textOf('turnover.title', { source: textOf('turnover.source.deposit'), amount: 'R$ 125,00' }),
    })
  await expect(reason).toContainText(
    textOf('cashier.withdrawal.wagered', { element0: 'R$ 0,00', element1: 'R$ 125,00' }),
  )
  await expect(reason).toContainText(textOf('cashier.withdrawal.wagerLeft', { element0: 'R$ 125,00' }))
  await expect(buttonsIn(form(page)).retry).toBeVisible()
  await messagesIn(form(page)).toTheGames.click()
  await expect(page).toHaveURL(`${platform.url}/games`)
})
