import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { readGameVisit } from '#protocol/play/game-visit.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { LONG } from '#tests/support/is-long.ts'
import { oneOf, textOf } from '#tests/support/texts.ts'
import { gameBar, gameControls, gameOn, homeReady, openSlot } from './game-page.ts'

const bar = (page: Page) => page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) })
const clock = (page: Page) => bar(page).getByRole('timer', { name: textOf('common.brasiliaTime') })
const played = (page: Page) => bar(page).getByRole('timer').last()
const net = (page: Page) => bar(page).locator('[data-net]')

/** Reads the play time, shown as 12:34 or 1:02:03, in seconds. */
const secondsIn = async (page: Page): Promise<number> =>
  (await played(page).innerText()).split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

async function openGame(page: Page, request: APIRequestContext) {
  await openWith(page, await sessionOf(request, 'ana'))
  await homeReady(page)
  const game = await openSlot(page)
  await expect(net(page)).toHaveText('R$ 0,00')
  return game
}

const roundsOf = (page: Page): Promise<{ stake: number; payout: number }[]> =>
  page.evaluate(async () => {
    const name = Object.keys(sessionStorage).find((key) => key.startsWith('palpite.play-token.')) ?? ''
    const headers = { 'play-token': sessionStorage.getItem(name) ?? '' }
    return (await (await fetch('/play/api/rounds', { headers })).json()).value.rounds
  })

test('the bar above a game shows the time, play time and net result, and keeps them across a reload', {
  tag: LONG,
}, async ({ page, request }) => {
  test.setTimeout(120_000)
  const game = await openGame(page, request)
  const before = (await roundsOf(page)).length
  await expect(clock(page)).toHaveText(/^\d\d:\d\d$/)
  const sites = new Intl.DateTimeFormat('pt', { timeStyle: 'short', timeZone: 'America/Sao_Paulo' })
  expect([sites.format(Date.now() - 60_000), sites.format(Date.now())]).toContain(
    await clock(page).innerText(),
  )
  await expect.poll(() => secondsIn(page)).toBeGreaterThan(1)

  for (const spins of [1, 2]) {
    // Retry, since a press while a win is shown only skips the win.
    await expect(async () => {
      await gameControls(game).spin.click()
      await expect
        .poll(async () => (await roundsOf(page)).length, { timeout: 5_000 })
        .toBeGreaterThanOrEqual(before + spins)
    }).toPass({ timeout: 60_000 })
  }
  await expect(game.getByRole('status')).toHaveText(oneOf('games.common.won', 'games.common.noWin'), {
    timeout: 40_000,
  })
  await expect(gameControls(game).spin).toBeEnabled({ timeout: 40_000 })
  const rounds = (await roundsOf(page)).slice(0, -before || undefined)
  const cents = rounds.reduce((sum, { stake, payout }) => sum + payout - stake, 0)
  expect(rounds.length).toBeGreaterThanOrEqual(2)
  const amount = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(Math.abs(cents) / 100)
  const said = `${cents > 0 ? '+' : cents < 0 ? '−' : ''}R$ ${amount}`
  await expect(net(page)).toHaveText(said)

  const lasted = await secondsIn(page)
  await page.reload()
  await expect(net(page)).toHaveText(said)
  expect(await secondsIn(page)).toBeGreaterThanOrEqual(lasted)

  // Leaving the game and returning starts a new visit.
  await buttonsIn(page).back.click()
  await expect(page).toHaveURL('/')
  await openSlot(page)
  await expect(net(page)).toHaveText('R$ 0,00')
  expect(await secondsIn(page)).toBeLessThan(lasted)
})

test('a game’s bar hides the net result when the balance is hidden, and shows a dash if the result fails to load', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await page.route(`**${readGameVisit.path}?*`, (route) => route.fulfill({ status: 503, body: '' }))
  await openWith(page, await sessionOf(request, 'ana'))
  await homeReady(page)
  await openSlot(page)
  await expect(bar(page).getByTitle(textOf('play.gameFrame.noFigures'))).toHaveText('–')
  expectOnly(faults, /503/)
  await page.unrouteAll()
  await page.reload()
  await expect(net(page)).toBeVisible()
  await gameBar(bar(page)).hideBalance.click()
  await expect(bar(page).getByText('R$ ••••')).toHaveCount(2)
  await expect(net(page)).toHaveCount(0)
  await gameBar(bar(page)).showBalance.click()
  await expect(net(page)).toBeVisible()
})

test('toggles a game’s favourite from the bar above it', { tag: LONG }, async ({ page, request }) => {
  await openGame(page, request)
  const heart = gameBar(bar(page)).favourite
  const wasMarked = (await heart.getAttribute('aria-pressed')) === 'true'
  const saved = page.waitForResponse((reply) => reply.url().includes('/wps/relay/favourites'))
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', String(!wasMarked))
  await saved
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', String(!wasMarked))
})

test('a game enters and leaves full screen by button, and also leaves it when the player exits the game', {
  tag: LONG,
}, async ({ page, request }) => {
  await openGame(page, request)
  const filled = () => page.evaluate(() => document.fullscreenElement?.localName ?? null)
  await gameBar(bar(page)).fullScreen.click()
  await expect.poll(filled).toBe('html')
  await bar(page)
    .getByRole('button', { name: textOf('play.gameFrame.leaveFullScreen') })
    .click()
  await expect.poll(filled).toBeNull()
  await gameBar(bar(page)).fullScreen.click()
  await expect.poll(filled).toBe('html')
  await buttonsIn(page).back.click()
  await expect(page).toHaveURL('/')
  await expect.poll(filled).toBeNull()
})

test('offers no full screen in a browser that does not support it', { tag: LONG }, async ({
  page,
  request,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }),
  )
  await openGame(page, request)
  await expect(gameBar(bar(page)).favourite).toBeVisible()
  await expect(gameBar(bar(page)).fullScreen).toHaveCount(0)
})

const sizes = [
  [320, 568, 90],
  [390, 844, 90],
  [844, 390, 65],
  [1440, 900, 65],
] as const

for (const [width, height, most] of sizes) {
  test(`the bar above a game stays small, uncut and accessible at ${width} by ${height} px`, {
    tag: LONG,
  }, async ({ page, request }) => {
    await page.setViewportSize({ width, height })
    await openGame(page, request)
    await expect(gameControls(gameOn(page)).spin).toBeVisible()
    expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(most)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    for (const part of [clock(page), played(page), net(page), bar(page).getByRole('button').last()])
      await expect(part).toBeInViewport({ ratio: 1 })
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
}
