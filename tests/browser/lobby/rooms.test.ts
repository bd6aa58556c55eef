import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'
import { listRooms } from '#protocol/lobby/rooms.ts'
import { loginPopup } from '#tests/browser/auth/login-popup.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { gameControls } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { oneOf, textOf } from '#tests/support/texts.ts'
import { homePage } from './home-page.ts'

const VERANDA = textOf('play.pvp.room.verandaTable.name')

// Seed before each test: a member would otherwise return to the match of the previous test.
test.use({ seedFor: 'test' })

/** Opens a page in a separate browser context. */
async function openElsewhere(browser: Browser, baseURL: string | undefined, width: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'pt-BR',
    viewport: { width, height: 844 },
  })
  return context.newPage()
}

const tables = (page: Page) => homePage(page).tables
const gameIn = (page: Page) => page.frameLocator('iframe')
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const width of [390, 1440]) {
  test(`[GAME-14] at ${width} px, the lobby shows a member waiting at a table, and another member joins`, {
    tag: LONG,
  }, async ({ page, browser, request, baseURL }) => {
    await page.setViewportSize({ width, height: 844 })
    await openWith(page, await sessionOf(request, 'ana'), '/pvp')
    await expect(tables(page).getByRole('button', { name: textOf('lobby.rooms.noneWaiting') })).toHaveCount(
      width === 390 ? 3 : 6,
    )

    const other = await openElsewhere(browser, baseURL, width)
    await openWith(other, await sessionOf(request, 'rafael'), '/pvp')
    await tables(other).getByRole('button', { name: VERANDA }).first().click()
    await expect(gameIn(other).getByText(textOf('games.pvp.invitedEmpty'))).toBeVisible()
    await gameIn(other)
      .getByRole('button', { name: textOf('games.pvp.sitAndWaitAt', { 0: VERANDA }) })
      .click()
    await expect(gameControls(gameIn(other)).waiting).toBeVisible()

    const awaited = tables(page).getByRole('button', { name: textOf('lobby.rooms.waiting', { taken: 1 }) })
    await expect(awaited).toContainText(VERANDA)
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    await awaited.focus()
    await page.keyboard.press('Enter')

    const game = gameIn(page)
    await expect(game.getByText(textOf('games.pvp.invitedAwaited'))).toBeVisible()
    await page.reload()
    await game.getByRole('button', { name: textOf('games.pvp.playNowAt', { 0: VERANDA }) }).click()
    await expect(gameControls(game).hand).toBeVisible()
    await expect(gameControls(gameIn(other)).hand).toBeVisible()
    await other.context().close()
  })
}

test('[GAME-14] an empty table says that no member is waiting, and leads to the other tables', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/pvp')
  await tables(page).getByRole('button', { name: VERANDA }).first().click()
  const game = gameIn(page)
  const controls = gameControls(game)
  await expect(game.getByText(textOf('games.pvp.invitedEmpty'))).toBeVisible()
  await expect(controls.seat).toHaveCount(1)
  await controls.otherTables.click()
  await expect(controls.seat).toHaveCount(4)
})

test('[GAME-14] live tables show their round, can all be listed and can be joined from the lobby', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/live')
  const reply = await request.get(listRooms.path, { params: { gameType: 'LIVE', language: 'pt' } })
  const { rooms } = v.parse(listRooms.reply, (await reply.json()).value)
  await expect(
    tables(page).getByRole('button', {
      name: oneOf(
        'lobby.rooms.betsOpen',
        'lobby.rooms.betsClosed',
        'lobby.rooms.drawing',
        'lobby.rooms.resultShown',
      ),
    }),
  ).toHaveCount(6)
  await buttonsIn(tables(page)).showMore.click()
  await expect(tables(page).getByRole('listitem')).toHaveCount(rooms.length)
  await page.reload()
  await expect(tables(page).getByRole('listitem')).toHaveCount(rooms.length)
  const name = rooms[0]?.gameName ?? ''
  await tables(page).getByRole('button', { name }).first().click()
  await expect(page).toHaveURL(new RegExp(`/seamless\\?.*nodeId=${rooms[0]?.nodeId}\\b`))
  await expect(
    gameIn(page)
      .getByText(oneOf('games.live.betsOpenFor', 'games.live.betsClosed', 'games.live.drawing'))
      .first(),
  ).toBeVisible()
})

test('asks a visitor to log in before joining a table', { tag: LONG }, async ({ page }) => {
  await page.goto('/pvp')
  await tables(page).getByRole('button', { name: VERANDA }).first().click()
  await expect(loginPopup(page).popup).toBeVisible()
})
