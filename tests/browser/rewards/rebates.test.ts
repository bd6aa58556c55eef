import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { claimGift } from '#protocol/rewards/claims.ts'
import { memberPage } from '#tests/browser/account/member-page.ts'
import { expectFine } from '#tests/browser/kit/expect-fine.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, clearFault, setFault } from '#tests/browser/kit/sandbox.ts'
import { messagesIn } from '#tests/browser/kit/shared-messages.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { claimButtons } from './claims-page.ts'

test.use({ seedFor: 'test', viewport: { width: 390, height: 844 } })
test.afterEach(({ request }) => calm(request))

const main = (page: Page) => page.getByRole('main')
const said = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: patternOf('rewards.rewardClaim.receivedMoney') })

test('[MEM-14] pays a rebate only once even if the response is lost', async ({ page, request, faults }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/member/manualRebate')
  const all = claimButtons(main(page)).claimAll
  await expect(all).toBeEnabled()
  await expectFine(page)
  await setFault(request, 'claimGift', { kind: 'cut' })
  await all.click()
  await expect(messagesIn(main(page)).noAnswerYet).toBeVisible()
  await clearFault(request, 'claimGift')
  await expect(said(page)).toBeVisible({ timeout: 30_000 })
  expectOnly(faults, /Failed to load resource/)
  await expect(main(page).getByText(textOf('rewards.rebates.emptyTitle'))).toBeVisible()
  const claimed = main(page).getByRole('table', { name: textOf('rewards.rewardClaim.history') })
  await expect(claimed.getByRole('row').filter({ hasText: patternOf('rebate.title') })).toHaveCount(1)
})

test('[MEM-14] says that a rebate was already claimed elsewhere, and does not show an error', {
  tag: LONG,
}, async ({ page, request }) => {
  const token = await sessionOf(request, 'ana')
  // Block the socket, so that the page is not notified when the rebate is claimed elsewhere.
  await page.routeWebSocket('**/wps/socket', () => {})
  await openWith(page, token, '/member/manualRebate')
  const all = claimButtons(main(page)).claimAll
  await expect(all).toBeEnabled()
  const headers = { token, 'idempotency-key': randomUUID() }
  const claimed = await request.post(claimGift.path, { headers, data: { what: 'rebate', gameType: null } })
  expect((await claimed.json()).success).toBe(true)
  await all.click()
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: textOf('rewards.rewardClaim.alreadyClaimed') }),
  ).toBeVisible()
  await expect(main(page).getByText(textOf('rewards.rewardClaim.notClaimed'))).toHaveCount(0)
})

test('[MEM-14] when manual rebates are off, the menu omits them and their page says so', {
  tag: LONG,
}, async ({ page, request, platform }) => {
  const token = await sessionOf(request, 'ana')
  await openWith(page, token, '/member')
  const menu = memberPage(page).menu
  await expect(menu.manualRebate).toBeVisible()
  await platform.set('modules', { MANPLAYREB3: false })
  await page.goto('/member')
  await expect(menu.bonuses).toBeVisible()
  await expect(menu.manualRebate).toHaveCount(0)
  await page.goto('/member/manualRebate')
  await expect(main(page).getByText(textOf('rewards.rebates.offTitle'))).toBeVisible()
})
