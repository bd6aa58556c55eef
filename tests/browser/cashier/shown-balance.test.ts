import type { APIRequestContext, Page } from '@playwright/test'
import * as v from 'valibot'
import { readBalance } from '#protocol/cashier/balance.ts'
import { listGames } from '#protocol/lobby/games.ts'
import { launchGame } from '#protocol/play/game-launch.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { gameControls, gameOn, homeReady, openSlot } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { anyOf, patternOf, textOf } from '#tests/support/texts.ts'

test.use({ reducedMotion: 'no-preference' })

const amountIn = (text: string): number => Number(text.replace(/\D/g, ''))
const bar = (page: Page) => page.getByRole('region').getByRole('status').filter({ hasText: 'R$' })
const amountOn = async (page: Page): Promise<number> => amountIn(await bar(page).innerText())

/** The balance above a game, and the game's status text at the same moment. */
type Reading = { bar: string; game: string }

/** Records every change of the balance above the game. Returns a function that reads the records. */
async function keepReadings(page: Page): Promise<() => Promise<Reading[]>> {
  await page.evaluate(() => {
    const amount = document.querySelector('main')?.parentElement?.querySelector('output')
    const frame = document.querySelector('iframe')
    if (!amount || !frame) throw new Error('There is no game on this page.')
    const readings: Reading[] = []
    Object.assign(window, { readings })
    new MutationObserver(() => {
      const game = frame.contentDocument?.querySelector('[role="status"]')?.textContent ?? ''
      const bar = amount.textContent ?? ''
      if (bar !== readings.at(-1)?.bar) readings.push({ bar, game })
    }).observe(amount, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { readings: Reading[] }).readings)
}

/** The rounds of all games that this tab has opened. */
const roundsOf = (page: Page): Promise<{ stake: number; payout: number }[]> =>
  page.evaluate(async () => {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith('palpite.play-token.'))
    const replies = names.map(async (name) => {
      const headers = { 'play-token': sessionStorage.getItem(name) ?? '' }
      return (await (await fetch('/play/api/rounds', { headers })).json()).value.rounds
    })
    return (await Promise.all(replies)).flat()
  })

/** Returns the demo world's mines game whose tile shows clovers. Throws if there is none. */
async function cloverField(request: APIRequestContext): Promise<{ nodeId: number; vassalage: string }> {
  const listed = await request.get(listGames.path, { params: { gameType: 'BGS', pageSize: 99 } })
  const { games } = v.parse(listGames.reply, (await listed.json()).value)
  const field = games.find(({ displayName }) => displayName === 'Campo de Trevos')
  if (!field) throw new Error('There is no field of clovers.')
  return field
}

/** Bets 1.00 through the game's API, as another window would. */
async function betElsewhere(request: APIRequestContext, token: string): Promise<void> {
  const { nodeId, vassalage: vendor } = await cloverField(request)
  const launched = await request.get(launchGame.path, {
    params: { nodeId, vendor, gameType: 'BGS' },
    headers: { token },
  })
  const { url } = v.parse(launchGame.reply, (await launched.json()).value)
  const played = await request.post('/play/api/rounds', {
    data: { key: crypto.randomUUID(), stake: 100, clientSeed: 'client-seed', mines: 3 },
    headers: { 'play-token': new URLSearchParams(url.split('?')[1]).get('token') ?? '' },
  })
  expect(await played.json()).toMatchObject({ success: true })
}

/**
 * Holds back the responses to a path after the platform has processed the requests. Returns a function that
 * releases them.
 */
async function holdAnswers(page: Page, path: string): Promise<() => void> {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    await isLetGo
    await route.fulfill({ response })
  })
  return letGo
}

test('the balance above a slot changes only after the slot has shown the result, even in autoplay', {
  tag: LONG,
}, async ({ page, request }) => {
  test.setTimeout(120_000)
  await openWith(page, await sessionOf(request, 'ana'))
  await homeReady(page)
  const game = await openSlot(page)
  const controls = gameControls(game)
  await expect(bar(page)).toBeVisible()
  const before = await amountOn(page)
  const readings = await keepReadings(page)
  await controls.auto.click()
  await game.getByRole('button', { name: '10', exact: true }).click()
  await expect(
    game.getByRole('button', { name: textOf('games.slot.stopAutoplay', { autoplay: 7 }) }),
  ).toBeVisible({ timeout: 40_000 })
  await controls.stop.click()
  // Wait for the button: the last spin may have won free spins.
  await expect(controls.spin).toBeEnabled({ timeout: 40_000 })
  const rounds = await roundsOf(page)
  const after = rounds.reduce((sum, { stake, payout }) => sum - stake + payout, before)
  await expect.poll(() => amountOn(page)).toBe(after)
  const read = await readings()
  expect(read.length).toBeGreaterThan(0)
  const result = anyOf(patternOf('games.common.won'), textOf('games.common.noWin'))
  for (const { bar, game } of read) expect([bar, game]).toEqual([bar, expect.stringMatching(result)])
})

test('the balance above a mines game changes only after the game has shown the bet', { tag: LONG }, async ({
  page,
  request,
}) => {
  const { nodeId, vassalage } = await cloverField(request)
  const address = `/seamless?nodeId=${nodeId}&vassalage=${vassalage}&gameType=BGS`
  await openWith(page, await sessionOf(request, 'ana'), address)
  const field = gameOn(page)
  const controls = gameControls(field)
  await expect(controls.start).toBeVisible()
  await expect(bar(page)).toBeVisible()
  const before = await amountOn(page)
  const letBetGo = await holdAnswers(page, '/play/api/rounds')
  const reread = page.waitForResponse((reply) => reply.url().includes(readBalance.path))
  await controls.start.click()
  await (await reread).finished()
  await expect(page.locator('output[data-stale]')).toHaveCount(0)
  expect(await amountOn(page)).toBe(before)
  letBetGo()
  await expect(field.getByRole('status')).toHaveText(textOf('games.mines.announceStart'))
  await expect.poll(() => amountOn(page)).toBe(before - 100)

  // A safe cell shows the same clover as the game's tile.
  await controls.firstCell.click()
  await expect(field.getByRole('status')).toHaveText(
    anyOf(patternOf('games.mines.announceSafe'), textOf('games.mines.announceLost')),
  )
  const find = field
    .getByRole('button', { name: patternOf('games.mines.cellSafe') })
    .first()
    .locator('img')
  await expect(find).toHaveAttribute('src', new RegExp(`^/art/cells/${nodeId}\\.svg`))
  await expect.poll(() => find.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const take = controls.take
  if (await take.isVisible()) await take.click()
  await expect(field.locator('[data-over="true"]')).toBeVisible()
})

test('the balance above a game that sends no messages updates immediately, despite a forged message', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.route('**/play/slot?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Mudo</title><h1>Mudo</h1>' }),
  )
  const token = await sessionOf(request, 'ana')
  await openWith(page, token, '/seamless?nodeId=10001&vassalage=PG&gameType=RNG')
  await expect(gameOn(page).getByRole('heading', { name: 'Mudo' })).toBeVisible()
  await expect(bar(page)).toBeVisible()
  const before = await amountOn(page)
  await page.evaluate(() => window.postMessage({ type: 'palpite.round', phase: 'began' }, location.origin))
  await betElsewhere(request, token)
  await expect.poll(() => amountOn(page), { timeout: 10_000 }).toBe(before - 100)
})
