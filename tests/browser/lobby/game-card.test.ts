import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { type Game, listGames } from '#protocol/lobby/games.ts'
import { loginPopup } from '#tests/browser/auth/login-popup.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm } from '#tests/browser/kit/sandbox.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { gameTiles } from './game-tiles.ts'

const card = (page: Page, { nodeId }: Pick<Game, 'nodeId'>) =>
  page.getByRole('main').locator(`[data-tile="${nodeId}"]`).first()

test.afterEach(({ request }) => calm(request))

test('[GAME-01] a game card has a badge, image, name, vendor and favourite button; Enter starts the game', {
  tag: LONG,
}, async ({ page, request }) => {
  const asked = new URLSearchParams({ gameType: 'RNG', pageSize: '18', language: 'pt' })
  const reply = await (await request.get(`${listGames.path}?${asked}`)).json()
  const { games } = v.parse(listGames.reply, reply.value)
  expect(new Set(games.map(({ nodeId }) => nodeId % 4)).size, 'looks on the first page').toBe(4)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWith(page, await sessionOf(request, 'ana'), '/rng')
  for (const game of games) {
    const shown = card(page, game)
    const name = game.displayName ?? ''
    await expect(shown).toContainText(name)
    await expect(shown).toContainText(game.vendor ?? '')
    await expect(shown.getByText(textOf('common.popular'), { exact: true })).toHaveCount(
      game.isHot === 1 ? 1 : 0,
    )
    await shown.scrollIntoViewIfNeeded()
    await expect.poll(() => shown.locator('img').evaluate(widthOf)).toBeGreaterThan(0)
    await expect(
      page.getByRole('button', { name: textOf('lobby.game.favourite', { name }), exact: true }).first(),
    ).toBeVisible()
  }
  expect(games.some(({ isHot }) => isHot === 1) && games.some(({ isHot }) => isHot !== 1)).toBe(true)

  const open = games.find(
    ({ isGame, closedUntil, vassalage }) => isGame !== 'VASSALAGE' && !closedUntil && vassalage === 'PG',
  )
  if (!open) throw new Error('No game of the first page can be played.')
  const play = card(page, open).locator('span > span').last()
  await page.mouse.move(0, 0)
  await expect(play).toBeHidden()
  await card(page, open).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(play).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/seamless\\?nodeId=${open.nodeId}&`))
})

const widthOf = (image: HTMLElement) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)

test('[GAME-13] a game without a name is labelled by vendor and id, and opens the login for a visitor', {
  tag: LONG,
}, async ({ page }) => {
  const bare: Game = { nodeId: 12_345, vassalage: 'PG', gameType: 'RNG' }
  await page.route(`**${listGames.path}?*`, (route) =>
    route.fulfill({
      json: { success: true, value: { games: [bare], total: 1, totalPages: 1, close: false } },
    }),
  )
  await page.goto('/rng')
  await expect(gameTiles(page).favourite('PG 12345')).toBeVisible()
  await card(page, bare).click()
  await expect(loginPopup(page).popup).toBeVisible()
})
