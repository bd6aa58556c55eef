import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addFavourite, listFavourites, readFavourites, removeFavourite } from '#protocol/lobby/favourites.ts'
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
  const { token, memberId } = await putPlayer(opened.platform, 0)
  const visitor = visit(opened, { language: 'pt' })
  const headers = { token }
  return {
    memberId,
    visitor,
    headers,
    favourites: async () => (await visitor.read(readFavourites, {}, headers)).nodeIds,
  }
}

describe('Favourites', () => {
  test('[CALL-31] [CALL-56] are added, listed newest first, filtered and removed', async () => {
    const { visitor, headers, favourites } = await player()
    await visitor.read(addFavourite, slot, headers)
    await visitor.read(addFavourite, bread, headers)
    expect(await favourites()).toEqual([BREAD, SLOT])
    const { favGameList } = await visitor.read(listFavourites, { pageSize: 1 }, headers)
    expect(favGameList).toMatchObject({ content: [{ nodeId: BREAD }], pageNum: 1, totalPages: 2, total: 2 })
    const filtered = await visitor.read(listFavourites, { vassalage: 'PG', gameName: 'jaguar' }, headers)
    expect(filtered.favGameList).toMatchObject({ content: [{ nodeId: SLOT }], total: 1 })
    await visitor.read(removeFavourite, bread, headers)
    expect(await favourites()).toEqual([SLOT])
  })

  test('[HOME-05] are all listed by id, even if there are more than the maximum page size of 99', async () => {
    const { memberId, visitor, headers, favourites } = await player()
    const made = Array.from({ length: 120 }, (_, place) => 2_000 + place)
    await opened.platform.pool.query(
      `insert into game select (g).* from (
         select jsonb_populate_record(game, jsonb_build_object('node_id', made)) as g from game, unnest($2::int[]) made
         where node_id = $1) other`,
      [SLOT, made],
    )
    await opened.platform.pool.query(
      `insert into favourite_game (member_id, node_id, at) select $1, made, now() from unnest($2::int[]) made`,
      [memberId, made],
    )
    expect((await favourites()).toSorted()).toEqual(made)
    const { favGameList } = await visitor.read(listFavourites, { pageSize: 99 }, headers)
    expect(favGameList).toMatchObject({ total: 120, totalPages: 2 })
    expect(favGameList.content).toHaveLength(99)
    await opened.platform.pool.query('delete from favourite_game where member_id = $1', [memberId])
    await opened.platform.pool.query('delete from game where node_id = any($1)', [made])
  })

  test('keep their order when one is added twice, and do not change when one is removed again', async () => {
    const { visitor, headers, favourites } = await player()
    await visitor.read(addFavourite, slot, headers)
    await visitor.read(addFavourite, bread, headers)
    await visitor.read(addFavourite, slot, headers)
    expect(await favourites()).toEqual([BREAD, SLOT])
    for (const _again of [1, 2]) await visitor.read(removeFavourite, slot, headers)
    expect(await favourites()).toEqual([BREAD])
  })

  test('belong to one member, and require a session and an existing game', async () => {
    const [ana, bia] = [await player(), await player()]
    await ana.visitor.read(addFavourite, slot, ana.headers)
    expect(await bia.favourites()).toEqual([])
    await bia.visitor.read(removeFavourite, slot, bia.headers)
    expect(await ana.favourites()).toEqual([SLOT])
    expect((await opened.request(readFavourites.path)).status).toBe(401)
    for (const wrong of [
      { ...slot, nodeId: 999 },
      { ...slot, vendor: 'CQ9' },
      { ...slot, gameType: 'LIVE' },
    ]) {
      const reply = await opened.request(addFavourite.path, {
        method: 'POST',
        headers: { ...ana.headers, 'content-type': 'application/json' },
        body: JSON.stringify(wrong),
      })
      expect(reply.status).toBe(404)
    }
  })
})
