import type { Page } from '@playwright/test'
import { type Downline, listDownlines } from '#protocol/agents/team-tree.ts'
import { longestFrame } from '#tests/browser/kit/longest-task.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { LONG } from '#tests/support/is-long.ts'
import { openTeam } from './team-page.ts'

/** Number of members below the team's only agent. */
const TEAM = 10_000
/** Maximum CPU time per frame, in ms. Longer frames cause visible stutter. */
const LONGEST_FRAME = 50
/** Pixels scrolled per frame. */
const STEP = 800

const downline = (index: number, changes: Partial<Downline> = {}): Downline => ({
  memberId: String(20_000 + index),
  account: `membro${20_000 + index}`,
  nickname: index % 3 === 0 ? '' : `Apelido ${index}`,
  agent: false,
  closed: false,
  vipLevel: 0,
  registeredAt: new Date(Date.UTC(2026, 0, 1 + (index % 300))).toISOString(),
  lastLogin: index % 4 === 0 ? null : new Date(Date.UTC(2026, 10, 1 + (index % 20))).toISOString(),
  direct: 0,
  team: 0,
  balance: index * 137,
  ...changes,
})

/** Replies page by page with a team in which one agent has all other members as downlines. */
async function answerWithTeam(page: Page): Promise<void> {
  const all = Array.from({ length: TEAM }, (_, index) => downline(index + 1))
  const head = downline(0, { account: 'agente.grande', agent: true, direct: TEAM, team: TEAM })
  await page.route(`**${listDownlines.path}?**`, async (route) => {
    const asked = new URL(route.request().url()).searchParams
    const from = Number(asked.get('cursor') ?? 0)
    const to = from + Number(asked.get('limit'))
    const level = asked.has('memberId') ? all : [head]
    const value = {
      downlines: level.slice(from, to),
      next: to < level.length ? String(to) : null,
      currency: 'BRL',
    }
    await route.fulfill({ json: { success: true, value } })
  })
}

/**
 * CSS selector of the row at a 1-based position in the tree. A role query would add work to the measured
 * frames.
 */
const place = (index: number) => `[aria-rowindex="${index + 1}"]`

/** Whether a row is visible in the next frame, and not only rendered outside the viewport. */
const isInSight = (page: Page, index: number): Promise<boolean> =>
  page.evaluate(
    (row) =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          const box = document.querySelector(row)?.getBoundingClientRect()
          resolve(box !== undefined && box.bottom <= innerHeight)
        })
      }),
    place(index),
  )

test('[AGENT-07] loads the next page of a team level before the last loaded member comes into view', async ({
  page,
  request,
}) => {
  await answerWithTeam(page)
  const { tree, row } = await openTeam(page, request, 'agente')
  await row('agente.grande').getByRole('button').click()
  // The rows are the heading, the agent, a page of 100 members, and a spacer for the other members.
  await expect(tree).toHaveAttribute('aria-rowcount', '103')
  await page.mouse.wheel(0, 2 * STEP)
  await expect(tree).toHaveAttribute('aria-rowcount', '203')
  await expect(page.locator(place(101))).not.toBeAttached()
})

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const { width, height } of screens) {
  test(`[AGENT-07] opens and scrolls a team of 10,000 at ${width} px with under 50 ms of work per frame`, {
    tag: LONG,
  }, async ({ page, browser, request }) => {
    // The test scrolls for hundreds of frames and then parses their trace.
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height })
    await answerWithTeam(page)
    const { row } = await openTeam(page, request, 'agente')
    await expect(row('agente.grande')).toBeVisible()
    const longest = await longestFrame(browser, page, async () => {
      await row('agente.grande').getByRole('button').click()
      await page.locator(place(2)).waitFor()
      while (!(await isInSight(page, TEAM + 1))) await page.mouse.wheel(0, STEP)
    })
    await expect(row(`membro${20_000 + TEAM}`)).toBeInViewport()
    expect(longest).toBeLessThan(LONGEST_FRAME)
    expect(await page.getByRole('treegrid').getByRole('row').count()).toBeLessThan(60)
  })
}
