import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listGames, listHotGames } from '#protocol/lobby/games.ts'
import { listPopularGames } from '#protocol/lobby/popular-games.ts'
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
  test('[HOME-09] show games added in the last sixty days as new games, newest first', async () => {
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

  test('[CALL-52] [HOME-09] paginate hot games and filter them by category, vendor and search text', async () => {
    const read = async (asked: object) => {
      const { list, totalPages } = await visitor().read(listHotGames, asked)
      return { nodes: list.map(({ nodeId }) => nodeId), totalPages }
    }
    expect(await read({ pageSize: 1 })).toEqual({ nodes: [SLOT], totalPages: 1 })
    expect(await read({ page: 2, pageSize: 1 })).toEqual({ nodes: [], totalPages: 1 })
    expect(await read({ gameType: 'BGS' })).toEqual({ nodes: [], totalPages: 0 })
    expect(await read({ gameName: 'onca', vassalage: 'PG' })).toEqual({ nodes: [SLOT], totalPages: 1 })
  })

  test('[CALL-47] rank popular games by how many members played them in the last week', async () => {
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
})
