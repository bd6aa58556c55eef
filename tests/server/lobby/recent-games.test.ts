import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listRecentGames } from '#protocol/lobby/recent-games.ts'
import { launchGame } from '#protocol/play/game-launch.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames, putPlayer, SLOT } from '#tests/support/play/game-world.ts'

const BREAD = 103
const slot = { nodeId: SLOT, vendor: 'PG', gameType: 'RNG' } as const
const bread = { nodeId: BREAD, vendor: 'CQ9', gameType: 'RNG' } as const

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(() => opened.close())

async function player() {
  const { token } = await putPlayer(opened.platform, 0)
  const visitor = visit(opened, { language: 'pt' })
  const headers = { token }
  return {
    visitor,
    headers,
    recent: async (asked = {}) =>
      (await visitor.read(listRecentGames, asked, headers)).list.map(({ nodeId }) => nodeId),
  }
}

describe('Recent games', () => {
  const launch = async (
    { visitor, headers }: Awaited<ReturnType<typeof player>>,
    named: typeof slot | typeof bread,
  ) => visitor.read(launchGame, named, headers)

  test('[GAME-09] [CALL-32] include each opened game only once, most recent first', async () => {
    const ana = await player()
    expect(await ana.recent()).toEqual([])
    await launch(ana, slot)
    await launch(ana, bread)
    expect(await ana.recent()).toEqual([BREAD, SLOT])
    await launch(ana, slot)
    expect(await ana.recent()).toEqual([SLOT, BREAD])
    expect(await ana.recent({ page: 2, pageSize: 1 })).toEqual([BREAD])
    expect(await ana.recent({ gameName: 'bread' })).toEqual([BREAD])
    expect(await (await player()).recent()).toEqual([])
  })

  test('omit a game whose launch was rejected', async () => {
    const ana = await player()
    await opened.platform.pool.query(
      `update vendor set closed_until = now() + interval '1 hour' where code = 'CQ9'`,
    )
    expect(await ana.visitor.ask(launchGame, bread, ana.headers)).toMatchObject({ code: 'launch.closed' })
    expect(await ana.recent()).toEqual([])
    await opened.platform.pool.query(`update vendor set closed_until = null where code = 'CQ9'`)
  })
})
