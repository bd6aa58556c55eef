import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readGameSheet } from '#protocol/lobby/game-sheet.ts'
import { listGames, listHotGames } from '#protocol/lobby/games.ts'
import { listPopularGames } from '#protocol/lobby/popular-games.ts'
import { listRouters } from '#protocol/lobby/routers.ts'
import { listVendors } from '#protocol/lobby/vendors.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { MINES, putGames, putPlayer, SLOT } from '#tests/support/play/game-world.ts'

const BREAD = 103

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(() => opened.close())
beforeEach(() => opened.platform.pool.query('delete from game_round'))

const visitor = () => visit(opened, { language: 'pt' })

async function putRound(memberId: number, nodeId: number, daysAgo: number) {
  await opened.platform.pool.query(
    `insert into game_round (id, member_id, node_id, stake, payout, state, started_at, settled_at)
     values (gen_random_uuid(), $1, $2, 100, 0, '{}', now() - $3 * interval '1 day', now() - $3 * interval '1 day')`,
    [memberId, nodeId, daysAgo],
  )
}

describe('Lobby lists', () => {
  test('[HOME-09] lists games of the last sixty days, newest first', async () => {
    const days = { [SLOT]: 3, [MINES]: 61, [BREAD]: 1 }
    for (const [nodeId, ago] of Object.entries(days))
      await opened.platform.pool.query(
        `update game set added_at = now() - $2 * interval '1 day' where node_id = $1`,
        [nodeId, ago],
      )
    const { games, total } = await visitor().read(listGames, { newest: true })
    expect(games.map(({ nodeId }) => nodeId)).toEqual([BREAD, SLOT])
    expect(total).toBe(2)
  })

  test('[CALL-52] [HOME-09] pages and filters hot games like all others', async () => {
    const read = async (asked: object) => {
      const { list, totalPages } = await visitor().read(listHotGames, asked)
      return { nodes: list.map(({ nodeId }) => nodeId), totalPages }
    }
    expect(await read({ pageSize: 1 })).toEqual({ nodes: [SLOT], totalPages: 1 })
    expect(await read({ page: 2, pageSize: 1 })).toEqual({ nodes: [], totalPages: 1 })
    expect(await read({ gameType: 'BGS' })).toEqual({ nodes: [], totalPages: 0 })
    expect(await read({ gameName: 'onca', vassalage: 'PG' })).toEqual({ nodes: [SLOT], totalPages: 1 })
  })

  test('[CALL-47] ranks popular games by their number of members in the last week', async () => {
    const [ana, bia] = [await putPlayer(opened.platform, 0), await putPlayer(opened.platform, 0)]
    for (const nodeId of [MINES, MINES, MINES, SLOT]) await putRound(ana.memberId, nodeId, 1)
    await putRound(bia.memberId, SLOT, 6)
    await putRound(bia.memberId, BREAD, 8)
    const { list } = await visitor().read(listPopularGames, {})
    expect(list.map(({ nodeId }) => nodeId)).toEqual([SLOT, MINES])
    expect((await visitor().read(listPopularGames, { limitNum: 1, gameType: 'BGS' })).list).toMatchObject([
      { nodeId: MINES },
    ])
  })

  test('[CALL-54] groups vendors in lanes by category, each with its first game', async () => {
    const { lanes } = await visitor().read(listVendors, { flush: true })
    expect(lanes).toMatchObject([
      {
        title: 'RNG',
        gameClassify: ['slots'],
        cards: [
          {
            vassalage: 'PG',
            vendor: 'Palpite Games',
            iconUrl: '/art/vendors/PG.svg',
            game: { nodeId: SLOT },
          },
          { vassalage: 'CQ9', game: { nodeId: BREAD }, closedUntil: null },
        ],
      },
      { title: 'BGS', gameClassify: ['mines'], cards: [{ vassalage: 'PG', game: { nodeId: MINES } }] },
    ])
  })

  test('[CALL-54] opens a vendor’s game group when it has one', async () => {
    await opened.platform.pool.query('update game set "group" = true where node_id = $1', [BREAD])
    await opened.platform.pool.query(`update game set vendor_code = 'PG' where node_id = $1`, [BREAD])
    const { lanes } = await visitor().read(listVendors, {})
    expect(lanes[0]?.cards).toMatchObject([{ vassalage: 'PG', game: { nodeId: BREAD, isGame: 'VASSALAGE' } }])
    await opened.platform.pool.query(
      `update game set vendor_code = 'CQ9', "group" = false where node_id = $1`,
      [BREAD],
    )
  })

  test('[CALL-47] lists the vendors that are played on a page of the site', async () => {
    const { routers } = await visitor().read(listRouters, {})
    expect(routers).toContainEqual({ vassalage: 'TCG_SEA', path: '/seaLottery' })
  })

  test('describes a game’s stakes, return and rules in the requested language', async () => {
    const sheet = await visitor().read(readGameSheet, { nodeId: SLOT, language: 'en' })
    expect(sheet).toMatchObject({
      game: { nodeId: SLOT, gameName: 'Lucky Jaguar' },
      vendor: 'Palpite Games',
      statedReturn: 9_600,
      currency: 'BRL',
      demo: true,
    })
    expect(sheet.rules).toContain('ten lines')
    expect(sheet.minStake).toBeLessThan(sheet.maxStake)
    expect((await opened.request(`${readGameSheet.path}?nodeId=999`)).status).toBe(404)
  })

  test.each([
    ['table', 'roulette', /one zero/, /um zero/],
    ['table', 'dice', /0\.00 to 99\.99/, /0,00 a 99,99/],
    ['table', 'plinko', /falls through pegs/, /entre os pinos/],
    ['live', 'shows', /wheel with six signs/, /seis sinais/],
    ['live', 'cards', /dragon and one for the tiger/, /dragão e uma para o tigre/],
  ])(
    'describes the %s game %s with its own rules in both languages',
    async (engine, kind, inEnglish, inPortuguese) => {
      const change = 'update game set engine = $2, game_classify = $3 where node_id = $1'
      await opened.platform.pool.query(change, [BREAD, engine, kind])
      const rules = async (language: 'pt' | 'en') =>
        (await visitor().read(readGameSheet, { nodeId: BREAD, language })).rules
      const [english, portuguese] = [await rules('en'), await rules('pt')]
      await opened.platform.pool.query(change, [BREAD, 'slot', 'slots'])
      expect(english).toMatch(inEnglish)
      expect(portuguese).toMatch(inPortuguese)
      const words = {
        roulette: /roulette|zero|chips|roleta|fichas/,
        dice: /\broll\b|\bdie\b|dado/,
        plinko: /pegs|pinos/,
        shows: /signs|sinais/,
        cards: /tiger|tigre/,
      }
      const told = Object.entries(words).filter(([, word]) => word.test(english) || word.test(portuguese))
      expect(told.map(([name]) => name)).toEqual([kind])
    },
  )
})
