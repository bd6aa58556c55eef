import { randomInt, randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import * as v from 'valibot'
import { FIELD_CELLS } from '#domain/play/mines-odds.ts'
import { listGames } from '#protocol/lobby/games.ts'
import { listWinners } from '#protocol/lobby/winner-board.ts'
import { launchGame } from '#protocol/play/game-launch.ts'
import { played } from '#protocol/play/play.ts'
import { stakes } from '#server/play/rounds/stakes.ts'
import { payIn } from '#tests/browser/cashier/pay-in.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { gameOn } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { homePage } from './home-page.ts'
import { lobbyPage } from './lobby-page.ts'

test.use({ reducedMotion: 'no-preference' })

const lines = (page: Page) => homePage(page).winners.region.getByRole('listitem')
const belt = (page: Page) => homePage(page).winners.region.locator('[data-moves]')

async function goToBoard(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(lines(page).first()).toBeVisible()
}

async function winnersOf(request: APIRequestContext) {
  const reply = await request.get(listWinners.path, { params: { limitNum: 20 } })
  return v.parse(listWinners.reply, (await reply.json()).value).winners
}

/**
 * Plays mines through the game's API until a round is cashed out. The stake is at least the lowest win on the
 * board, so that a single clear cell pays more than that win. Returns the payout in minor units.
 */
async function winAtMines(request: APIRequestContext, token: string): Promise<number> {
  const least = (await winnersOf(request)).at(-1)?.winAmount ?? 0
  const stake = stakes.find((stake) => stake >= least) ?? 0
  await payIn(request, token, 10 * stake)
  const listed = await request.get(listGames.path, { params: { gameType: 'BGS', gameClassify: 'mines' } })
  const [game] = v.parse(listGames.reply, (await listed.json()).value).games
  if (!game) throw new Error('There is no field of mines')
  const params = { nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType }
  const { value } = await (await request.get(launchGame.path, { params, headers: { token } })).json()
  const playToken = new URL(value.url, 'http://palpite.test').searchParams.get('token') ?? ''
  const send = async (path: string, data: object) => {
    const reply = await request.post(`/play/api${path}`, { data, headers: { 'play-token': playToken } })
    return v.parse(played, (await reply.json()).value).round
  }
  for (;;) {
    const bet = { key: randomUUID(), stake, clientSeed: randomUUID(), mines: 1 }
    const { id: roundId } = await send('/rounds', bet)
    const revealed = await send('/steps', { roundId, step: { kind: 'reveal', cell: randomInt(FIELD_CELLS) } })
    if (revealed.payout !== null) continue
    const { payout } = await send('/steps', { roundId, step: { kind: 'cashOut' } })
    return payout ?? 0
  }
}

test('[HOME-10] the winners board shows a big win from the ledger with its amount and an abbreviated name', {
  tag: LONG,
}, async ({ page, request }) => {
  const won = await winAtMines(request, await sessionOf(request, 'ana'))
  const told = await winnersOf(request)
  expect(told).toHaveLength(20)
  const place = told.findIndex(({ customerName, winAmount }) => customerName === 'an***' && winAmount === won)
  expect(place).toBeGreaterThanOrEqual(0)
  const amounts = told.map(({ winAmount }) => winAmount ?? 0)
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))

  await page.goto('/')
  await goToBoard(page)
  await expect(lines(page)).toHaveCount(20)
  const mine = lines(page).nth(place)
  await expect(mine).toContainText(`an*** · ${told[place]?.vendor}`)
  const whole = (minor: number) =>
    new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(minor / 100)
  await expect(mine).toContainText(whole(won))
  await expect(lines(page).first()).toContainText(whole(amounts[0] ?? 0))
})

test('[HOME-10] the winners board shows six lines, scrolls at 30 px/s, stops on hover and can be paused', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/')
  await goToBoard(page)
  const [window, line] = await Promise.all([
    belt(page).locator('..').boundingBox(),
    lines(page).first().boundingBox(),
  ])
  expect(Math.round((window?.height ?? 0) / (line?.height ?? 1))).toBe(6)
  const offset = () => belt(page).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).f)
  const speed = await belt(page).evaluate(
    (element) => element.scrollHeight / 2 / Number.parseFloat(getComputedStyle(element).animationDuration),
  )
  expect(Math.round(speed)).toBe(30)
  const playState = () => belt(page).evaluate((element) => element.getAnimations()[0]?.playState)
  const first = await offset()
  await expect.poll(offset).toBeLessThan(first)
  await belt(page).locator('..').hover()
  await expect(belt(page)).toHaveAttribute('data-paused', 'true')
  await expect.poll(playState).toBe('paused')
  const held = await offset()
  await page.mouse.move(0, 0)
  await expect.poll(offset).not.toBe(held)
  await homePage(page)
    .winners.region.getByRole('button', { name: textOf('lobby.winners.pause') })
    .click()
  await expect.poll(playState).toBe('paused')
  const paused = await offset()
  await homePage(page)
    .winners.region.getByRole('button', { name: textOf('lobby.winners.resume') })
    .click()
  await expect.poll(offset).not.toBe(paused)
})

test('[HOME-10] the winners board stays still with reduced motion, works by keyboard and starts a game', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWith(page, await sessionOf(request, 'ana'))
  await goToBoard(page)
  await expect(belt(page)).toHaveAttribute('data-paused', 'true')
  const { violations } = await new AxeBuilder({ page }).include('[aria-labelledby="winners-title"]').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await homePage(page).winners.all.focus()
  for (let presses = 0; presses < 8; presses++) await page.keyboard.press('Tab')
  const eighth = lines(page).nth(7).getByRole('button')
  await expect(eighth).toBeFocused()
  await expect(eighth).toBeInViewport()
  // This vendor's games open in the page, not in a window of their own.
  const ofPg = lines(page).filter({ hasText: 'Pampa Grande' }).first().getByRole('button')
  await expect(ofPg).toHaveAttribute('title', patternOf('lobby.winners.playGame'))
  await ofPg.press('Enter')
  await expect(page).toHaveURL(/\/seamless\?/)
  await expect(gameOn(page).locator('body')).toBeVisible()
})

test('[HOME-13] the winners page lists a hundred wins, can be filtered by category and fits a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await goToBoard(page)
  await homePage(page).winners.all.click()
  await expect(page).toHaveURL('/winners')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(100)
  await lobbyPage(page).category.selectOption('BGS')
  await expect(page).toHaveURL('/winners?category=BGS')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(patternOf('lobby.winners.count'))
  await expect.poll(() => rows.count()).toBeLessThan(100)
  await lobbyPage(page).category.selectOption('SPORTS')
  await expect(page.getByText(textOf('lobby.winners.pageEmpty'))).toBeVisible()
  await page.goBack()
  await expect(rows.first()).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
