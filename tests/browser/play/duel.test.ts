import type { APIRequestContext, Page } from '@playwright/test'
import { launchTrialGame, startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { LONG } from '#tests/support/is-long.ts'
import { oneOf, patternOf, textOf } from '#tests/support/texts.ts'
import { gameControls } from './game-page.ts'
import { balanceOn, checkNewestRound, expectAccessible, roundsOn } from './game-rounds.ts'

test.use({ reducedMotion: 'no-preference' })

async function openDuel(page: Page, request: APIRequestContext): Promise<void> {
  const token = await startFreePlay(request)
  await page.goto(await launchTrialGame(request, { token, engine: 'duel' }))
  await expect(gameControls(page).duelOptions).toBeVisible()
}

const ended = oneOf('games.duel.announceWon', 'games.duel.announceNoWin')

test('[GAME-10] a duel accepts a bet by keyboard, continues after a reload and settles the bet', {
  tag: LONG,
}, async ({ page, request }) => {
  await openDuel(page, request)
  const before = await balanceOn(page)
  await expectAccessible(page)
  await page.getByRole('radio', { name: textOf('games.duel.leftWins') }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: textOf('games.common.draw') })).toBeChecked()
  await page.getByRole('radio', { name: textOf('games.duel.rightWins') }).check()
  const answered = page.waitForResponse('**/play/api/rounds')
  await gameControls(page).bet.click()
  await answered
  await expect(page.getByText(textOf('games.duel.progress', { shown: 1 }))).toBeVisible()
  expect(await balanceOn(page)).toBe(before - 100)
  await page.reload()
  await expect(page.getByText(patternOf('games.duel.progress'))).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(ended, { timeout: 20_000 })
  const rounds = await roundsOn(page)
  expect(rounds).toHaveLength(1)
  await expect.poll(() => balanceOn(page)).toBe(before - 100 + (rounds[0]?.payout ?? 0))
  await checkNewestRound(page)
  await page.reload()
  await expect(gameControls(page).bet).toBeVisible()
  await expect(page.getByRole('status')).toBeEmpty()
  expect(await roundsOn(page)).toHaveLength(1)
})

test('rejects a duel bet at outdated odds and does not take the stake', { tag: LONG }, async ({
  page,
  context,
  request,
}) => {
  const token = await startFreePlay(request)
  const other = await context.newPage()
  const controls = gameControls(other)
  for (const tab of [page, other]) {
    await tab.goto(await launchTrialGame(request, { token, engine: 'duel' }))
    await expect(gameControls(tab).duelOptions).toBeVisible()
  }
  for (let spent = 0; ; spent++) {
    await controls.bet.click()
    await controls.toEnd.click()
    const balance = await balanceOn(other)
    await gameControls(page).bet.click()
    // One duel in eight happens to have the odds that this tab still shows, so its bet is accepted.
    const told = page.getByRole('alert').or(page.getByText(patternOf('games.duel.progress')))
    await expect(told).toBeVisible()
    if (await page.getByRole('alert').isVisible()) {
      expect(await balanceOn(page)).toBe(balance)
      break
    }
    await gameControls(page).toEnd.click()
    expect(spent).toBeLessThan(5)
    // The other tab now shows old odds, so reload it.
    await other.reload()
    await expect(controls.duelOptions).toBeVisible()
  }
  await expect(page.getByRole('alert')).toContainText(textOf('games.duel.oddsChanged'))
})

test('a duel fits 320 px and runs no animations when reduced motion is preferred', { tag: LONG }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openDuel(page, request)
  await expect(gameControls(page).letMove).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await gameControls(page).bet.click()
  await expect(page.getByText(patternOf('games.duel.progress'))).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expect(page.getByRole('status')).toHaveText(ended, { timeout: 20_000 })
})
