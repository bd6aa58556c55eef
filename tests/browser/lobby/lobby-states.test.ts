import type { Page, Route } from '@playwright/test'
import * as v from 'valibot'
import { MOST_PAGES } from '#protocol/lobby/game-filters.ts'
import { type Game, listGames } from '#protocol/lobby/games.ts'
import { listRecentGames } from '#protocol/lobby/recent-games.ts'
import { loginPopup } from '#tests/browser/auth/login-popup.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { lobbyPage } from './lobby-page.ts'

const main = (page: Page) => page.getByRole('main')
const tiles = (page: Page) => main(page).locator('[data-tile]')
const found = (page: Page) => main(page).getByRole('status').first()
const search = (page: Page) => lobbyPage(page).search
const vendor = (page: Page) => lobbyPage(page).vendor
const choose = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const nodesOf = (page: Page) =>
  tiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('data-tile')))

test.afterEach(({ request }) => calm(request))

test.describe('a list without games', () => {
  test('[HOME-06] links to categories in which the vendor has games, and offers the games of all vendors', {
    tag: LONG,
  }, async ({ page }) => {
    await page.goto('/fish?vassalage=PG')
    await expect(
      main(page).getByText(
        textOf('lobby.list.providerEmptyInCategory', {
          name: 'Pampa Grande',
          place: textOf('common.fishing'),
        }),
      ),
    ).toBeVisible()
    await expect(found(page)).toHaveText(textOf('lobby.list.gameCount', { total: 0 }))
    await expect(vendor(page).locator('option:checked')).toHaveText('Pampa Grande')
    await main(page)
      .getByRole('link', { name: textOf('kit.lobbyParts.pvp') })
      .click()
    await expect(page).toHaveURL('/pvp?vassalage=PG')
    await expect(tiles(page).first()).toContainText('Pampa Grande')
    await page.goBack()
    await choose(page, textOf('lobby.allProviders'))
    await expect(page).toHaveURL('/fish')
    await expect(tiles(page).first()).toBeVisible()
    await expect(vendor(page)).toHaveValue('')
  })

  test('[HOME-06] [HOME-09] offers to search all games if filters or a search give no results', {
    tag: LONG,
  }, async ({ page, request }) => {
    await page.route(`**${listRecentGames.path}?*`, (route) =>
      route.fulfill({
        json: { success: true, value: { list: [], total: 0, totalPages: 0, close: false } },
      }),
    )
    await openWith(page, await sessionOf(request, 'ana'), '/fish?list=recent&vassalage=JDB')
    await expect(main(page).getByText(patternOf('lobby.list.noMatchInSelection'))).toBeVisible()
    await choose(page, textOf('lobby.list.searchAllGames'))
    await expect(page).toHaveURL('/fish?vassalage=JDB')
    await expect(tiles(page).first()).toContainText('Jogos do Brejo')
    await page.goto('/fish?list=recent')
    await expect(main(page).getByText(textOf('lobby.list.recentEmpty'))).toBeVisible()
    await page.goto('/fish?q=onça-pintada')
    await main(page)
      .getByRole('link', { name: textOf('lobby.list.searchAllGames') })
      .click()
    await expect(found(page)).toHaveText(textOf('lobby.list.gameCount', { total: 1 }))
    await expect(search(page)).toHaveValue('onça-pintada')
  })
})

/**
 * Holds requests for game lists. `asked` has their search texts in order of arrival. `answer` releases the
 * request with the given index.
 */
async function holdLists(page: Page): Promise<{ asked: string[]; answer(place: number): void }> {
  const asked: string[] = []
  const gates: PromiseWithResolvers<void>[] = []
  await page.route(`**${listGames.path}?*`, async (route) => {
    const gate = Promise.withResolvers<void>()
    gates.push(gate)
    asked.push(new URL(route.request().url()).searchParams.get('gameName') ?? '')
    await gate.promise
    // The page may have aborted the request.
    await route.continue().catch(() => {})
  })
  return { asked, answer: (place) => gates[place]?.resolve() }
}

test('[HOME-06] shows only the newest search’s results if replies arrive out of order, and aborts older searches', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/rng')
  await expect(tiles(page)).toHaveCount(18)
  const calledOff: string[] = []
  page.on('requestfailed', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === listGames.path) calledOff.push(searchParams.get('gameName') ?? '')
  })
  const held = await holdLists(page)
  for (const [place, text] of ['tuc', 'capivara', 'tuc'].entries()) {
    await search(page).fill(text)
    await expect.poll(() => held.asked[place]).toBe(text)
  }
  await expect.poll(() => calledOff).toEqual(['tuc', 'capivara'])
  held.answer(2)
  await expect(tiles(page).first()).toContainText('Tuc')
  const shown = await nodesOf(page)
  expect(new Set(shown).size).toBe(shown.length)
  held.answer(1)
  held.answer(0)
  // The next list uses the same connection, so all earlier responses have arrived by then.
  await search(page).fill('onça')
  await expect.poll(() => held.asked[3]).toBe('onça')
  expect(await nodesOf(page)).toEqual(shown)
  held.answer(3)
  await expect(tiles(page).first()).toContainText('Onça')
})

/**
 * Replies as if a game had been inserted after the first page was read: each later page begins with the last
 * game of the first page.
 */
async function shiftPages(page: Page): Promise<void> {
  let last: Game | undefined
  await page.route(`**${listGames.path}?*`, async (route) => {
    const reply = await route.fetch()
    const told = await reply.json()
    const { games } = v.parse(listGames.reply, told.value)
    const isFirst = new URL(route.request().url()).searchParams.get('pageNo') === '1'
    const shifted = isFirst || !last ? games : [last, ...games.slice(0, -1)]
    if (isFirst) last = games.at(-1)
    await route.fulfill({ response: reply, json: { ...told, value: { ...told.value, games: shifted } } })
  })
}

test('[HOME-06] shows no game twice if the list changes between page requests, even after a reload', {
  tag: LONG,
}, async ({ page }) => {
  await shiftPages(page)
  await page.goto('/rng')
  await expect(tiles(page)).toHaveCount(18)
  await buttonsIn(page).showMore.click()
  await expect(tiles(page)).toHaveCount(35)
  const shown = await nodesOf(page)
  expect(new Set(shown).size).toBe(35)
  await page.reload()
  await expect(tiles(page)).toHaveCount(35)
  expect(await nodesOf(page)).toEqual(shown)
})

async function answerTenThousand(route: Route): Promise<void> {
  const asked = new URL(route.request().url()).searchParams
  const size = Number(asked.get('pageSize'))
  const before = (Number(asked.get('pageNo')) - 1) * size
  const games = Array.from({ length: Math.min(size, 10_000 - before) }, (_, place) => ({
    nodeId: 1_000_000 + before + place,
    vassalage: 'PG',
    gameType: 'RNG',
  }))
  const value = { games, total: 10_000, totalPages: Math.ceil(10_000 / size), close: false }
  await route.fulfill({ json: { success: true, value } })
}

test('[HOME-11] says that the games of a full page continue on the next page, and links to it', {
  tag: LONG,
}, async ({ page }) => {
  await page.route(`**${listGames.path}?*`, answerTenThousand)
  await page.goto(`/rng?pages=${MOST_PAGES - 1}`)
  await expect(
    main(page).getByText(textOf('lobby.list.shownOf', { shown: '1.782', total: 10_000 })),
  ).toBeVisible()
  await buttonsIn(page).showMore.click()
  await expect(page).toHaveURL(`/rng?pages=${MOST_PAGES}`)
  await expect(
    main(page).getByText(textOf('lobby.list.shownOf', { shown: '1.800', total: 10_000 })),
  ).toBeVisible()
  await expect(main(page).getByText(textOf('lobby.list.pageFull', { next: 101 }))).toBeVisible()
  await expect(buttonsIn(page).showMore).toHaveCount(0)
  await page.getByRole('link', { name: textOf('kit.layout.nextPage') }).press('Enter')
  await expect(page).toHaveURL('/rng?page=101')
  await expect(tiles(page).first()).toHaveAttribute('data-tile', '1001800')
  await page.goto('/rng?page=556')
  await expect(main(page).getByText(textOf('lobby.list.shownOf', { shown: 10, total: 10_000 }))).toBeVisible()
  await expect(main(page).getByText(patternOf('lobby.list.pageFull'))).toHaveCount(0)
})

test('[HOME-12] keeps the tiles in place and shows placeholders when a list’s pictures fail to load', {
  tag: LONG,
}, async ({ page, faults }) => {
  await page.goto('/rng')
  await expect(tiles(page)).toHaveCount(18)
  const boxes = () =>
    tiles(page).evaluateAll((all) =>
      all.map((tile) => {
        const { x, y, width, height } = tile.getBoundingClientRect()
        return [x, y + scrollY, width, height].map(Math.round)
      }),
    )
  const places = await boxes()
  await page.route(/\/art\/games\//, (route) => route.abort())
  await page.reload()
  await expect(tiles(page)).toHaveCount(18)
  await tiles(page).last().scrollIntoViewIfNeeded()
  await expect(tiles(page).locator('[data-placeholder]')).toHaveCount(18)
  await expect(tiles(page).locator('img')).toHaveCount(0)
  expect(await boxes()).toEqual(places)
  const drawing = await tiles(page).first().locator('[data-placeholder]').boundingBox()
  expect((drawing?.width ?? 0) / (drawing?.height ?? 1)).toBeCloseTo(3 / 4, 1)
  await tiles(page).nth(1).click()
  await expect(loginPopup(page).popup).toBeVisible()
  await page.goto('about:blank')
  expectOnly(faults, /Failed to load resource/)
})
