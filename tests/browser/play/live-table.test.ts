import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import type { LiveTable } from '#protocol/play/play-live.ts'
import { launchTrialGame, startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { moveClock } from '#tests/browser/kit/sandbox.ts'
import { JOURNEY, LONG } from '#tests/support/is-long.ts'
import { oneOf, patternOf, textOf } from '#tests/support/texts.ts'
import { gameControls, noResponse } from './game-page.ts'

test.use({ reducedMotion: 'no-preference' })

const playTokenOf = (page: Page) =>
  page.evaluate(() => {
    const name = Object.keys(sessionStorage).find((key) => key.startsWith('palpite.play-token.')) ?? ''
    return sessionStorage.getItem(name) ?? ''
  })

async function tableOf(page: Page): Promise<LiveTable> {
  const headers = { 'play-token': await playTokenOf(page) }
  return (await (await page.request.get('/play/api/table', { headers })).json()).value
}

/**
 * Moves the clock until the table is in `phase` with at least `left` ms to go. Returns how far the clock is
 * ahead, in ms.
 */
async function until(page: Page, phase: LiveTable['phase'], left: number, moved = 0): Promise<number> {
  const table = await tableOf(page)
  if (table.phase === phase && table.left >= left) return moved
  const further = moved + table.left + 10
  await moveClock(page.request, further)
  return until(page, phase, left, further)
}

async function sitDown(page: Page, request: APIRequestContext): Promise<void> {
  const token = await startFreePlay(request)
  await page.goto(await launchTrialGame(request, { token, engine: 'live' }))
  await expect(gameControls(page).betOptions).toBeVisible()
}

async function balanceOn(page: Page): Promise<number> {
  return Number((await page.getByTestId('balance').innerText()).replace(/\D/g, ''))
}

/** The first bet option of the table, which may be a wheel or a card table. */
const firstSpot = (page: Page) => gameControls(page).betOptions.getByRole('button').first()

test.afterEach(({ request }) => moveClock(request, 0))

test('[GAME-10] two browsers see the same result of a live round despite reloads, and a bet is settled', {
  tag: [LONG, JOURNEY],
}, async ({ page, browser, request, baseURL }) => {
  const controls = gameControls(page)
  await sitDown(page, request)
  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'pt-BR',
    reducedMotion: 'reduce',
  })
  const other = await elsewhere.newPage()
  await sitDown(other, request)
  await expect(other.getByRole('button', { name: textOf('games.live.resumeAnimation') })).toBeVisible()

  const moved = await until(page, 'betting', 12_000)
  await Promise.all([page.reload(), other.reload()])
  await expect(page.getByText(patternOf('games.live.betsOpenFor'))).toBeVisible()
  const before = await balanceOn(page)
  await firstSpot(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(textOf('games.live.stakedInRound', { 0: 'R$ 1,00' }))).toBeVisible()
  expect(await balanceOn(page)).toBe(before - 100)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])

  await until(page, 'drawing', 3_000, moved)
  await Promise.all([page.reload(), other.reload()])
  await expect(page.getByText(textOf('games.live.drawing'))).toBeVisible()
  await expect(page.getByText(textOf('games.live.stakedInRound', { 0: 'R$ 1,00' }))).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(
    oneOf(
      ...['disc', 'triangle', 'square', 'diamond', 'star', 'crown', 'dragon', 'tiger', 'tie'].map(
        (spot) => `games.live.${spot}`,
      ),
    ),
  )
  const { drawn, bets, last } = await tableOf(page)
  expect(last[0]).toEqual(drawn)
  expect((await tableOf(other)).drawn).toEqual(drawn)
  const won = await page.locator('[data-won="true"]').getAttribute('data-spot')
  await expect(other.locator(`[data-won="true"][data-spot="${won}"]`)).toBeVisible()
  const paid = bets.reduce((sum, { payout }) => sum + (payout ?? 0), 0)
  await expect.poll(() => balanceOn(page)).toBe(before - 100 + paid)

  await controls.history.click()
  await controls.checkRound.click()
  await expect(controls.checked).toBeVisible()
  await elsewhere.close()
})

test('rejects a live bet after betting has locked and does not take the stake', { tag: LONG }, async ({
  page,
  request,
}) => {
  await sitDown(page, request)
  const moved = await until(page, 'betting', 12_000)
  await page.reload()
  await expect(page.getByText(patternOf('games.live.betsOpenFor'))).toBeVisible()
  const before = await balanceOn(page)
  // Move only the platform's clock, so that the page still offers the bet.
  await until(page, 'locked', 500, moved)
  await firstSpot(page).click()
  await expect(page.getByRole('alert')).toHaveText(textOf('games.live.tooLate'))
  expect(await balanceOn(page)).toBe(before)
})

test('repeats a live bet with the same idempotency key after a lost response, even across a reload', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await sitDown(page, request)
  await until(page, 'betting', 15_000)
  await page.reload()
  await expect(page.getByText(patternOf('games.live.betsOpenFor'))).toBeVisible()
  const before = await balanceOn(page)
  const keys = new Set<string>()
  let isCut = true
  await page.route('**/play/api/rounds', async (route) => {
    keys.add(route.request().postDataJSON()?.key)
    // The platform receives the bet, but the response is lost.
    const reply = await route.fetch()
    return isCut ? route.abort() : route.fulfill({ response: reply })
  })
  await firstSpot(page).click()
  await expect(page.getByRole('alert')).toHaveText(noResponse)
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(noResponse)
  isCut = false
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(keys.size).toBe(1)
  await page.unrouteAll()
  const { bets, balance } = await tableOf(page)
  const paid = bets.reduce((sum, { payout }) => sum + (payout ?? 0), 0)
  expect([bets.length, balance]).toEqual([1, before - 100 + paid])
  // The browser logs the dropped responses.
  expect(faults.splice(0).every((fault) => fault.includes('ERR_FAILED'))).toBe(true)
})

test('a live table runs no animations after the player pauses them', { tag: LONG }, async ({
  page,
  request,
}) => {
  await sitDown(page, request)
  await page.getByRole('button', { name: textOf('games.live.pauseAnimation') }).click()
  await expect(page.locator('[data-still="true"]')).toBeVisible()
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  expect(moving).toBe(0)
})
