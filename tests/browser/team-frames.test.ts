import type { Page } from '@playwright/test'
import { listDownlines } from '#contract/team-tree.ts'
import { longestTask } from './longest-task.ts'
import { expect, test } from './platform.ts'
import { openTeam } from './team-page.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Members beneath the one agent of the team. */
const TEAM = 10_000
/** Milliseconds: more than that and whoever scrolls sees it. */
const LONGEST_FRAME = 50
/** Pixels that a wheel turned fast goes with each frame, and how often it does. */
const STEP = 600
const STEPS = 60

const downline = (index: number, changes: object = {}) => ({
  memberId: String(20_000 + index),
  account: `membro${20_000 + index}`,
  nickname: index % 3 === 0 ? '' : `Apelido ${index}`,
  agent: false,
  vipLevel: 0,
  registeredAt: new Date(Date.UTC(2026, 0, 1 + (index % 300))).toISOString(),
  lastLogin: index % 4 === 0 ? null : new Date(Date.UTC(2026, 10, 1 + (index % 20))).toISOString(),
  direct: 0,
  team: 0,
  balance: index * 137,
  ...changes,
})

/** A team of one agent with all the others beneath, page by page as the platform gives them. */
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

test('[AGENT-07] a team of 10,000 opens and is scrolled through without a frame that takes longer than 50 ms', async ({
  page,
  browser,
  request,
}) => {
  await answerWithTeam(page)
  const { row } = await openTeam(page, request, 'agente')
  await expect(row('agente.grande')).toBeVisible()
  const opening = await longestTask(browser, page, async () => {
    await row('agente.grande').getByRole('button').click()
    await expect(row('membro20001')).toBeVisible()
  })
  const scrolling = await longestTask(browser, page, async () => {
    for (let step = 0; step < STEPS; step++) {
      await page.mouse.wheel(0, STEP)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
  })
  expect(Math.max(opening, scrolling)).toBeLessThan(LONGEST_FRAME)
  const shown = await page.getByRole('treegrid').getByRole('row').count()
  expect(shown).toBeLessThan(60)
})
