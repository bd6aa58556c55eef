import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import * as v from 'valibot'
import type { Language } from '#domain/text/language.ts'
import { listGames } from '#protocol/lobby/games.ts'
import { launchGame } from '#protocol/play/game-launch.ts'
import type { BetPage, Fixture, FixtureList } from '#protocol/play/sports.ts'
import { sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { moveClock, platformTime } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { LONG } from '#tests/support/is-long.ts'
import { anyOf, oneOf, patternIn, patternOf, textIn, textOf } from '#tests/support/texts.ts'
import { gameControls, noResponse } from './game-page.ts'
import { sportsGame } from './sports-page.ts'

const HOUR = 3_600_000

type Game = { url: string; ask: <Value>(path: string) => Promise<Value> }

/** Launches the first sportsbook of a category for `ana`. */
async function launchBook(
  request: APIRequestContext,
  { gameType = 'SPORTS', language = 'pt' }: { gameType?: 'SPORTS' | 'ESPORTS'; language?: Language } = {},
): Promise<Game> {
  const token = await sessionOf(request, 'ana')
  const listed = await request.get(listGames.path, { params: { gameType } })
  const { games } = v.parse(listGames.reply, (await listed.json()).value)
  const game = games.find(({ isGame }) => isGame !== 'VASSALAGE')
  if (!game) throw new Error(`There is no book of ${gameType}`)
  const params = { nodeId: game.nodeId, vendor: game.vassalage, gameType, language }
  const { value } = await (await request.get(launchGame.path, { params, headers: { token } })).json()
  const playToken = new URL(value.url, 'http://palpite.test').searchParams.get('token') ?? ''
  const headers = { 'play-token': playToken }
  return {
    url: value.url,
    ask: async (path) => (await (await request.get(`/play/api/sports${path}`, { headers })).json()).value,
  }
}

const balanceOn = async (page: Page): Promise<number> =>
  Number((await page.getByTestId('balance').innerText()).replace(/\D/g, ''))

const rowsOn = (page: Page) => page.locator('[data-fixture][data-phase="open"]')

async function pickFirst(page: Page, row: number): Promise<string> {
  const fixture = rowsOn(page).nth(row)
  await fixture.locator('button[data-pick]').first().click()
  return (await fixture.getAttribute('data-fixture')) ?? ''
}

/** Fixtures that start in the next 24 hours. */
async function fixturesOf({ ask }: Game, request: APIRequestContext): Promise<Fixture[]> {
  const now = await platformTime(request)
  // Exclude fixtures that may start while they are picked.
  const range = { from: new Date(now + HOUR / 12).toISOString(), to: new Date(now + 24 * HOUR).toISOString() }
  return (await ask<FixtureList>(`/fixtures?${new URLSearchParams(range)}`)).fixtures
}

test.use({ viewport: { width: 1440, height: 900 } })
test.afterEach(({ request }) => moveClock(request, 0))

test('[GAME-10] a multiple bet keeps its picks across a reload and is settled after its fixtures end', {
  tag: LONG,
}, async ({ page, request }) => {
  const sports = sportsGame(page)
  const game = await launchBook(request)
  const reply = await page.goto(game.url)
  expect(reply?.headers()['content-security-policy']).not.toContain('unsafe')
  // Tomorrow has fixtures, whatever the current time is.
  await sports.tomorrow.click()
  await expect(rowsOn(page).nth(1)).toBeVisible()
  await pickFirst(page, 0)
  await pickFirst(page, 1)
  const slip = sports.slip
  await expect(slip.panel.getByRole('listitem')).toHaveCount(2)
  await slip.stake.fill('25')
  await page.reload()
  await expect(slip.panel.getByRole('listitem')).toHaveCount(2)
  const before = await balanceOn(page)
  await slip.panel.getByRole('button', { name: textOf('games.common.betAmount', { 0: 'R$ 25,00' }) }).click()
  await expect(slip.placed).toBeFocused()
  await expect.poll(() => balanceOn(page)).toBe(before - 2_500)
  await page.reload()
  await expect(slip.panel.getByText(textOf('games.sports.slipEmpty'))).toBeVisible()
  const { bets } = await game.ask<BetPage>('/bets')
  expect(bets).toMatchObject([{ mode: 'multiple', stake: 2_500, state: 'open', payout: null }])

  await sports.myBets.click()
  await expect(page.getByRole('main').getByText(textOf('games.sports.stateOpen'))).toBeVisible()
  await moveClock(request, Date.parse(bets[0]?.endsAt ?? '') - Date.now())
  // By tomorrow night, today's launch has expired, so launch the sportsbook again.
  const later = await launchBook(request)
  await page.goto(later.url)
  await sports.myBets.click()
  await expect(
    page
      .getByRole('main')
      .getByText(
        anyOf(
          textOf('games.sports.stateWon'),
          textOf('games.sports.stateLost'),
          textOf('games.sports.stateVoid'),
        ),
      ),
  ).toBeVisible()
  const [settled] = (await later.ask<BetPage>('/bets')).bets
  expect(settled?.payout).not.toBeNull()
  await expect.poll(() => balanceOn(page)).toBe(before - 2_500 + (settled?.payout ?? 0))
  await expect(
    page.getByRole('main').getByText(oneOf('games.sports.finalScore', 'games.sports.abandoned')).first(),
  ).toBeVisible()
})

test('asks the player to accept changed odds and to remove a fixture that has started', {
  tag: LONG,
}, async ({ page, request }) => {
  const game = await launchBook(request)
  const fixtures = (await fixturesOf(game, request)).filter(({ sport }) => sport === 'football')
  const [soon] = fixtures
  // News changes a fixture's odds an hour before its start. Pick a second fixture whose news comes after the
  // first one has started.
  const later = fixtures.find(
    ({ startsAt }) => Date.parse(startsAt) === Date.parse(soon?.startsAt ?? '') + 2 * HOUR,
  )
  if (!soon || !later) throw new Error('There are no such fixtures')
  await page.goto(game.url)
  for (const { id, startsAt } of [soon, later]) {
    const isToday = new Date(startsAt).getTime() < nextMidnight(await platformTime(request))
    await page
      .getByRole('button', { name: isToday ? textOf('common.today') : textOf('games.sports.tomorrow') })
      .click()
    await page.locator(`[data-fixture="${id}"] button[data-pick]`).first().click()
  }
  await moveClock(request, Date.parse(later.startsAt) - HOUR / 2 - Date.now())
  const slip = sportsGame(page).slip
  await expect(slip.panel.getByRole('alert')).toContainText(textOf('games.sports.matchStarted'))
  await expect(slip.panel.getByText(textOf('games.sports.matchClosed'), { exact: true })).toBeVisible()
  await expect(slip.bet).toHaveCount(0)
  await slip.panel.getByRole('button', { name: textOf('games.sports.removeChanged') }).click()
  await expect(slip.panel.getByRole('listitem')).toHaveCount(1)
  // News has changed the odds of the remaining fixture.
  await expect(slip.panel.getByRole('alert')).toContainText(textOf('games.sports.oddsChanged'))
  await slip.panel.getByRole('button', { name: textOf('games.sports.acceptOdds') }).click()
  await slip.bet.click()
  await expect(slip.placed).toBeVisible()
})

function nextMidnight(now: number): number {
  const zone = 3 * HOUR
  return (Math.floor((now - zone) / (24 * HOUR)) + 1) * 24 * HOUR + zone
}

test('repeats a bet slip with the same idempotency key after a lost response, and places it only once', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  const game = await launchBook(request)
  await page.goto(game.url)
  await sportsGame(page).tomorrow.click()
  await pickFirst(page, 2)
  const before = await balanceOn(page)
  const known = (await game.ask<BetPage>('/bets')).bets.length
  const keys = new Set<string>()
  let isCut = true
  await page.route('**/play/api/sports/slips', async (route) => {
    keys.add(route.request().postDataJSON()?.key)
    // The platform receives the slip, but the response is lost.
    const reply = await route.fetch()
    return isCut ? route.abort() : route.fulfill({ response: reply })
  })
  const slip = sportsGame(page).slip
  await slip.bet.click()
  await expect(slip.panel.getByRole('alert')).toHaveText(noResponse)
  await page.reload()
  await expect(slip.panel.getByRole('alert')).toHaveText(noResponse)
  isCut = false
  await expect(slip.placed).toBeVisible({ timeout: 20_000 })
  expect(keys.size).toBe(1)
  expect((await game.ask<BetPage>('/bets')).bets).toHaveLength(known + 1)
  await expect.poll(() => balanceOn(page)).toBe(before - 1_000)
  // The browser logs the dropped responses.
  expect(faults.splice(0).every((fault) => fault.includes('ERR_FAILED'))).toBe(true)
})

test('on a phone in English, the bet slip is a drawer that can be operated by keyboard', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const game = await launchBook(request, { gameType: 'ESPORTS', language: 'en' })
  await page.goto(game.url)
  await expect(page.getByRole('button', { name: textIn('en', 'games.sports.shooter') })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: textIn('en', 'games.sports.tomorrow') }).click()
  await rowsOn(page).first().locator('button[data-pick]').first().focus()
  await page.keyboard.press('Enter')
  const bar = page.getByRole('button', { name: textIn('en', 'games.sports.slipCount', { 0: 1 }) })
  await expect(bar).toHaveAttribute('aria-expanded', 'false')
  await bar.focus()
  await page.keyboard.press('Enter')
  const place = page.getByRole('button', { name: patternIn('en', 'games.common.betAmount', { 0: 'R$' }) })
  await expect(place).toBeInViewport({ ratio: 1 })
  await page.getByLabel(textIn('en', 'common.stake'), { exact: true }).fill('0.50')
  await expect(page.getByText(patternIn('en', 'games.sports.belowMinimum'))).toBeVisible()
  await expect(place).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await expect(place).toBeHidden()
  await rowsOn(page)
    .first()
    .getByRole('button', { name: patternIn('en', 'games.sports.moreAbout') })
    .click()
  await expect(page.getByRole('heading', { name: textIn('en', 'games.sports.marketHandicap') })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)])).toEqual([])
})

test('the browser verifies a finished fixture with its seed, and the rules state the return to player', {
  tag: LONG,
}, async ({ page, request }) => {
  const game = await launchBook(request)
  const next = (await fixturesOf(game, request)).find(({ sport }) => sport === 'football')
  if (!next) throw new Error('There is no fixture')
  await moveClock(request, Date.parse(next.endsAt) - Date.now())
  await page.goto(game.url)
  await page.getByText(patternOf('games.sports.results')).first().click()
  const over = page.locator('details[open] [data-fixture]').last()
  await over.getByRole('button', { name: patternOf('games.sports.moreAbout') }).click()
  await over.getByText(textOf('games.sports.verifyMatch')).click()
  await expect(over.getByText(textOf('games.sports.matchFair'))).toBeVisible()
  await gameControls(page).rules.click()
  await expect(page.getByRole('dialog')).toContainText(patternOf('games.sports.rulesRtp'))
  await expect(page.getByRole('dialog')).toContainText(/\D9[4-7](,\d)?%/)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)])).toEqual([])
})

test('shows an error and a retry when sports fixtures or bets fail to load', { tag: LONG }, async ({
  page,
  request,
  faults,
}) => {
  const game = await launchBook(request)
  await page.route('**/play/api/sports/fixtures?*', (route) => route.abort())
  await page.route('**/play/api/sports/bets', (route) => route.abort())
  await page.goto(game.url)
  await expect(page.getByRole('alert')).toContainText(textOf('games.sports.matchesFailed'))
  await sportsGame(page).myBets.click()
  await expect(page.getByRole('alert')).toContainText(textOf('games.sports.betsFailed'))
  await page.unrouteAll()
  await buttonsIn(page).retry.click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(faults.splice(0).every((fault) => fault.includes('ERR_FAILED'))).toBe(true)
})
