import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { transferBetweenWallets } from '#protocol/cashier/vendor-wallets.ts'
import { listGames } from '#protocol/lobby/games.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { registerFirst } from '#tests/browser/account/member-page.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, clearFault, moveClock, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { messagesIn } from '#tests/browser/kit/shared-messages.ts'
import { gameControls, gameOn } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { amountForm } from './amount-form.ts'
import { walletsPage } from './vendor-wallets-page.ts'

const WALLET = '/member/transferFund'

test.use({ seedFor: 'test', viewport: { width: 390, height: 844 } })
test.afterEach(({ request }) => calm(request))

const main = (page: Page) => page.getByRole('main')
const entries = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')
const underWay = (page: Page) =>
  page.getByRole('region', { name: textOf('cashier.vendorWallets.inProgress') })
const vendor = (page: Page, name: string) =>
  walletsPage(page).vendors.locator('label').filter({ hasText: name })

async function expectNothingWrong(page: Page) {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

async function fillIn(page: Page, amount: string): Promise<void> {
  await amountForm(main(page)).amount.fill(amount)
  await buttonsIn(main(page)).proceed.click()
}

const confirm = (page: Page) =>
  main(page).getByRole('button', { name: patternOf('cashier.vendorWallets.submit') })

test('[MEM-03] moves money to a vendor wallet only once despite a lost response, and then brings it all back', async ({
  page,
  platform,
  request,
  faults,
}) => {
  const wallets = walletsPage(page)
  await openWith(page, await sessionOf(request, 'ana'), WALLET)
  await expect(vendor(page, 'Cais Nove')).toContainText('R$ 0,00')
  await expect(vendor(page, 'Ferro & Cobre')).toContainText(patternOf('common.unavailableUntil'))
  await expect(wallets.bringHome).toHaveAccessibleDescription(
    textOf('cashier.vendorWallets.nothingToCollect'),
  )
  await buttonsIn(main(page)).proceed.click()
  await expect(main(page).getByText(textOf('cashier.vendorWallets.amountMissing'))).toBeVisible()
  await expectNothingWrong(page)

  await fillIn(page, '50')
  await expect(main(page)).toContainText('Cais Nove')
  await expectNothingWrong(page)
  await setFault(request, 'transferBetweenWallets', { kind: 'cut' })
  await confirm(page).dblclick()
  await expect(messagesIn(main(page)).noAnswerYet).toBeVisible()
  await clearFault(request, 'transferBetweenWallets')
  await page.reload()
  await expect(wallets.last.region.getByRole('status')).toHaveText(
    textOf('cashier.vendorWallets.outcomeArrived'),
  )
  await expect(entries(page)).toHaveCount(1)
  await wallets.last.transferAgain.click()
  await expect(vendor(page, 'Cais Nove')).toContainText('R$ 50,00')

  await platform.set('vendorProvider', { ...settings.vendorProvider.initial, answers: 'lost' })
  await fillIn(page, '20,00')
  await confirm(page).click()
  await expect(underWay(page)).toContainText('R$ 20,00')
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: textOf('cashier.vendorWallets.checking') }),
  ).toBeVisible()
  await expectNothingWrong(page)
  await platform.set('vendorProvider', settings.vendorProvider.initial)
  await expect(wallets.last.region.getByRole('status')).toHaveText(
    textOf('cashier.vendorWallets.outcomeArrived'),
    { timeout: 15_000 },
  )
  await wallets.last.transferAgain.click()

  const home = wallets.bringHome
  await home.click()
  await expect(main(page)).toContainText(
    textOf('cashier.vendorWallets.fromProvider', { provider: 'Cais Nove' }),
  )
  await expect(main(page)).toContainText('R$ 70,00')
  await home.click()
  await expect(wallets.last.region.getByRole('status')).toHaveText(
    textOf('cashier.vendorWallets.outcomeArrived'),
  )
  await expect(entries(page)).toHaveCount(3)
  await expect(
    entries(page).filter({ hasText: textOf('account.transfers.toProvider', { provider: 'Cais Nove' }) }),
  ).toHaveCount(2)
  await expect(
    entries(page).filter({ hasText: textOf('account.transfers.fromProvider', { provider: 'Cais Nove' }) }),
  ).toHaveCount(1)
  expectOnly(faults, /Failed to load resource/)
})

test('[MEM-03] returns money that a vendor rejects, and offers no transfers if all games share one wallet', {
  tag: LONG,
}, async ({ page, platform, request }) => {
  await platform.set('vendorProvider', { ...settings.vendorProvider.initial, transfers: 'refused' })
  await openWith(page, await sessionOf(request, 'ana'), WALLET)
  await fillIn(page, '50')
  await confirm(page).click()
  await expect(walletsPage(page).last.region.getByRole('status')).toHaveText(
    textOf('cashier.vendorWallets.outcomeReturned'),
  )
  await expect(entries(page).filter({ hasText: textOf('account.records.refunded') })).toHaveCount(1)
  await platform.set('wallets', settings.wallets.initial)
  await walletsPage(page).last.transferAgain.click()
  await expect(main(page).getByText(textOf('cashier.vendorWallets.single'))).toBeVisible()
  await expect(amountForm(main(page)).amount).toHaveCount(0)
  await expectNothingWrong(page)
})

test('[MEM-03] when two tabs transfer money, the second tab reports that its transfer was not made', {
  tag: LONG,
}, async ({ page, context, platform, request }) => {
  const token = await sessionOf(request, 'ana')
  await openWith(page, token, WALLET)
  await fillIn(page, '50')
  await expect(confirm(page)).toBeVisible()
  const other = await context.newPage()
  await openWith(other, token, WALLET)
  await fillIn(other, '30')
  await expect(confirm(other)).toBeVisible()

  await platform.set('vendorProvider', { ...settings.vendorProvider.initial, answers: 'lost' })
  await confirm(page).click()
  await expect(underWay(page)).toContainText('R$ 50,00')
  await confirm(other).click()
  await expect(underWay(other)).toContainText('R$ 50,00')
  const said = main(other).getByRole('alert')
  await expect(said).toHaveText(textOf('cashier.vendorWallets.amountNotMoved', { element0: 'R$ 30,00' }))
  await expect(main(page).getByRole('alert')).toHaveCount(0)
  await platform.set('vendorProvider', settings.vendorProvider.initial)
  await expect(walletsPage(other).last.region.getByRole('status')).toHaveText(
    textOf('cashier.vendorWallets.outcomeArrived'),
    {
      timeout: 15_000,
    },
  )
  await expect(said).toHaveText(textOf('cashier.vendorWallets.amountNotMoved', { element0: 'R$ 30,00' }))
  await walletsPage(other).last.transferAgain.click()
  await expect(vendor(other, 'Cais Nove')).toContainText('R$ 50,00')
  await expect(said).toHaveCount(0)
})

test('[MEM-03] lists a new wallet transfer even if the device’s clock is days behind', {
  tag: LONG,
}, async ({ page, request }) => {
  await moveClock(request, 5 * 86_400_000)
  await openWith(page, await sessionOf(request, 'ana'), WALLET)
  await fillIn(page, '50')
  await confirm(page).click()
  await expect(walletsPage(page).last.region.getByRole('status')).toHaveText(
    textOf('cashier.vendorWallets.outcomeArrived'),
  )
  await expect(entries(page)).toHaveCount(1)
})

test('[MEM-03] the bar above a game shows the vendor wallet’s balance and updates it after each round', {
  tag: LONG,
}, async ({ page, request }) => {
  // Two days later, the vendor that is closed today is open again.
  await moveClock(request, 2 * 86_400_000)
  const token = await sessionOf(request, 'ana')
  await request.post(transferBetweenWallets.path, {
    data: { direction: 'toVendor', vassalage: 'FC', amount: 5_000 },
    headers: { token, 'idempotency-key': crypto.randomUUID() },
  })
  const listed = await request.get(listGames.path, { params: { gameType: 'RNG', vassalage: 'FC' } })
  const [game] = v.parse(listGames.reply, (await listed.json()).value).games
  await openWith(page, token, `/seamless?nodeId=${game?.nodeId}&vassalage=FC&gameType=RNG`)
  const bar = page
    .getByRole('region')
    .filter({ hasText: textOf('cashier.balance.ofProvider', { provider: 'Ferro & Cobre' }) })
  await expect(bar.getByRole('status')).toHaveText('R$ 50,00')
  await expectNothingWrong(page)
  // Retry: a round that pays exactly its stake leaves the balance unchanged.
  await expect(async () => {
    await gameControls(gameOn(page)).spin.click()
    await expect(bar.getByRole('status')).not.toHaveText('R$ 50,00', { timeout: 5_000 })
  }).toPass()
})

test('[MEM-03] asks a trial player to register instead of moving money between wallets', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await startFreePlay(request), WALLET)
  await expect(registerFirst(page).text).toBeVisible()
})
