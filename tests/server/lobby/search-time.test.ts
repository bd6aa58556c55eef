import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFavourites } from '#protocol/lobby/favourites.ts'
import { listGames, listHotGames } from '#protocol/lobby/games.ts'
import { listRecentGames } from '#protocol/lobby/recent-games.ts'
import { atOnce, type OpenedPlatform, visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames, putPlayer } from '#tests/support/play/game-world.ts'

const GAMES = 10_000
/** Maximum factor by which typo tolerance may slow a search. */
const MOST = 15

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
  await opened.platform.pool.query(
    `insert into game (node_id, vendor_code, game_type, game_classify, game_code, name_pt, name_en, search_text, motif, hue, hot,
       trial, engine, return_bp, position)
     select number, 'PG', 'RNG', 'slots', 'g' || number, 'Jogo', 'Game',
       'caranguejo de ouro ' || number || ' edicao de carnaval golden crab carnival edition palpite games slots caca niqueis',
       'fruta/caju', 40, true, false, 'slot', 9600, number
     from generate_series(1001, 1000 + $1) number`,
    [GAMES],
  )
})
afterAll(() => opened.close())

/** A search of maximum length, to which no name is similar. */
const endless = 'abracadabrasalamandracaleidoscopioparalelepipedoxilogravuras'
/** Eight words that every game's search text contains, each with one typo. */
const manyWords = 'caranguejx palpitx carnavxl goldex crabx editiox slotx gamex'
/** The same words without typos. Every game matches both searches. */
const manyExactWords = 'caranguejo palpite carnaval golden crab edicao slots games'

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

test('[HOME-06] searches every game list for a long text with typos in bounded time', async () => {
  expect(endless).toHaveLength(60)
  expect(manyWords).toHaveLength(60)
  const { token, memberId } = await putPlayer(opened.platform, 0)
  for (const table of ['favourite_game', 'recent_game'])
    await opened.platform.pool.query(
      `insert into ${table} (member_id, node_id, at) select $1, node_id, now() from game`,
      [memberId],
    )
  const visitor = visit(opened)
  const search = (gameName: string) => visitor.read(listGames, { gameName })
  // The fastest runs are least affected by other load. Both kinds alternate, as the machine's speed may change.
  const ratio = async (work: () => Promise<unknown>, exact = 'zzz') => {
    const [plain, tolerant]: [number[], number[]] = [[], []]
    for (let round = 0; round < 5; round++) {
      plain.push(await timeOf(() => search(exact)))
      tolerant.push(await timeOf(work))
    }
    return Math.min(...tolerant) / Math.min(...plain)
  }
  for (const typed of [endless.slice(0, 8), endless.slice(0, 20), endless])
    expect(await ratio(() => search(typed)), typed).toBeLessThan(MOST)
  expect(await ratio(() => search(manyWords), manyExactWords), manyWords).toBeLessThan(MOST)
  const gameName = endless
  expect(await ratio(() => visitor.read(listHotGames, { gameName })), 'hot').toBeLessThan(MOST)
  for (const list of [listFavourites, listRecentGames])
    expect(await ratio(() => visitor.read(list, { gameName }, { token })), list.path).toBeLessThan(MOST)
  const together = await ratio(() => atOnce(12, () => search(endless)))
  expect(together, 'twelve at once').toBeLessThan(12 * MOST)
})

test('[HOME-06] lists close matches page by page and returns their total', async () => {
  const read = async (pageNo: number) => visit(opened).read(listGames, { gameName: 'karanguejo', pageNo })
  const [first, second] = [await read(1), await read(2)]
  expect(first).toMatchObject({ total: GAMES, totalPages: Math.ceil(GAMES / 18), close: true })
  const nodes = [...first.games, ...second.games].map(({ nodeId }) => nodeId)
  expect(nodes).toEqual(Array.from({ length: 36 }, (_, place) => 1_001 + place))
})

test('[HOME-06] uses only the first eight different words of a search', async () => {
  const total = async (gameName: string) => (await visit(opened).read(listGames, { gameName })).total
  const eight = 'ouro de crab ed pal gam slo ca'
  expect(await total(`${eight} zzz`)).toBe(GAMES)
  expect(await total(`ouro ouro ouro ouro ouro ouro ouro ouro zzz`)).toBe(0)
})
