import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { listGames } from '#protocol/lobby/games.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, clearFault, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { gameControls, gameOn } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { gameTiles } from './game-tiles.ts'
import { lobbyPage } from './lobby-page.ts'

const tiles = (page: Page) => page.getByRole('main').locator('[data-tile]')
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const search = (page: Page) => lobbyPage(page).search

const found = (page: Page) => page.getByRole('main').getByRole('status').first()
const nodesOf = (page: Page) =>
  tiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('data-tile')))

test.afterEach(({ request }) => calm(request))

test('[ROUTE-08] [ROUTE-09] opens each category by its URL, in any letter case, and from the side menu', async ({
  page,
}) => {
  const names = {
    rng: textOf('kit.lobbyParts.casino'),
    live: textOf('kit.lobbyParts.liveCasino'),
    fish: textOf('common.fishing'),
    pvp: textOf('kit.lobbyParts.pvp'),
    sports: textOf('kit.lobbyParts.sports'),
    esports: textOf('kit.lobbyParts.esports'),
    lott: textOf('common.lottery'),
    elott: textOf('kit.lobbyParts.eLottery'),
  }
  for (const [place, name] of Object.entries(names)) {
    await page.goto(`/${place === 'live' ? 'LIVE' : place}`)
    await expect(title(page, name)).toBeVisible()
    await expect(tiles(page).first()).toBeVisible()
  }
  await page.goto('/')
  await page
    .getByRole('complementary')
    .getByRole('link', { name: new RegExp(`^${textOf('kit.lobbyParts.casino')} \\d`) })
    .click()
  await expect(page).toHaveURL('/rng')
  await expect(title(page, textOf('kit.lobbyParts.casino'))).toBeVisible()
})

test('[HOME-06] [ROUTE-09] keeps filters for vendor, type and name in the URL and can clear them', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.goto('/rng?vassalage=PG')
  await expect(lobbyPage(page).vendor).toHaveValue('PG')
  await expect(found(page)).toHaveText(patternOf('lobby.list.gameCount'))
  const vendors = await tiles(page).evaluateAll((all) =>
    all.map((tile) => tile.lastElementChild?.textContent),
  )
  expect(new Set(vendors)).toEqual(new Set(['Pampa Grande']))
  const all = await nodesOf(page)
  await page.getByRole('button', { name: textOf('lobby.kind.mines'), exact: true }).click()
  await expect(page).toHaveURL('/rng?vassalage=PG&kind=mines')
  await expect.poll(() => nodesOf(page)).not.toEqual(all)
  const asked = new URLSearchParams({ gameType: 'RNG', vassalage: 'PG', pageSize: '99' })
  const reply = await (await request.get(`${listGames.path}?${asked}`)).json()
  const { games } = v.parse(listGames.reply, reply.value)
  const mines = games.filter(({ gameClassify }) => gameClassify === 'mines')
  expect(await nodesOf(page)).toEqual(mines.map(({ nodeId }) => String(nodeId)))
  await search(page).fill('zzzz')
  await expect(page).toHaveURL('/rng?vassalage=PG&kind=mines&q=zzzz')
  await expect(page.getByText(textOf('lobby.noMatchTitle'))).toBeVisible()
  await page.getByRole('button', { name: textOf('lobby.list.clearFilters') }).click()
  await expect(page).toHaveURL('/rng')
  await expect(found(page)).toHaveText(textOf('lobby.list.gameCount', { total: 110 }))
  await page.goBack()
  await expect(search(page)).toHaveValue('zzzz')
})

test('[HOME-06] searches while the player types, tolerates typos and shows the number of results', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/games')
  await expect(found(page)).toHaveText(textOf('lobby.list.gameCount', { total: 300 }))
  await search(page).pressSequentially('onça-pint')
  await expect(found(page)).toHaveText(textOf('lobby.list.gameCount', { total: 1 }))
  await search(page).fill('onsa pintada')
  await search(page).press('Enter')
  await expect(found(page)).toHaveText(textOf('lobby.list.similarNames', { text: 'onsa pintada', total: 1 }))
  await search(page).press('Escape')
  await expect(found(page)).toHaveText(textOf('lobby.list.gameCount', { total: 300 }))
  await expect(page).toHaveURL('/games')
})

test('[HOME-06] keeps a trailing space in the search field while the player pauses between words', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/games')
  await expect(tiles(page).first()).toBeVisible()
  await search(page).pressSequentially('porto ')
  await expect(page).toHaveURL('/games?q=porto')
  await expect(found(page)).not.toHaveText(textOf('lobby.list.gameCount', { total: 300 }))
  await expect(search(page)).toHaveValue('porto ')
  await search(page).pressSequentially('trovao')
  await expect(page).toHaveURL('/games?q=porto+trovao')
  await expect(search(page)).toHaveValue('porto trovao')
})

test('[HOME-06] ignores a late reply to an older search', { tag: LONG }, async ({ page }) => {
  await page.goto('/rng')
  await expect(tiles(page).first()).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route(`**${listGames.path}*gameName=tuc*`, async (route) => {
    await held.promise
    // The page may have aborted the request.
    await route.continue().catch(() => {})
  })
  await search(page).fill('tuc')
  await expect(page).toHaveURL('/rng?q=tuc')
  await search(page).fill('capivara')
  await expect(tiles(page).first()).toContainText('Capivara')
  held.resolve()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  await expect(tiles(page).first()).toContainText('Capivara')
})

test('[HOME-11] opens numbered pages, appends more games, and restores the list and its position on Back', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/rng')
  await expect(tiles(page)).toHaveCount(18)
  const first = await nodesOf(page)
  await page.getByRole('link', { name: textOf('kit.layout.page', { number: 3 }) }).press('Enter')
  await expect(page).toHaveURL('/rng?page=3')
  await expect(title(page, textOf('kit.lobbyParts.casino'))).toBeFocused()
  await expect(title(page, textOf('kit.lobbyParts.casino'))).toBeInViewport()
  await expect.poll(async () => (await nodesOf(page))[0]).not.toBe(first[0])
  await buttonsIn(page).showMore.click()
  await expect(tiles(page)).toHaveCount(36)
  await expect(page).toHaveURL('/rng?page=3&pages=2')
  const shown = await nodesOf(page)
  expect(new Set(shown).size).toBe(36)
  const last = tiles(page).nth(30)
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await siteLayout(page).sideHome.click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(tiles(page)).toHaveCount(36)
  expect(await nodesOf(page)).toEqual(shown)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await page.reload()
  await expect(tiles(page)).toHaveCount(36)
  await page.goto('/rng?page=99')
  await expect(page).toHaveURL('/rng?page=7')
  await expect(tiles(page)).toHaveCount(2)
})

test('[HOME-11] corrects an invalid page number in the URL', async ({ page }) => {
  for (const [named, shown] of [
    ['-3', ''],
    ['abc', ''],
    ['1.5', ''],
    ['999', '&page=7'],
  ]) {
    await page.goto(`/rng?list=all&page=${named}`)
    await expect(page).toHaveURL(`/rng?list=all${shown}`)
    await expect(tiles(page).first()).toBeVisible()
  }
})

test('[HOME-09] all, new, hot, favourite and recent games each have a list and a URL of their own', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/rng')
  const choose = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await choose(textOf('common.popular'))
  await expect(page).toHaveURL('/rng?list=hot')
  await expect(tiles(page).first()).toContainText(textOf('common.popular'))
  const hot = await nodesOf(page)
  await choose(textOf('lobby.list.new'))
  await expect(page).toHaveURL('/rng?list=new')
  await expect.poll(() => nodesOf(page)).not.toEqual(hot)
  await choose(textOf('common.favourites'))
  await expect(page).toHaveURL('/rng?list=favorite')
  await expect(gameTiles(page.getByRole('main')).unmarked).toHaveCount(0)
  await choose(textOf('common.recentlyPlayed'))
  await expect(page).toHaveURL('/rng?list=recent')
  await choose(textOf('lobby.allGames'))
  await expect(page).toHaveURL('/rng')
})

test('[GAME-09] lists an opened game first among the recent games', { tag: LONG }, async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'), '/rng?vassalage=EG2')
  const game = tiles(page).nth(1)
  const node = await game.getAttribute('data-tile')
  await game.click()
  await expect(gameControls(gameOn(page)).spin).toBeVisible()
  await page.goto('/recent')
  await expect(tiles(page).first()).toHaveAttribute('data-tile', node ?? '')
})

test('[ERR-02] offers a retry when the first or the next page of games fails to load', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await setFault(request, 'listGames', { kind: 'error' })
  await page.goto('/rng')
  await buttonsIn(page.getByRole('main')).retry.click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await clearFault(request, 'listGames')
  await buttonsIn(page.getByRole('main')).retry.click()
  await expect(tiles(page)).toHaveCount(18)
  await setFault(request, 'listGames', { kind: 'error' })
  await buttonsIn(page).showMore.click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(tiles(page)).toHaveCount(18)
  await clearFault(request, 'listGames')
  await buttonsIn(page.getByRole('main')).retry.click()
  await expect(tiles(page)).toHaveCount(36)
  expectOnly(faults, /500/)
})
