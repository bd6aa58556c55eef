import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { launchTrialGame, startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { gameControls, noResponse } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { anyOf, oneOf, patternOf, textOf } from '#tests/support/texts.ts'

const CELL = textOf('games.mines.cell', { 0: 1, 1: 2 })

test.use({ reducedMotion: 'no-preference' })

/** The displayed balance, in minor units. */
async function balanceOn(page: Page): Promise<number> {
  const text = await page.getByTestId('balance').innerText()
  return Number(text.replace(/\D/g, ''))
}

async function roundsOf(page: Page): Promise<{ stake: number; payout: number | null }[]> {
  const token = await page.evaluate(() => {
    const name = Object.keys(sessionStorage).find((key) => key.startsWith('palpite.play-token.')) ?? ''
    return sessionStorage.getItem(name) ?? ''
  })
  const reply = await page.request.get('/play/api/rounds', { headers: { 'play-token': token } })
  return (await reply.json()).value.rounds
}

test('[GAME-10] a slot spins by keyboard, takes the stake and shows a result that can be verified', {
  tag: LONG,
}, async ({ page, request }) => {
  const controls = gameControls(page)
  const token = await startFreePlay(request)
  const url = await launchTrialGame(request, { token, engine: 'slot' })
  const reply = await page.goto(url)
  expect(reply?.headers()['content-security-policy']).toContain(`frame-ancestors 'self'`)
  expect(reply?.headers()['content-security-policy']).not.toContain('unsafe')
  await expect(controls.spin).toBeVisible()
  expect(page.url()).not.toContain('token')
  const before = await balanceOn(page)
  await page.keyboard.press('Space')
  await expect(page.getByRole('img', { name: textOf('games.slot.spinning') })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(oneOf('games.common.won', 'games.common.noWin'))
  await expect.poll(() => roundsOf(page)).toHaveLength(1)
  const [round] = await roundsOf(page)
  await expect.poll(() => balanceOn(page), { timeout: 30_000 }).toBe(before - 100 + (round?.payout ?? 0))
  await controls.history.click()
  await controls.checkRound.click()
  await expect(controls.checked).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test('repeats a spin with the same idempotency key after a lost response, even across a reload', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  const token = await startFreePlay(request)
  await page.goto(await launchTrialGame(request, { token, engine: 'slot' }))
  await expect(gameControls(page).spin).toBeVisible()
  const before = await balanceOn(page)
  const keys = new Set<string>()
  let isCut = true
  await page.route('**/play/api/rounds', async (route) => {
    keys.add(route.request().postDataJSON()?.key)
    // The platform receives the bet, but the response is lost.
    const reply = await route.fetch()
    return isCut ? route.abort() : route.fulfill({ response: reply })
  })
  await gameControls(page).spin.click()
  await expect(page.getByRole('alert')).toHaveText(noResponse)
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(noResponse)
  isCut = false
  await expect(page.getByRole('status')).toHaveText(oneOf('games.common.won', 'games.common.noWin'), {
    timeout: 20_000,
  })
  expect(keys.size).toBe(1)
  await page.unrouteAll()
  const rounds = await roundsOf(page)
  expect(rounds).toHaveLength(1)
  await expect.poll(() => balanceOn(page), { timeout: 30_000 }).toBe(before - 100 + (rounds[0]?.payout ?? 0))
  // The browser logs the dropped responses.
  expect(faults.splice(0).every((fault) => fault.includes('ERR_FAILED'))).toBe(true)
})

/** Storage keys of pending bets, whose outcome the page requests after a reload. */
const pendingBets = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('palpite.pending-bet.')))

test('a reload during a spin shows its result only once and leaves autoplay off', {
  tag: LONG,
}, async ({ page, request }) => {
  const controls = gameControls(page)
  const token = await startFreePlay(request)
  await page.goto(await launchTrialGame(request, { token, engine: 'slot' }))
  await expect(controls.spin).toBeVisible()
  const before = await balanceOn(page)
  await controls.auto.click()
  const answered = page.waitForResponse('**/play/api/rounds')
  await page.getByRole('button', { name: '10', exact: true }).click()
  await answered
  await expect(page.getByRole('status')).toBeEmpty()
  await page.reload()
  await expect(page.getByRole('status')).toHaveText(oneOf('games.common.won', 'games.common.noWin'), {
    timeout: 20_000,
  })
  await expect(controls.spin).toBeVisible()
  const rounds = await roundsOf(page)
  expect(rounds).toHaveLength(1)
  await expect.poll(() => balanceOn(page), { timeout: 30_000 }).toBe(before - 100 + (rounds[0]?.payout ?? 0))
  // The balance does not change if the round pays exactly its stake, so wait until no bet is pending.
  await expect.poll(() => pendingBets(page), { timeout: 30_000 }).toEqual([])

  await page.reload()
  await expect(controls.spin).toBeVisible()
  await expect(page.getByRole('status')).toBeEmpty()
  expect(await roundsOf(page)).toHaveLength(1)
})

/** Simulates the player's return to a tab, since the test's browser never hides a tab. */
const comeBackTo = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')))

test('a mines game shows a bet made in another tab once the player returns to the game’s tab', {
  tag: LONG,
}, async ({ page, context, request }) => {
  const controls = gameControls(page)
  const token = await startFreePlay(request)
  await page.goto(await launchTrialGame(request, { token, engine: 'mines' }))
  await controls.mines.selectOption('1')
  const other = await context.newPage()
  await other.goto(await launchTrialGame(request, { token, engine: 'mines' }))
  await expect(gameControls(other).start).toBeVisible()
  const before = await balanceOn(other)

  await controls.start.click()
  await expect(page.getByRole('status')).toHaveText(textOf('games.mines.announceStart'))
  await comeBackTo(other)
  await expect(other.getByRole('status')).toHaveText(textOf('games.mines.announceStart'))
  expect(await balanceOn(other)).toBe(before - 100)

  await page.getByRole('button', { name: CELL }).click()
  await expect(page.getByRole('status')).toHaveText(
    oneOf('games.mines.announceSafe', 'games.mines.announceLost'),
  )
  await comeBackTo(other)
  const cell = other.getByRole('button', {
    name: anyOf(
      textOf('games.mines.cellSafe', { place: CELL }),
      textOf('games.mines.cellMine', { place: CELL }),
    ),
  })
  await expect(cell).toBeVisible()
  const take = controls.take
  if (await take.isVisible()) await take.click()
  await expect(page.getByRole('status')).toHaveText(oneOf('games.common.won', 'games.mines.announceLost'))
  await comeBackTo(other)
  await expect(other.getByRole('status')).toHaveText(oneOf('games.common.won', 'games.mines.announceLost'))
  await expect(other.locator('[data-over="true"]')).toBeVisible()
  await expect.poll(() => balanceOn(other)).toBe(await balanceOn(page))
})

test('a slot’s balance reflects a bet made in another tab once the player returns to the slot', {
  tag: LONG,
}, async ({ page, context, request }) => {
  const token = await startFreePlay(request)
  await page.goto(await launchTrialGame(request, { token, engine: 'slot' }))
  const other = await context.newPage()
  await other.goto(await launchTrialGame(request, { token, engine: 'mines' }))
  await gameControls(other).start.click()
  await expect(other.getByRole('status')).toHaveText(textOf('games.mines.announceStart'))
  const left = await balanceOn(other)
  expect(await balanceOn(page)).toBe(left + 100)
  await comeBackTo(page)
  await expect.poll(() => balanceOn(page)).toBe(left)
})

test('autoplay counts down its rounds and stops on request', { tag: LONG }, async ({ page, request }) => {
  const controls = gameControls(page)
  const token = await startFreePlay(request)
  await page.goto(await launchTrialGame(request, { token, engine: 'slot' }))
  await page.getByRole('button', { name: textOf('games.slot.quick') }).click()
  await controls.auto.click()
  await page.getByRole('button', { name: '25', exact: true }).click()
  await expect(
    page.getByRole('button', { name: textOf('games.slot.stopAutoplay', { autoplay: 22 }) }),
  ).toBeVisible({ timeout: 40_000 })
  await controls.stop.click()
  await expect(controls.spin).toBeVisible()
  const { length } = await roundsOf(page)
  expect(length).toBeGreaterThanOrEqual(3)
  expect(length).toBeLessThanOrEqual(4)
})

test('a mines game can be played by keyboard, continues after a reload and pays the amount shown', {
  tag: LONG,
}, async ({ page, request }) => {
  const controls = gameControls(page)
  const token = await startFreePlay(request)
  await page.goto(await launchTrialGame(request, { token, engine: 'mines' }))
  await controls.mines.selectOption('1')
  const before = await balanceOn(page)
  let lost = 0
  for (;;) {
    await controls.start.click()
    await expect(page.getByRole('status')).toHaveText(textOf('games.mines.announceStart'))
    await controls.firstCell.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText(
      oneOf('games.mines.announceSafe', 'games.mines.announceLost'),
    )
    if (await controls.take.isVisible()) break
    lost += 1
  }
  await page.reload()
  await expect(
    page.getByRole('button', { name: textOf('games.mines.cellSafe', { place: CELL }) }),
  ).toBeVisible()
  const take = controls.take
  const worth = Number((await take.innerText()).replace(/\D/g, ''))
  await take.click()
  await expect(page.getByRole('status')).toHaveText(patternOf('games.common.won'))
  expect(await balanceOn(page)).toBe(before - 100 * (lost + 1) + worth)
  expect((await roundsOf(page))[0]).toMatchObject({ stake: 100, payout: worth })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test('a game page offers a retry while the site is closed, and links to the lobby after the session ends', {
  tag: LONG,
}, async ({ page, request, platform }) => {
  const token = await startFreePlay(request)
  const url = await launchTrialGame(request, { token, engine: 'slot' })
  const open = { maintenance: false, maintenanceEnd: null, regionRestricted: false, customerService: null }
  await page.goto(url)
  await expect(gameControls(page).spin).toBeVisible()
  await platform.set('systemStatus', { ...open, maintenance: true })
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: textOf('games.parts.siteUnavailable') })).toBeVisible()
  await platform.set('systemStatus', open)
  await buttonsIn(page).retry.click()
  await expect(gameControls(page).spin).toBeVisible()
  await page.goto('/play/slot?token=unknown&game=1&lang=pt')
  await expect(page.getByRole('heading', { name: textOf('games.parts.sessionEnded') })).toBeVisible()
  await expect(page.getByRole('link', { name: textOf('games.parts.backToLobby') })).toHaveAttribute(
    'href',
    '/',
  )
})

test('slot and mines games fit 320 px, and a slot runs no animations when reduced motion is preferred', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const token = await startFreePlay(request)
  for (const engine of ['slot', 'mines'] as const) {
    await page.goto(await launchTrialGame(request, { token, engine }))
    await expect(
      page.getByRole('button', { name: oneOf('games.slot.spin', 'games.mines.start') }),
    ).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
  await page.goto(await launchTrialGame(request, { token, engine: 'slot' }))
  await gameControls(page).spin.click()
  await expect(page.getByRole('status')).toHaveText(oneOf('games.common.won', 'games.common.noWin'))
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
