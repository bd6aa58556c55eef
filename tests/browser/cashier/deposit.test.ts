import type { APIRequestContext, Page } from '@playwright/test'
import * as v from 'valibot'
import { createDeposit, listDeposits } from '#protocol/cashier/deposits.ts'
import { type Charges, charges } from '#protocol/sandbox/cashier.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { registerFirst } from '#tests/browser/account/member-page.ts'
import { logInByForm } from '#tests/browser/auth/login-popup.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, clearFault, moveClock, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { messagesIn } from '#tests/browser/kit/shared-messages.ts'
import { JOURNEY, LONG } from '#tests/support/is-long.ts'
import { textIn, textOf } from '#tests/support/texts.ts'
import { amountForm } from './amount-form.ts'
import { depositPage } from './deposit-page.ts'

const DEPOSIT = '/member/depositv2'
const MINUTE = 60_000

// Seed before each test: an order left open by one test would block the next.
test.use({ seedFor: 'test' })
test.afterEach(({ request }) => calm(request))

const order = (page: Page) => depositPage(page).order
const balance = (page: Page) => page.getByRole('banner').getByRole('status')
const stage = (page: Page) => page.getByRole('listitem').filter({ has: page.locator('b') })

/** Opens the deposit page as Ana, without an open order. */
async function openDeposit(page: Page, request: APIRequestContext): Promise<string> {
  const token = await sessionOf(request, 'ana')
  await openWith(page, token, DEPOSIT)
  await expect(order(page)).toBeVisible()
  return token
}

async function orderOf(page: Page, preset: string): Promise<void> {
  await page.getByRole('button', { name: preset, exact: true }).click()
  await order(page).click()
  await expect(depositPage(page).open.qr).toBeVisible()
}

async function newestCharge(request: APIRequestContext): Promise<Charges[number]> {
  const reply = await request.get('/sandbox/api/charges')
  const [newest] = v.parse(charges, (await reply.json()).value).charges
  if (!newest) throw new Error('Nobody has ordered anything.')
  return newest
}

async function decide(request: APIRequestContext, state: 'paid' | 'refused'): Promise<void> {
  const { id } = await newestCharge(request)
  expect((await request.put(`/sandbox/api/charges/${id}`, { data: { state } })).ok()).toBe(true)
}

/** All orders of a session's member, newest first. */
async function ordersOf(request: APIRequestContext, token: string) {
  const params = { from: '2020-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z', limit: 100 }
  const reply = await request.get(listDeposits.path, { params, headers: { token } })
  return v.parse(listDeposits.reply, (await reply.json()).value).deposits
}

test('[MEM-04] credits a paid deposit to the balance while the deposit page is open', {
  tag: JOURNEY,
}, async ({ page, request }) => {
  const deposit = depositPage(page)
  await openDeposit(page, request)
  const before = await balance(page).innerText()
  await orderOf(page, 'R$ 50,00')
  await expect(deposit.open.region.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  const code = deposit.open.code
  await expect(code).toHaveValue(/^000201.*br\.gov\.bcb\.pix.*540550\.00.*6304[0-9A-F]{4}$/)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await deposit.open.copy.click()
  await expect(deposit.open.copied).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.inputValue())
  await expect(order(page)).toHaveAttribute('aria-disabled', 'true')

  await decide(request, 'paid')
  await expect(deposit.last.region.getByRole('heading')).toHaveText(textOf('cashier.deposit.outcomeCredited'))
  await expect(deposit.last.region.getByRole('heading')).toBeFocused()
  await expect(balance(page)).not.toHaveText(before)
  const amount = (text: string) => Number(text.replaceAll(/\D/g, ''))
  expect(amount(await balance(page).innerText()) - amount(before)).toBe(5_000)
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: textOf('cashier.deposit.statusCredited') })
      .filter({ hasText: '50,00' })
      .first(),
  ).toBeVisible()

  await deposit.last.depositAgain.click()
  await expect(order(page)).toHaveAttribute('aria-disabled', 'false')
})

test('[MEM-04] rejects an invalid deposit amount, or one below the channel minimum, before sending it', {
  tag: LONG,
}, async ({ page, request }) => {
  const deposit = depositPage(page)
  await openDeposit(page, request)
  const field = amountForm(page).amount
  await order(page).click()
  await expect(page.getByText(textOf('cashier.deposit.amountMissing'))).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('vinte')
  await expect(deposit.invalidAmount).toBeVisible()
  await order(page).click()
  await expect(deposit.open.region).toHaveCount(0)
  await field.fill('10,5')
  await field.blur()
  await expect(field).toHaveValue('10,50')
  await field.fill('1.234')
  await field.blur()
  await expect(field).toHaveValue('1.234,00')
  await field.fill('10,005')
  await expect(deposit.ambiguousAmount).toBeVisible()
  await field.fill('10,0055')
  await expect(deposit.invalidAmount).toBeVisible()
  await field.fill('9,99')
  await order(page).click()
  await expect(page.getByText(textOf('cashier.deposit.belowMinimum', { element0: 'R$ 10,00' }))).toBeVisible()
  await deposit.byTransfer.check()
  await expect(
    page.getByText(
      textOf('cashier.deposit.amountHint', { element0: 'R$ 100,00', element1: 'R$ 200.000,00' }),
    ),
  ).toBeVisible()
  await field.fill('50')
  await order(page).click()
  await expect(
    page.getByText(textOf('cashier.deposit.belowMinimum', { element0: 'R$ 100,00' })),
  ).toBeVisible()
  await expect(deposit.open.region).toHaveCount(0)
})

test('[MEM-04] reads a point as the decimal separator in English amounts', {
  tag: LONG,
}, async ({ page, context, request, platform }) => {
  await context.addCookies([{ name: 'lang', value: 'en', url: platform.url }])
  await openWith(page, await sessionOf(request, 'ana'), '/member/depositv2')
  const field = page.getByRole('textbox', { name: textIn('en', 'common.amount') })
  await field.fill('1,234')
  await field.blur()
  await expect(field).toHaveValue('1,234.00')
  await field.fill('50.005')
  await expect(
    page.getByText(textIn('en', 'kit.forms.numberAmbiguous', { example: '1,234.50' })),
  ).toBeVisible()
  await field.fill('50.0055')
  await expect(
    page.getByText(textIn('en', 'kit.forms.numberNotDecimal', { example: '1,234.50' })),
  ).toBeVisible()
})

test('[MEM-04] shows the bank’s reason for a rejected deposit and the expiry of an unpaid one', {
  tag: LONG,
}, async ({ page, request }) => {
  const deposit = depositPage(page)
  await openDeposit(page, request)
  await orderOf(page, 'R$ 20,00')
  await decide(request, 'refused')
  await expect(deposit.last.region.getByRole('heading')).toHaveText(textOf('cashier.deposit.outcomeFailed'))
  await expect(deposit.last.region).toContainText(textOf('deposit.failed.refused'))
  await deposit.last.depositAgain.click()

  await orderOf(page, 'R$ 20,00')
  await moveClock(request, 16 * MINUTE)
  await expect(deposit.last.region.getByRole('heading')).toHaveText(textOf('cashier.deposit.outcomeExpired'))
})

test('[MEM-04] shows no payment instructions before the payment code exists', { tag: LONG }, async ({
  page,
  request,
  platform,
}) => {
  const deposit = depositPage(page)
  const { initial } = settings.paymentProvider
  await openDeposit(page, request)
  await platform.set('paymentProvider', { ...initial, answers: 'lost' })
  try {
    await page.getByRole('button', { name: 'R$ 50,00', exact: true }).click()
    await order(page).click()
    await expect(stage(page).filter({ hasText: textOf('cashier.deposit.stageCodeComing') })).toBeVisible()
    await expect(deposit.open.region).not.toContainText(textOf('cashier.deposit.howToPay'))
    await expect(deposit.open.region).not.toContainText(textOf('cashier.deposit.statusCreated'))
    await expect(deposit.open.region.getByRole('timer')).toHaveCount(0)
  } finally {
    await platform.set('paymentProvider', initial)
  }
  // The platform asks the provider again once the lease of the first attempt has expired.
  await expect(deposit.open.qr).toBeVisible({ timeout: 40_000 })
  await expect(deposit.open.region).toContainText(textOf('cashier.deposit.howToPay'))
  await expect(deposit.open.region.getByRole('timer')).toBeVisible()
})

test('[MEM-04] cancels a deposit only after a confirmation', {
  tag: LONG,
}, async ({ page, request }) => {
  const deposit = depositPage(page)
  const token = await openDeposit(page, request)
  await orderOf(page, 'R$ 20,00')
  const giveUp = deposit.open.giveUp
  const question = deposit.givingUp
  await giveUp.click()
  await expect(question.popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question.popup).toHaveCount(0)
  await expect(giveUp).toBeFocused()
  await giveUp.click()
  await question.confirm.click()
  await expect(deposit.last.region.getByRole('heading')).toHaveText(
    textOf('cashier.deposit.outcomeCancelled'),
  )
  expect((await ordersOf(request, token))[0]).toMatchObject({ state: 'cancelled' })
})

test('[MEM-04] after a member reports a payment, keeps the code and says that the bank is being asked', {
  tag: LONG,
}, async ({ page, request }) => {
  const deposit = depositPage(page)
  await openDeposit(page, request)
  await orderOf(page, 'R$ 20,00')
  await deposit.open.paid.click()
  await expect(stage(page).filter({ hasText: textOf('cashier.deposit.statusReconciling') })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(deposit.open.paid).toHaveCount(0)
  // If “I have paid” is pressed too early, the payment details stay, even after a reload.
  await page.reload()
  await expect(
    deposit.open.region.getByRole('heading', { name: textOf('cashier.deposit.payHere') }),
  ).toBeVisible()
  await expect(deposit.open.qr).toBeVisible()
  await expect(deposit.open.region.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await deposit.open.copy.click()
  await expect(deposit.open.copied).toBeVisible()
  const code = await deposit.open.code.inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  await decide(request, 'paid')
  await expect(deposit.last.region.getByRole('heading')).toHaveText(textOf('cashier.deposit.outcomeCredited'))
})

// Every response is lost until the test clears the fault, because the browser retries by itself.
test('[MEM-04] creates only one deposit despite lost responses, a double click and a reload', async ({
  page,
  request,
  faults,
}) => {
  const deposit = depositPage(page)
  const token = await openDeposit(page, request)
  const before = (await ordersOf(request, token)).length
  await setFault(request, 'createDeposit', { kind: 'cut' })
  await page.getByRole('button', { name: 'R$ 100,00', exact: true }).click()
  await order(page).dblclick()
  await expect(messagesIn(page).noAnswerYet).toBeVisible()
  await clearFault(request, 'createDeposit')
  await page.reload()
  await expect(deposit.open.qr).toBeVisible()
  await expect(deposit.open.region).toContainText('R$ 100,00')
  expect((await ordersOf(request, token)).length).toBe(before + 1)
  expectOnly(faults, /Failed to load resource/)
  await decide(request, 'paid')
  await expect(deposit.last.region.getByRole('heading')).toHaveText(textOf('cashier.deposit.outcomeCredited'))
})

test('[MEM-04] shows a deposit created in another tab', { tag: LONG }, async ({ page, request, context }) => {
  const token = await openDeposit(page, request)
  const other = await context.newPage()
  await openWith(other, token, DEPOSIT)
  await expect(order(other)).toBeVisible()
  await orderOf(other, 'R$ 50,00')
  await page.getByRole('button', { name: 'R$ 20,00', exact: true }).click()
  await order(page).click()
  await expect(depositPage(page).open.region).toContainText('R$ 50,00')
  await decide(request, 'paid')
  for (const tab of [page, other])
    await expect(depositPage(tab).last.region.getByRole('heading')).toHaveText(
      textOf('cashier.deposit.outcomeCredited'),
    )
})

test('[MEM-04] says that the chosen channel has closed, keeps the amount and creates no deposit', {
  tag: LONG,
}, async ({ page, request }) => {
  const token = await openDeposit(page, request)
  const before = (await ordersOf(request, token)).length
  await setFault(request, 'createDeposit', {
    kind: 'refusal',
    code: 'deposit.channelClosed',
    value: { until: '2030-01-01T00:00:00.000Z' },
    times: 1,
  })
  await page.getByRole('button', { name: 'R$ 50,00', exact: true }).click()
  await order(page).click()
  await expect(page.getByText(textOf('cashier.deposit.methodUnavailable'))).toBeVisible()
  await expect(depositPage(page).byPix).toBeDisabled()
  await expect(depositPage(page).byTransfer).toBeChecked()
  await expect(amountForm(page).amount).toHaveValue('50,00')
  expect((await ordersOf(request, token)).length).toBe(before)
})

test('[MEM-04] says when the first deposit channel reopens if all are closed', { tag: LONG }, async ({
  page,
  request,
  platform,
}) => {
  const { initial } = settings.deposits
  const until = ['2030-03-02T15:00:00.000Z', '2030-03-01T15:30:00.000Z', '2030-03-04T15:00:00.000Z']
  const channels = initial.channels.map((channel, index) => ({
    ...channel,
    closedUntil: until[index] ?? '2031-01-01T00:00:00.000Z',
  }))
  await platform.set('deposits', { ...initial, channels })
  try {
    await openWith(page, await sessionOf(request, 'ana'), DEPOSIT)
    await expect(
      page.getByText(textOf('cashier.deposit.availableFrom', { element0: '01/03/2030, 12:30' })),
    ).toBeVisible()
  } finally {
    await platform.set('deposits', initial)
  }
})

test('[MEM-04] offers a retry when the deposit channels fail to load', { tag: LONG }, async ({
  page,
  request,
  faults,
}) => {
  await setFault(request, 'listDepositChannels', { kind: 'error', times: 1 })
  await openWith(page, await sessionOf(request, 'ana'), DEPOSIT)
  await expect(page.getByText(textOf('cashier.request.noMoneyMoved'))).toBeVisible()
  expectOnly(faults, /Failed to load resource/)
  await buttonsIn(page).retry.click()
  await expect(order(page)).toBeVisible()
})

test('[ROUTE-19] takes a visitor to the requested member page after login', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto(DEPOSIT)
  await logInByForm(page, 'ana')
  await expect(page).toHaveURL(DEPOSIT)
  await expect(order(page)).toBeVisible()
})

test('the deposit page asks trial players to register, and the platform refuses their deposits', async ({
  page,
  request,
}) => {
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  await openWith(page, await startFreePlay(request), DEPOSIT)
  await expect(registerFirst(page).text).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/wps/relay/deposits'))).toEqual([])
  const refused = await request.post(createDeposit.path, {
    data: { channelId: 'pix', amount: 5_000 },
    headers: { token: await startFreePlay(request), 'idempotency-key': 'trial-has-no-bank' },
  })
  expect(refused.status()).toBe(403)
})

test('[MEM-04] cancels a deposit that was reported as paid and allows another', {
  tag: LONG,
}, async ({ page, request }) => {
  const deposit = depositPage(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const token = await openDeposit(page, request)
  await orderOf(page, 'R$ 50,00')
  await deposit.open.paid.click()
  await expect(deposit.open.paid).toHaveCount(0)
  // The “I have paid” button is gone, and the deposit can still be paid or cancelled.
  await expect(deposit.open.region.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(deposit.open.region.getByRole('button')).toHaveText([
    textOf('common.copy'),
    textOf('cashier.deposit.cancel'),
  ])
  await deposit.open.giveUp.click()
  const dialog = deposit.givingUp
  await dialog.confirm.click()
  await expect(deposit.last.region.getByRole('heading')).toHaveText(
    textOf('cashier.deposit.outcomeCancelled'),
  )
  await deposit.last.depositAgain.click()
  await orderOf(page, 'R$ 50,00')
  expect((await ordersOf(request, token)).slice(0, 2).map(({ state }) => state)).toEqual([
    'created',
    'cancelled',
  ])
})

test('[MEM-04] the deposit list shows the order’s current status even without socket messages', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.routeWebSocket('**/wps/socket', () => {})
  await openDeposit(page, request)
  const newest = page.getByRole('row').nth(1)
  await orderOf(page, 'R$ 20,00')
  await expect(newest).toContainText(textOf('cashier.deposit.statusCreated'), { timeout: 2_000 })
  await expect(newest).toContainText('20,00')
  await decide(request, 'paid')
  await expect(depositPage(page).last.region.getByRole('heading')).toHaveText(
    textOf('cashier.deposit.outcomeCredited'),
  )
  await expect(newest).toContainText(textOf('cashier.deposit.statusCredited'), { timeout: 2_000 })
  await expect(newest).toContainText('20,00')
})

test('[MEM-04] reports an open deposit’s status as unknown if it fails to load, and tries again', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await openDeposit(page, request)
  await orderOf(page, 'R$ 20,00')
  await setFault(request, 'readDeposit', { kind: 'error' })
  await page.reload()
  await expect(depositPage(page).open.region.getByRole('status')).toContainText(
    textOf('cashier.request.statusMissing'),
  )
  await clearFault(request, 'readDeposit')
  await expect(depositPage(page).open.qr).toBeVisible()
  await expect(order(page)).toBeVisible()
  expectOnly(faults, /Failed to load resource/)
})
