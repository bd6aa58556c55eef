import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { GameFilters } from '#protocol/lobby/game-filters.ts'
import type { GameType } from '#protocol/lobby/games.ts'
import type { VendorLane } from '#protocol/lobby/vendors.ts'
import { show } from '#tests/views/kit/show.tsx'
import { patternOf, textIn, textOf } from '#tests/views/kit/texts.ts'
import { withRouter } from '#tests/views/kit/with-router.tsx'
import { EmptyList } from '#ui/lobby/lobby/empty-list.tsx'
import type { Narrowing } from '#ui/lobby/lobby/lobby-narrowing.ts'

const everything: GameFilters = { selection: 'all', category: 'RNG', vendor: null, kind: null, text: '' }

const card = (vassalage: string, vendor: string): VendorLane['cards'][number] => ({
  vassalage,
  vendor,
  iconUrl: null,
  game: null,
  closedUntil: null,
})

const lane = (title: GameType, ...cards: VendorLane['cards']): VendorLane => ({
  title,
  gameClassify: [],
  cards,
})

const pampa = card('PG', 'Pampa Grande')
const lanes = [lane('RNG', pampa), lane('PVP', pampa), lane('FISH', card('JDB', 'Jogos do Brejo'))]

type Options = { lanes?: readonly VendorLane[]; isSelection?: boolean; language?: 'pt' | 'en' }

/** Shows an empty game list and records the filter changes that its buttons make. */
async function showEmpty(filters: Partial<GameFilters>, options: Options = {}) {
  const { lanes: known = lanes, isSelection = false, language = 'pt' } = options
  const narrowed: Narrowing[] = []
  const { container } = await show(
    withRouter(
      <EmptyList
        filters={{ ...everything, ...filters }}
        lanes={known}
        isSelection={isSelection}
        onNarrow={(by) => narrowed.push(by)}
      />,
    ),
    language,
  )
  return { narrowed, container }
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('[HOME-06] says which categories have games of a vendor that has none in the selected category', async () => {
  const { narrowed } = await showEmpty({ category: 'FISH', vendor: 'PG' })
  await expect
    .element(
      page.getByText(
        textOf('lobby.list.providerEmptyInCategory', {
          name: 'Pampa Grande',
          place: textOf('common.fishing'),
        }),
      ),
    )
    .toBeVisible()
  for (const name of [patternOf('kit.lobbyParts.casino'), patternOf('kit.lobbyParts.pvp')])
    await expect.element(page.getByRole('link', { name })).toBeVisible()
  await press(textOf('lobby.allProviders'))
  expect(narrowed).toEqual([{ vendor: null }])
})

test.for<[what: string, filters: Partial<GameFilters>]>([
  ['of a category', {}],
  ['on the page of all games', { category: null }],
  ['of a vendor', { vendor: 'PG' }],
])('[HOME-06] the list %s suggests no other games or vendors when there are none', async ([, filters]) => {
  const { container } = await showEmpty(filters, { lanes: [], isSelection: filters.category === null })
  await expect.element(page.getByText(textOf('common.checkBackLater'))).toBeVisible()
  expect(container.textContent).not.toMatch(/Outr[ao]s|a um toque/)
})

test('[HOME-06] says that a vendor is unknown and offers all vendors', async () => {
  const { narrowed } = await showEmpty({ vendor: 'NOBODY' })
  await expect.element(page.getByText(textOf('lobby.list.unknownProvider', { code: 'NOBODY' }))).toBeVisible()
  await press(textOf('lobby.allProviders'))
  expect(narrowed).toEqual([{ vendor: null }])
})

test('[HOME-06] says that a vendor has no games of the selected type, and offers all of its games', async () => {
  const { narrowed } = await showEmpty({ vendor: 'PG', kind: 'bingo' })
  await expect
    .element(
      page.getByText(
        textOf('lobby.list.typeEmptyByProvider', {
          name: textOf('lobby.kind.bingo'),
          provider: 'Pampa Grande',
        }),
      ),
    )
    .toBeVisible()
  await press(textOf('lobby.list.allOfProvider', { provider: 'Pampa Grande' }))
  expect(narrowed).toEqual([{ kind: null }])
})

test('[HOME-09] offers to search all games when no recent game matches the filters', async () => {
  const { narrowed } = await showEmpty({ selection: 'recent', category: 'FISH', vendor: 'JDB' })
  await expect
    .element(
      page.getByText(textOf('lobby.list.noMatchInSelection', { name: textOf('common.recentlyPlayed') })),
    )
    .toBeVisible()
  await press(textOf('lobby.list.searchAllGames'))
  expect(narrowed).toEqual([{ selection: 'all' }])
})

test('[HOME-09] says that no game has been played yet', async () => {
  await showEmpty({ selection: 'recent' })
  await expect.element(page.getByText(textOf('lobby.list.recentEmpty'))).toBeVisible()
})

test.for<['pt' | 'en', title: string, help: string, clear: string]>([
  [
    'pt',
    textOf('lobby.noMatchTitle'),
    textOf('lobby.noMatchHelp', { text: 'zzzz' }),
    textOf('lobby.list.clearFilters'),
  ],
  [
    'en',
    textIn('en', 'lobby.noMatchTitle'),
    textIn('en', 'lobby.noMatchHelp', { text: 'zzzz' }),
    textIn('en', 'lobby.list.clearFilters'),
  ],
])(
  '[HOME-06] says in %s that no game name matches, and offers to clear all filters',
  async ([language, title, help, clear]) => {
    const { narrowed } = await showEmpty({ text: 'zzzz', vendor: 'PG' }, { language })
    await expect.element(page.getByText(title)).toBeVisible()
    await expect.element(page.getByText(help)).toBeVisible()
    await press(clear)
    expect(narrowed).toEqual([{ vendor: null, kind: null, text: '' }])
  },
)
