import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { PvpStatus } from '#protocol/play/play-pvp.ts'
import { launchTrialGame, startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { LONG } from '#tests/support/is-long.ts'
import { anyOf, patternOf, textOf } from '#tests/support/texts.ts'
import { gameControls, noResponse } from './game-page.ts'

const VERANDA = textOf('play.pvp.room.verandaTable.name')

async function openDuel(page: Page, request: APIRequestContext): Promise<void> {
  const token = await startFreePlay(request)
  await page.goto(await launchTrialGame(request, { token, engine: 'pvp' }))
  await expect(seatIn(page, VERANDA)).toBeVisible()
}

/** Opens a page for another player in a separate browser context. */
async function openElsewhere(browser: Browser, baseURL: string | undefined, width: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'pt-BR',
    viewport: { width, height: 800 },
  })
  return context.newPage()
}

const seatIn = (page: Page, room: string) =>
  page.getByRole('button', {
    name: anyOf(textOf('games.pvp.sitAndWaitAt', { 0: room }), textOf('games.pvp.playNowAt', { 0: room })),
  })
const card = (page: Page, value: number) =>
  page.getByRole('button', { name: textOf('games.pvp.playCard', { card: value }), exact: true })
const balanceOn = async (page: Page) =>
  Number((await page.getByTestId('balance').innerText()).replace(/\D/g, ''))

async function standingOf(page: Page): Promise<PvpStatus> {
  const token = await page.evaluate(() => {
    const name = Object.keys(sessionStorage).find((key) => key.startsWith('palpite.play-token.')) ?? ''
    return sessionStorage.getItem(name) ?? ''
  })
  const reply = await page.request.get('/play/api/pvp/standing', { headers: { 'play-token': token } })
  return (await reply.json()).value
}

/** Waits for this player's turn, then plays a card by keyboard. */
async function lay(page: Page, value: number): Promise<void> {
  await expect(card(page, value)).toBeEnabled()
  await card(page, value).focus()
  await page.keyboard.press('Enter')
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const width of [390, 1440]) {
  test(`[GAME-10] two browsers at ${width} px play a PvP match to its end despite reloads`, {
    tag: LONG,
  }, async ({ page, browser, request, baseURL }) => {
    const controls = gameControls(page)
    await page.setViewportSize({ width, height: 800 })
    const other = await openElsewhere(browser, baseURL, width)
    await openDuel(page, request)
    await openDuel(other, request)
    const before = await balanceOn(page)

    await seatIn(page, VERANDA).click()
    await expect(controls.waiting).toBeVisible()
    expect(await balanceOn(page)).toBe(before - 100)
    // The other player sees that someone is waiting, but not who.
    await expect(other.getByText(textOf('games.pvp.playerWaiting'))).toBeVisible()
    await other.getByRole('button', { name: textOf('games.pvp.playNowAt', { 0: VERANDA }) }).click()
    await expect(controls.hand).toBeVisible()

    await lay(page, 1)
    await expect(page.getByText(patternOf('games.pvp.opponentChoosing'))).toBeVisible()
    // The page shows the card immediately. The platform receives it a moment later.
    await expect
      .poll(async () => (await standingOf(other)).match)
      .toMatchObject({ hasOtherChosen: true, rounds: [], otherHand: [1, 2, 3, 4, 5] })
    await page.reload()
    await expect(page.getByText(patternOf('games.pvp.opponentChoosing'))).toBeVisible()
    await other.reload()
    await lay(other, 5)
    await expect(page.getByRole('status')).toHaveText(textOf('games.pvp.announceLoses', { own: 1, other: 5 }))
    await expect(other.getByRole('status')).toHaveText(
      textOf('games.pvp.announceBeats', { own: 5, other: 1 }),
    )
    expect([await sideways(page), await sideways(other)]).toEqual([0, 0])

    for (const [hers, others] of [
      [3, 1],
      [4, 2],
      [5, 3],
    ] as const) {
      await lay(page, hers)
      await lay(other, others)
    }
    await expect(
      page.getByText(textOf('games.common.won', { 0: 'R$ 1,90' }), { exact: true }).first(),
    ).toBeVisible()
    await expect(other.getByText(textOf('games.pvp.lost')).first()).toBeVisible()
    expect([await balanceOn(page), await balanceOn(other)]).toEqual([before + 90, before - 100])

    await controls.history.click()
    await expect(page.getByRole('dialog')).toContainText('1:5')
    await page.keyboard.press('Escape')
    await controls.otherTables.click()
    await expect(page.getByText(textOf('lobby.rooms.noneWaiting'))).toHaveCount(4)
    await other.context().close()
  })
}

// Separate from the match above, since an accessibility check may outlast a player's turn.
test('[GAME-10] a PvP match in progress passes axe', async ({ page, browser, request, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const other = await openElsewhere(browser, baseURL, 390)
  await openDuel(page, request)
  await openDuel(other, request)
  await seatIn(page, VERANDA).click()
  await seatIn(other, VERANDA).click()
  await expect(gameControls(page).hand).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await other.context().close()
})

test('a PvP table shows that no opponent has joined, even after a reload, and refunds a player who leaves', {
  tag: LONG,
}, async ({ page, request }) => {
  await openDuel(page, request)
  const before = await balanceOn(page)
  await seatIn(page, textOf('play.pvp.room.gardenTable.name')).click()
  await expect(page.getByText(patternOf('games.pvp.waitingHelp'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(patternOf('games.pvp.waitingHelp'))).toBeVisible()
  expect(await balanceOn(page)).toBe(before - 500)
  await page.getByRole('button', { name: textOf('games.pvp.leaveSeat', { 0: 'R$ 5,00' }) }).click()
  await expect(page.getByText(textOf('games.pvp.stakeRefunded'))).toBeVisible()
  expect(await balanceOn(page)).toBe(before)
})

test('repeats a PvP seat request with the same idempotency key after a lost response, and charges it once', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await openDuel(page, request)
  const before = await balanceOn(page)
  const keys = new Set<string>()
  let isCut = true
  await page.route('**/play/api/pvp/seats', async (route) => {
    keys.add(route.request().postDataJSON()?.key)
    // The platform receives the request, but the response is lost.
    const reply = await route.fetch()
    return isCut ? route.abort() : route.fulfill({ response: reply })
  })
  await seatIn(page, VERANDA).click()
  await expect(page.getByRole('alert')).toHaveText(noResponse)
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(noResponse)
  isCut = false
  await expect(gameControls(page).waiting).toBeVisible()
  expect(keys.size).toBe(1)
  expect(await balanceOn(page)).toBe(before - 100)
  await page.unrouteAll()
  // The browser logs the dropped responses.
  expect(faults.splice(0).every((fault) => fault.includes('ERR_FAILED'))).toBe(true)
})
