import type { APIRequestContext, Page } from '@playwright/test'
import { launchGameOf } from '#tests/browser/auth/trial-player.ts'
import { sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { LONG } from '#tests/support/is-long.ts'
import { oneOf, patternOf, textOf } from '#tests/support/texts.ts'
import { gameControls } from './game-page.ts'
import { balanceOn, checkNewestRound, expectAccessible, roundsOn } from './game-rounds.ts'

test.use({ reducedMotion: 'no-preference' })

type Variant = 'roulette' | 'dice' | 'plinko'

async function openTable(page: Page, request: APIRequestContext, kind: Variant): Promise<void> {
  const token = await sessionOf(request, 'ana')
  await page.goto(await launchGameOf(request, { token, engine: 'table', kind, isTrial: false }))
  await expect(
    page.getByRole('button', { name: oneOf('games.sports.placeBet', 'games.table.placeChipFirst') }),
  ).toBeVisible()
}

const choose: Record<Variant, (page: Page) => Promise<void>> = {
  async roulette(page) {
    await page.getByRole('button', { name: textOf('games.table.red'), exact: true }).focus()
    await page.keyboard.press('Enter')
    await page
      .getByRole('button', { name: textOf('games.table.landedBlack', { pocket: 17 }), exact: true })
      .focus()
    await page.keyboard.press('Enter')
  },
  async dice(page) {
    await page.getByRole('slider', { name: patternOf('games.table.chance') }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(textOf('games.table.chance', { 0: 51 }))).toBeVisible()
  },
  async plinko(page) {
    await page.getByRole('radio', { name: '8', exact: true }).check()
  },
}

/** Matches the announcement of a round's end: its result, as in `landed`, and whether it won. */
const ended = (landed: RegExp) =>
  new RegExp(`(?:${landed.source})\\. (?:${oneOf('games.common.won', 'games.common.noWin').source})`)

const shown: Record<Variant, RegExp> = {
  roulette: ended(oneOf('games.table.landedGreen', 'games.table.landedRed', 'games.table.landedBlack')),
  dice: ended(/\d+,\d+/),
  plinko: ended(patternOf('games.table.landedBin', { bins: 9 })),
}

for (const variant of ['roulette', 'dice', 'plinko'] as const) {
  test(`[GAME-10] ${variant} accepts a bet, continues after a reload and settles the bet`, {
    tag: LONG,
  }, async ({ page, request }) => {
    await openTable(page, request, variant)
    await choose[variant](page)
    await expectAccessible(page)
    const before = await balanceOn(page)
    const stake = variant === 'roulette' ? 200 : 100
    const answered = page.waitForResponse('**/play/api/rounds')
    await gameControls(page).bet.click()
    await answered
    expect(await balanceOn(page)).toBe(before - stake)
    await page.reload()
    await expect(page.getByRole('status')).toHaveText(shown[variant], { timeout: 20_000 })
    const [round] = await roundsOn(page)
    expect(round?.stake).toBe(stake)
    await expect.poll(() => balanceOn(page)).toBe(before - stake + (round?.payout ?? 0))
    await checkNewestRound(page)
    if (variant === 'roulette') {
      await expect(
        page.getByRole('button', { name: new RegExp(`${textOf('games.table.red')}.*1,00`) }),
      ).toBeVisible()
      await page.getByRole('button', { name: textOf('games.table.undo') }).click()
      await page.getByRole('button', { name: textOf('games.common.clear') }).click()
      await expect(page.getByRole('button', { name: textOf('games.table.placeChipFirst') })).toBeVisible()
    }
  })
}

test('the table games fit 320 px and run no animations when reduced motion is preferred', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const variant of ['roulette', 'dice', 'plinko'] as const) {
    await openTable(page, request, variant)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await choose[variant](page)
    await gameControls(page).bet.click()
    await expect(page.getByRole('status')).toHaveText(shown[variant], { timeout: 20_000 })
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  }
})
