import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { readMemberInfo } from '#protocol/account/member.ts'
import { readBadgeCounts } from '#protocol/site/badge-counts.ts'
import { sessionEndedPopup } from '#tests/browser/auth/session-ended-popup.ts'
import { payIn } from '#tests/browser/cashier/pay-in.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { memberPage } from './member-page.ts'

const current = (page: Page) => memberPage(page).menu.navigation.locator('[aria-current="page"]')

/** Names of the first menu entries, in order. Each is also the heading of its page. */
const pages = [
  textOf('common.myAccount'),
  textOf('common.myWallet'),
  textOf('common.deposit'),
  textOf('common.withdraw'),
  textOf('common.transferToUpline'),
  textOf('common.betHistory'),
  textOf('common.transactionHistory'),
  textOf('common.profitAndLoss'),
  textOf('common.bonus'),
  textOf('common.rewardCentre'),
  textOf('common.referFriend'),
  textOf('common.missions'),
  textOf('common.messages'),
  textOf('common.cashbackPage'),
]

test.afterEach(({ request }) => calm(request))

for (const width of [390, 1440]) {
  test(`[MEM-01] the member menu lists its pages in order and keeps the current entry in view at ${width} px`, {
    tag: LONG,
  }, async ({ page, request }) => {
    const member = memberPage(page)
    await page.setViewportSize({ width, height: 844 })
    await openWith(page, await sessionOf(request, 'rafael'), '/member')
    await expect(member.menu.navigation.getByRole('link')).toHaveCount(17)
    const names = await member.menu.navigation.getByRole('link').allInnerTexts()
    expect(names.map((name) => name.replace(/\s*\d+$/, ''))).toEqual([
      ...pages,
      textOf('common.vip'),
      textOf('common.tasks'),
      textOf('common.pointsShop'),
    ])
    for (const name of pages) {
      await member.menu.navigation.getByRole('link', { name: new RegExp(`^${name}( ?\\d+)?$`) }).click()
      await expect(current(page)).toHaveText(new RegExp(`^${name}`))
      await expect(current(page)).toBeInViewport({ ratio: 1 })
      const heading = page.getByRole('heading', { level: 1, name, exact: true })
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200)
    }
    await member.menu.vip.click()
    await expect(current(page)).toHaveText(textOf('common.vip'))
    await page.reload()
    await expect(current(page)).toHaveText(textOf('common.vip'))
    await expect(current(page)).toBeInViewport({ ratio: 1 })
  })
}

test('[MEM-01] keeps the current entry of the member menu in view on a phone when another entry is removed', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // Ana has no upline, so the menu entry for transfers to an upline disappears.
  await openWith(page, await sessionOf(request, 'ana'), '/member/bettingRecord')
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(memberPage(page).menu.navigation.getByRole('link')).toHaveCount(16)
  await expect(current(page)).toHaveText(textOf('common.betHistory'))
  await expect(current(page)).toBeInViewport({ ratio: 1 })
  await page.reload()
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(current(page)).toBeInViewport({ ratio: 1 })
})

test('[MEM-01] keeps the focused entry of the member menu in view on a phone when another entry is removed', {
  tag: LONG,
}, async ({ page, request }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(`**${readMemberInfo.path}`, async (route) => {
    await answered
    await route.continue()
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await openWith(page, await sessionOf(request, 'ana'), '/member/bettingRecord')
  const { navigation } = memberPage(page).menu
  const deposit = navigation.getByRole('link', { name: textOf('common.deposit') })
  await expect(navigation.getByRole('link')).toHaveCount(17)
  await deposit.focus()
  answer()
  await expect(navigation.getByRole('link')).toHaveCount(16)
  await expect(deposit).toBeFocused()
  await expect(deposit).toBeInViewport({ ratio: 1 })
})

test('[MEM-01] the member menu shows the numbers of claimable rewards and of unread messages', {
  tag: LONG,
}, async ({ page, request }) => {
  const token = await sessionOf(request, 'ana')
  await openWith(page, token, '/member')
  await expect(
    memberPage(page).menu.navigation.getByRole('link', { name: textOf('common.rewardCentre') }),
  ).toHaveText(/\d$/)
  // The numbers also include changes made while the page is open, such as this deposit.
  await payIn(request, token, 10_000)
  const reply = await request.get(readBadgeCounts.path, { headers: { token } })
  const counts = v.parse(readBadgeCounts.reply, (await reply.json()).value)
  expect(counts.messages).toBeGreaterThan(0)
  expect(counts.rewards).toBeGreaterThan(0)
  expect(counts.missions).toBeGreaterThan(0)
  expect(counts.bonuses).toBeGreaterThan(0)
  expect(counts.rebates).toBe(1)
  expect(counts.referrals).toBe(1)
  for (const [name, count] of [
    [textOf('common.missions'), counts.missions],
    [textOf('common.messages'), counts.messages],
    [textOf('common.rewardCentre'), counts.rewards],
    [textOf('common.bonus'), counts.bonuses],
    [textOf('common.cashbackPage'), counts.rebates],
    [textOf('common.referFriend'), counts.referrals],
  ] as const)
    await expect(memberPage(page).menu.navigation.getByRole('link', { name })).toHaveText(`${name}${count}`)
})

test('[MEM-01] keeps the member menu’s entries unchanged behind the session-ended dialog', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  // Ana has no upline, so her menu has no entry for transfers to an upline.
  await openWith(page, await sessionOf(request, 'ana'), '/member/bonusDetails')
  const links = memberPage(page).menu.navigation.locator('a')
  const toUpline = links.filter({ hasText: textOf('common.transferToUpline') })
  await expect(links).toHaveCount(16)
  await expect(toUpline).toHaveCount(0)
  await setFault(request, 'listMessages', { kind: 'unauthorised', times: 1 })
  await memberPage(page)
    .menu.navigation.getByRole('link', { name: textOf('common.messages') })
    .click()
  await expect(sessionEndedPopup(page).popup).toBeVisible()
  await expect(toUpline).toHaveCount(0)
  await expect(links).toHaveCount(16)
  expectOnly(faults, /401|WebSocket/)
})
