import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { readMerchantWallet } from '#protocol/cashier/vendor-wallets.ts'
import { readGameSheet } from '#protocol/lobby/game-sheet.ts'
import { listGames } from '#protocol/lobby/games.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { loginPopup } from '#tests/browser/auth/login-popup.ts'
import { walletsPage } from '#tests/browser/cashier/vendor-wallets-page.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm } from '#tests/browser/kit/sandbox.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { gameBar } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { ABOUT, gameTiles } from './game-tiles.ts'

const GAME = 'Onça-Pintada'
/** A group of fishing games in the demo world. */
const GROUP = 'Cais do Brejo'

const about = (page: Page, name = GAME) => gameTiles(page).info(name)
const sheet = (page: Page, name = GAME) => page.getByRole('dialog', { name })
const fact = (page: Page, name: string, game = GAME) =>
  sheet(page, game)
    .locator('div')
    .filter({ has: page.locator('dt', { hasText: name }) })
    .last()
    .locator('dd')

test.afterEach(({ request }) => calm(request))

test('[GAME-13] a game’s details show the vendor, type, return to player, stake limits and rules', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/rng?q=onça-pintada')
  await about(page).first().click()
  const asked = await request.get(readGameSheet.path, { params: { nodeId: 10_001, language: 'pt' } })
  const { value } = await asked.json()
  await expect(fact(page, textOf('common.provider'))).toHaveText(value.vendor)
  await expect(fact(page, textOf('account.records.gameType'))).toHaveText(
    `${textOf('kit.lobbyParts.casino')} · ${textOf('lobby.kind.slots')}`,
  )
  await expect(fact(page, textOf('lobby.gameSheet.rtp'))).toHaveText(
    `${String(value.statedReturn / 100).replace('.', ',')}%`,
  )
  await expect(fact(page, textOf('common.stake'))).toHaveText(patternOf('lobby.gameSheet.stakeLimits'))
  await expect(sheet(page)).toContainText(textOf('game.rules.slot').split('.')[0] ?? '')
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await gameTiles(sheet(page)).play.click()
  await expect(page).toHaveURL(/\/seamless\?/)
})

test('[MEM-03] a game’s details say that a vendor wallet is empty, and link to the transfer page', {
  tag: LONG,
}, async ({ page, request, platform }) => {
  await platform.set('wallets', { ...settings.wallets.initial, single: false })
  const listed = await request.get(listGames.path, { params: { vassalage: 'CQ9', pageSize: 99 } })
  const { games } = v.parse(listGames.reply, (await listed.json()).value)
  const name = games.find(({ isGame }) => isGame !== 'VASSALAGE')?.displayName ?? ''
  const told = sheet(page, name).getByRole('note')
  const openSheet = async (path: string, named: string) => {
    await page.goto(`${path}?q=${encodeURIComponent(named)}`)
    await about(page, named).first().click()
    await expect(fact(page, textOf('lobby.gameSheet.rtp'), named)).toHaveText(
      new RegExp(`\\d%|${textOf('lobby.gameSheet.rtpVaries')}`),
    )
  }
  await openWith(page, await sessionOf(request, 'ana'))
  await openSheet('/games', name)
  await expect(told).toContainText('Cais Nove')
  await told.getByRole('link', { name: textOf('cashier.vendorWallets.goTransfer') }).click()
  await expect(page).toHaveURL('/member/transferFund')
  await expect(sheet(page, name)).toHaveCount(0)
  await expect(walletsPage(page).vendors).toBeVisible()

  // A game played from the main balance has no note. If all games share one wallet, none has a note.
  await openSheet('/rng', GAME)
  await expect(sheet(page).getByRole('note')).toHaveCount(0)
  await platform.set('wallets', settings.wallets.initial)
  await page.evaluate(() => sessionStorage.removeItem('cache.merchantWallet'))
  const read = page.waitForResponse((reply) => new URL(reply.url()).pathname === readMerchantWallet.path)
  await openSheet('/games', name)
  await (await read).finished()
  await expect(told).toHaveCount(0)
})

test('a game’s details need only one extra tab stop per tile and return the focus when closed', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/rng?q=onça-pintada')
  const tile = page.locator('[data-tile]').first()
  await expect(about(page).first()).toBeAttached()
  await tile.focus()
  await page.keyboard.press('Tab')
  await expect(gameTiles(page).favourite(GAME)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(about(page)).toBeFocused()
  await expect(about(page)).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(about(page)).toBeFocused()
})

test('a game’s details tell a visitor about play money, and Play opens the login', { tag: LONG }, async ({
  page,
  request,
}) => {
  const listed = await request.get(listGames.path, { params: { gameType: 'RNG', pageSize: 99 } })
  const { games } = v.parse(listGames.reply, (await listed.json()).value)
  const name = games.find(({ trial }) => trial)?.displayName ?? ''
  await page.goto(`/rng?q=${encodeURIComponent(name)}`)
  await about(page, name).first().click()
  await expect(sheet(page, name)).toContainText(textOf('lobby.gameSheet.demoOffer'))
  await gameTiles(sheet(page, name)).play.click()
  await expect(loginPopup(page).popup).toBeVisible()
})

test('a game’s details say that the game was withdrawn and offer no Play button', {
  tag: LONG,
}, async ({ page, faults }) => {
  await page.goto('/rng?q=onça-pintada')
  await page.route(`**${readGameSheet.path}?*`, (route) =>
    route.fulfill({ status: 404, json: { success: false, code: 'unknown', message: '' } }),
  )
  await about(page).first().click()
  await expect(sheet(page)).toContainText(textOf('common.gameGone'))
  await expect(gameTiles(sheet(page)).play).toHaveCount(0)
  expectOnly(faults, /404/)
})

test('a game’s details open over a vendor group, toggle the favourite and close on Play', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/fish')
  await page.locator('[data-tile]').filter({ hasText: GROUP }).first().click()
  const games = page.getByRole('dialog', { name: GROUP })
  const info = gameTiles(games).infos.first()
  const name = ((await info.getAttribute('aria-label')) ?? '').replace(ABOUT, '')
  await info.click({ force: true })
  await expect(sheet(page, name)).toBeVisible()
  const heart = gameBar(sheet(page, name)).favourite
  const wasMarked = (await heart.getAttribute('aria-pressed')) === 'true'
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', String(!wasMarked))
  await gameTiles(sheet(page, name)).play.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[HOME-06] Back closes a game’s details, then its vendor group, and only then leaves the search', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWith(page, await sessionOf(request, 'ana'))
  await siteLayout(page).shortcuts.games.click()
  await expect(page).toHaveURL('/games')
  await page.getByRole('searchbox').fill(GROUP)
  await expect(page).toHaveURL(/q=/)
  const tile = page.getByRole('main').locator('[data-tile]').filter({ hasText: GROUP }).first()
  await tile.click()
  const group = page.getByRole('dialog', { name: GROUP })
  const first = gameTiles(group).infos.first()
  await expect(first).toBeVisible()
  const name = ((await first.getAttribute('aria-label')) ?? '').replace(ABOUT, '')
  await first.click()
  await expect(sheet(page, name)).toBeVisible()
  await page.goBack()
  await expect(sheet(page, name)).toHaveCount(0)
  await expect(group).toBeVisible()
  await page.goBack()
  await expect(group).toHaveCount(0)
  await expect(page).toHaveURL(/\/games\?q=/)
  await expect(tile).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/q=/)
})

for (const width of [390, 1440]) {
  test(`[GAME-13] Back closes a game’s details without leaving the tab’s first page at ${width} px`, {
    tag: LONG,
  }, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 })
    await openWith(page, await sessionOf(request, 'ana'), '/rng?q=onça-pintada')
    await about(page).first().click()
    await expect(sheet(page)).toBeVisible()
    await page.goBack()
    await expect(sheet(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/rng\?q=/)
    await about(page).first().click()
    await expect(sheet(page)).toBeVisible()
    await page.goBack()
    await expect(sheet(page)).toHaveCount(0)
    await expect(about(page).first()).toBeVisible()
  })
}
