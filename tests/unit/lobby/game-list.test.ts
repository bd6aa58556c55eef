import { beforeEach, expect, test, vi } from 'vitest'
import { type GameListQuery, readGames } from '#api/lobby/game-list.ts'
import { MOST_PAGES } from '#protocol/lobby/game-filters.ts'

const TOTAL = 2_000
const read = vi.hoisted(() => vi.fn())
vi.mock('#api/http/call-api.ts', () => ({ fetchValue: read }))
vi.mock('#api/http/settings.ts', () => ({ settings: () => ({ merchant: 'palpite' }) }))

type Asked = { pageNo: number; pageSize: number }

/** Simulates a platform where the node id of each game is its position in the list. */
beforeEach(() => {
  read.mockReset().mockImplementation(async (_call: object, { pageNo, pageSize }: Asked) => {
    const places = Array.from({ length: pageSize }, (_, place) => (pageNo - 1) * pageSize + place)
    const games = places.filter((place) => place < TOTAL).map((nodeId) => ({ nodeId }))
    return { games, total: TOTAL, totalPages: Math.ceil(TOTAL / pageSize), close: false }
  })
})

const wish = (first: number, pages: number): GameListQuery => ({
  selection: 'all',
  category: null,
  vendor: null,
  kind: null,
  text: '',
  first,
  pages,
})
const nodes = async (first: number, pages: number) => {
  const part = await readGames(wish(first, pages), 'pt', new AbortController().signal)
  return { nodes: part.games.map(({ nodeId }) => nodeId), totalPages: part.totalPages }
}

test('[HOME-06] requests a single page of games by its number, with 18 games per page', async () => {
  expect((await nodes(3, 1)).nodes).toEqual(Array.from({ length: 18 }, (_, place) => 36 + place))
  expect(read.mock.lastCall?.[1]).toMatchObject({ pageNo: 3, pageSize: 18 })
})

test('loads any range of game pages completely and with few calls', async () => {
  for (const [first, pages] of [
    [1, 6],
    [2, 7],
    [5, 11],
    [12, MOST_PAGES],
    [108, 9],
  ] as const) {
    read.mockClear()
    const expected = Array.from({ length: pages * 18 }, (_, place) => (first - 1) * 18 + place)
    expect(await nodes(first, pages)).toEqual({
      nodes: expected.filter((place) => place < TOTAL),
      totalPages: Math.ceil(TOTAL / 18),
    })
    expect(read.mock.calls.length).toBeLessThanOrEqual(Math.ceil(pages / 5) + 1)
  }
})
