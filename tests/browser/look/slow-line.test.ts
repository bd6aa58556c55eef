import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { readMemberInfo } from '#protocol/account/member.ts'
import { cancelDeposit, createDeposit } from '#protocol/cashier/deposits.ts'
import { depositPage } from '#tests/browser/cashier/deposit-page.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { movedBy, noteShifts } from '#tests/browser/kit/note-shifts.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { slowReplies } from '#tests/browser/kit/slow-replies.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { type MemberPage, memberPages } from '#ui/kit/member-pages/member-page.ts'

test.use({ reducedMotion: 'no-preference' })

/**
 * Maximum layout shift score on a slow connection. One line of the menu or one word of the header may move.
 */
const MOST = 0.02

const pages: readonly MemberPage[] = [...memberPages.flat(), 'vip']
const paths = {
  // Ana has no upline, so her menu loses an entry as soon as the page knows that.
  ana: [...pages.map((page) => `/member/${page}`), '/task', '/pointMall'],
  rafael: ['/member/transferToUpline'],
  agente: [
    '',
    '/account',
    '/bets',
    '/contracts',
    '/dividend',
    '/income',
    '/losses',
    '/messages',
    '/team',
  ].map((page) => `/agentHome${page}`),
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  for (const [account, side] of [
    ['ana', 'player'],
    ['rafael', 'player'],
    ['agente', 'agent'],
  ] as const) {
    test(`the pages of ${account} barely shift at ${width} px while replies arrive late`, {
      tag: LONG,
    }, async ({ page, request }) => {
      test.setTimeout(600_000)
      await page.setViewportSize({ width, height })
      await noteShifts(page)
      await slowReplies(page)
      const session = await sessionOf(request, account, side)
      const moved: { path: string; by: number; of: string[] }[] = []
      for (const path of paths[account]) {
        await openWith(page, session, path)
        await page.waitForLoadState('networkidle')
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
        moved.push({ path, ...(await movedBy(page)) })
      }
      expect(moved.filter(({ by }) => by >= MOST)).toEqual([])
    })
  }
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`[MEM-04] an open deposit order that loads late barely shifts the deposit page at ${width} px`, {
    tag: LONG,
  }, async ({ page, request }) => {
    await page.setViewportSize({ width, height })
    const session = await sessionOf(request, 'ana')
    const headers = { token: session, 'idempotency-key': randomUUID() }
    const reply = await request.post(createDeposit.path, {
      headers,
      data: { channelId: 'pix', amount: 5_000 },
    })
    const { id } = v.parse(createDeposit.reply, (await reply.json()).value)
    try {
      await noteShifts(page)
      await slowReplies(page)
      await openWith(page, session, '/member/depositv2')
      await expect(depositPage(page).qr).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
      const moved = await movedBy(page)
      expect(moved.by, moved.of.join('\n')).toBeLessThan(MOST)
    } finally {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await request.post(cancelDeposit.path, {
        headers: { token: session, 'idempotency-key': randomUUID() },
        data: { id },
      })
    }
  })
}

for (const { who, path, side, name } of [
  {
    who: 'a member centre page',
    path: '/member/bettingRecord',
    side: 'player',
    name: textOf('common.betHistory'),
  },
  { who: 'the task page', path: '/task', side: 'player', name: textOf('common.tasks') },
  {
    who: 'an agent centre page',
    path: '/agentHome/losses',
    side: 'agent',
    name: textOf('agents.playerLosses.title'),
  },
] as const) {
  test(`${who} shows its title and a placeholder before the profile has loaded`, async ({
    page,
    request,
  }) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await noteShifts(page)
    await page.route(`**${readMemberInfo.path}`, async (route) => {
      await answered
      await route.continue()
    })
    await openWith(page, await sessionOf(request, side === 'agent' ? 'agente' : 'ana', side), path)
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { level: 1 })
    const coming = main.locator('[aria-busy="true"] [aria-hidden="true"] > *')
    await expect(heading).toHaveText(name)
    await expect(page).toHaveTitle(new RegExp(`^${name}`))
    await expect(coming).toHaveCount(6)
    const before = await heading.boundingBox()
    answer()
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(heading).toHaveText(name)
    expect((await heading.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1)
    expect((await movedBy(page)).by).toBeLessThan(MOST)
  })
}
