import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { addFavourite, removeFavourite } from '#protocol/lobby/favourites.ts'
import { listGames } from '#protocol/lobby/games.ts'
import { logInByForm, loginPopup } from '#tests/browser/auth/login-popup.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, clearFault, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { gameControls, gameOn } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { gameIn, gameTiles } from './game-tiles.ts'
import { lobbyPage } from './lobby-page.ts'

const tiles = (page: Page) => page.getByRole('main').locator('[data-tile]')
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const search = (page: Page) => lobbyPage(page).search
const heart = (page: Page, name: string) => gameTiles(page).favourite(name)
const found = (page: Page) => page.getByRole('main').getByRole('status').first()
const nodesOf = (page: Page) =>
  tiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('data-tile')))

test.afterEach(({ request }) => calm(request))

test('[ROUTE-08] [ROUTE-09] opens each category by its address, in any letter case, and from the side menu', async ({
  page,
}) => {
  const names = {
    rng: 'Cassino',
    live: 'Ao vivo',
    fish: 'Pesca',
    pvp: 'PvP',
    sports: 'Esportes',
    esports: 'E-sports',
    lott: 'Loteria',
    elott: 'E-loteria',
  }
  for (const [place, name] of Object.entries(names)) {
    await page.goto(`/${place === 'live' ? 'LIVE' : place}`)
    await expect(title(page, name)).toBeVisible()
    await expect(tiles(page).first()).toBeVisible()
  }
  await page.goto('/')
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /Cassino/ })
    .click()
  await expect(page).toHaveURL('/rng')
  await expect(title(page, 'Cassino')).toBeVisible()
})

test('[HOME-06] [ROUTE-09] filters a category by vendor, type and name in the address and clears all filters', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.goto('/rng?vassalage=PG')
  await expect(lobbyPage(page).vendor).toHaveValue('PG')
  await expect(found(page)).toHaveText(/\d+ jogos/)
  const vendors = await tiles(page).evaluateAll((all) =>
    all.map((tile) => tile.lastElementChild?.textContent),
  )
  expect(new Set(vendors)).toEqual(new Set(['Pampa Grande']))
  const all = await nodesOf(page)
  await page.getByRole('button', { name: 'Minas', exact: true }).click()
  await expect(page).toHaveURL('/rng?vassalage=PG&kind=mines')
  await expect.poll(() => nodesOf(page)).not.toEqual(all)
  const asked = new URLSearchParams({ gameType: 'RNG', vassalage: 'PG', pageSize: '99' })
  const reply = await (await request.get(`${listGames.path}?${asked}`)).json()
  const { games } = v.parse(listGames.reply, reply.value)
  const mines = games.filter(({ gameClassify }) => gameClassify === 'mines')
  expect(await nodesOf(page)).toEqual(mines.map(({ nodeId }) => String(nodeId)))
  await search(page).fill('zzzz')
  await expect(page).toHaveURL('/rng?vassalage=PG&kind=mines&q=zzzz')
  await expect(page.getByText('Nenhum jogo aqui combina')).toBeVisible()
  await page.getByRole('button', { name: 'Tirar todos os filtros' }).click()
  await expect(page).toHaveURL('/rng')
  await expect(found(page)).toHaveText(/110 jogos/)
  await page.goBack()
  await expect(search(page)).toHaveValue('zzzz')
})

test('[HOME-06] searches while the player types, tolerates typos and shows the number of results', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/games')
  await expect(found(page)).toHaveText('300 jogos')
  await search(page).pressSequentially('onça-pint')
  await expect(found(page)).toHaveText('1 jogo')
  await search(page).fill('onsa pintada')
  await search(page).press('Enter')
  await expect(found(page)).toHaveText(/Nenhum nome tem “onsa pintada”. Parecidos: 1 jogo/)
  await search(page).press('Escape')
  await expect(found(page)).toHaveText('300 jogos')
  await expect(page).toHaveURL('/games')
})

test('[HOME-06] keeps a trailing space in the search field during a pause between words', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/games')
  await expect(tiles(page).first()).toBeVisible()
  await search(page).pressSequentially('porto ')
  await expect(page).toHaveURL('/games?q=porto')
  await expect(found(page)).not.toHaveText('300 jogos')
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
    // The page may have aborted it.
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

test('[HOME-11] opens pages by number, appends more, and restores list and position on Back', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/rng')
  await expect(tiles(page)).toHaveCount(18)
  const first = await nodesOf(page)
  await page.getByRole('link', { name: 'Página 3' }).press('Enter')
  await expect(page).toHaveURL('/rng?page=3')
  await expect(title(page, 'Cassino')).toBeFocused()
  await expect(title(page, 'Cassino')).toBeInViewport()
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

test('[HOME-11] corrects an invalid page number in the address', async ({ page }) => {
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

test('[HOME-09] all, new, hot, favourite and recent games each have their own list in the address', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/rng')
  const choose = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await choose('Em alta')
  await expect(page).toHaveURL('/rng?list=hot')
  await expect(tiles(page).first()).toContainText('Em alta')
  const hot = await nodesOf(page)
  await choose('Novos')
  await expect(page).toHaveURL('/rng?list=new')
  await expect.poll(() => nodesOf(page)).not.toEqual(hot)
  await choose('Favoritos')
  await expect(page).toHaveURL('/rng?list=favorite')
  await expect(gameTiles(page.getByRole('main')).unmarked).toHaveCount(0)
  await choose('Jogados há pouco')
  await expect(page).toHaveURL('/rng?list=recent')
  await choose('Todos os jogos')
  await expect(page).toHaveURL('/rng')
})

test('[HOME-07] [ROUTE-10] asks a visitor to log in for favourites and recent games and shows them afterwards', async ({
  page,
}) => {
  await page.goto('/favorite')
  await expect(loginPopup(page).popup).toBeVisible()
  await buttonsIn(loginPopup(page).popup).close.click()
  await expect(page.getByText('Esta lista é só sua')).toBeVisible()
  await page.goto('/recent')
  await logInByForm(page, 'ana')
  await expect(page).toHaveURL('/recent')
  await expect(tiles(page).first()).toBeVisible()
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

test('[GAME-02] marks a favourite at once, ignores a second press within a second and lists it', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/fish')
  const unmarked = gameTiles(page).unmarked.first()
  const name = gameIn((await unmarked.getAttribute('aria-label')) ?? '')
  const mark = heart(page, name)
  const held = Promise.withResolvers<void>()
  await page.route(`**${addFavourite.path}`, async (route) => {
    await held.promise
    await route.continue()
  })
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  const saved = page.waitForResponse((reply) => reply.url().endsWith(addFavourite.path))
  held.resolve()
  expect((await saved).status()).toBe(200)
  await page.goto('/favorite')
  await expect(tiles(page).first()).toContainText(name)
})

test('[GAME-02] marks several favourites at once but toggles the same one only after a second', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/live')
  const unmarked = gameTiles(page.getByRole('main')).unmarked
  await expect(unmarked.nth(1)).toBeVisible()
  const names = await unmarked.evaluateAll((all) => all.slice(0, 2).map((one) => one.ariaLabel ?? ''))
  const [first, second] = names.map((name) => page.getByRole('button', { name, exact: true }))
  if (!first || !second) throw new Error('Too few games are unmarked.')
  const told: string[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith(addFavourite.path)) told.push(sent.method())
  })
  await page.evaluate((names) => {
    const press = (name = '') => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click()
    for (const name of [...names, ...names]) press(name)
  }, names)
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => told).toEqual(['POST', 'POST'])
  await expect
    .poll(async () => {
      await first.click()
      return first.getAttribute('aria-pressed')
    })
    .toBe('false')
})

test('[GAME-02] updates the number of favourites at once and the list when reopened', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/favorite')
  const toFavourites = siteLayout(page).sideFavourites
  const marked = gameTiles(page.getByRole('main')).marked
  await expect(marked.first()).toBeVisible()
  const count = await marked.count()
  await expect(found(page)).toHaveText(`${count} jogos`)
  const { promise: late, resolve: comeLate } = Promise.withResolvers<void>()
  await page.route(`**${removeFavourite.path}*`, async (route) => {
    await late
    await route.continue()
  })
  await marked.first().click()
  await expect(found(page)).toHaveText(`${count - 1} ${count === 2 ? 'jogo' : 'jogos'}`)
  const taken = page.waitForResponse((reply) => reply.request().method() === removeFavourite.method)
  comeLate()
  await taken
  await page.getByRole('complementary').getByRole('link', { name: 'Pesca' }).click()
  await expect(title(page, 'Pesca')).toBeVisible()
  await toFavourites.click()
  await expect(title(page, 'Favoritos')).toBeVisible()
  await expect(tiles(page)).toHaveCount(count - 1)
})

test('[GAME-03] marks the favourite of a visitor after login', { tag: LONG }, async ({ page }) => {
  await page.goto('/live')
  const mark = gameTiles(page).favourites.nth(2)
  const name = (await mark.getAttribute('aria-label')) ?? ''
  await mark.click()
  await logInByForm(page, 'ana')
  await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/live')
})

test('[ERR-02] offers a retry when the games or the next page fail to load', {
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
