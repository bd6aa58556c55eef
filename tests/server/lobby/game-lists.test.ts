import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addFavourite, listFavourites, readFavourites, removeFavourite } from '#protocol/lobby/favourites.ts'
import { readGameSheet } from '#protocol/lobby/game-sheet.ts'
import { listGames, listHotGames } from '#protocol/lobby/games.ts'
import { listPopularGames } from '#protocol/lobby/popular-games.ts'
import { listRecentGames } from '#protocol/lobby/recent-games.ts'
import { listRouters } from '#protocol/lobby/routers.ts'
import { listVendors } from '#protocol/lobby/vendors.ts'
import { launchGame } from '#protocol/play/game-launch.ts'
import { isClose, partsOf } from '#server/games/is-close.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { MINES, putGames, putPlayer, SLOT } from '#tests/support/play/game-world.ts'

const BREAD = 103
const slot = { nodeId: SLOT, vendor: 'PG', gameType: 'RNG' } as const
const bread = { nodeId: BREAD, vendor: 'CQ9', gameType: 'RNG' } as const

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(() => opened.close())
beforeEach(() => opened.platform.pool.query('delete from game_round'))

async function player() {
  const { token, memberId } = await putPlayer(opened.platform, 0)
  const visitor = visit(opened, { language: 'pt' })
  const headers = { token }
  return {
    memberId,
    visitor,
    headers,
    favourites: async () => (await visitor.read(readFavourites, {}, headers)).nodeIds,
    recent: async (asked = {}) =>
      (await visitor.read(listRecentGames, asked, headers)).list.map(({ nodeId }) => nodeId),
  }
}

const visitor = () => visit(opened, { language: 'pt' })
const named = async (gameName: string) => {
  const { games, total, close } = await visitor().read(listGames, { gameName })
  return { found: games.map(({ nodeId }) => nodeId), total, close }
}

async function putRound(memberId: number, nodeId: number, daysAgo: number) {
  await opened.platform.pool.query(
    `insert into game_round (id, member_id, node_id, stake, payout, state, started_at, settled_at)
     values (gen_random_uuid(), $1, $2, 100, 0, '{}', now() - $3 * interval '1 day', now() - $3 * interval '1 day')`,
    [memberId, nodeId, daysAgo],
  )
}

/** All typos of a name: each letter omitted, doubled, replaced, and swapped with the next. */
const slipsOf = (name: string) =>
  [...name].flatMap((letter, place) => {
    const [before, after] = [name.slice(0, place), name.slice(place + 1)]
    const swapped = before + after.slice(0, 1) + letter + after.slice(1)
    return [before + after, `${before}${letter}x${after}`, `${before}x${after}`, swapped]
  })

describe('Game search', () => {
  test('[HOME-06] tolerates one typo in a word of four letters or more and marks the result as close', async () => {
    for (const typed of ['oncca', 'onsa da sorte', 'noca', 'oncas', 'jaguqr', 'Jagar', 'jauguar'])
      expect({ typed, ...(await named(typed)) }).toEqual({ typed, found: [SLOT], total: 1, close: true })
    expect(await named('onca')).toEqual({ found: [SLOT], total: 1, close: false })
  })

  test('[HOME-06] finds nothing for two typos or a typo in a short word', async () => {
    for (const typed of ['onssa', 'pou', 'jagr', 'zzzz'])
      expect({ typed, ...(await named(typed)) }).toEqual({ typed, found: [], total: 0, close: false })
  })

  test('[HOME-06] ignores words that merely begin alike', () => {
    for (const [typed, name] of [
      ['slot', 'loterias'],
      ['mnas', 'mascara'],
      ['mnas', 'nascer'],
      ['crash', 'casa'],
    ] as const)
      expect({ typed, name, isClose: isClose(name, [typed]) }).toEqual({ typed, name, isClose: false })
    for (const [typed, name] of [
      ['mnas', 'minas'],
      ['lots', 'slots'],
      ['jagua', 'jaguar'],
      ['tucn', 'tucano'],
    ] as const)
      expect({ typed, name, isClose: isClose(name, [typed]) }).toEqual({ typed, name, isClose: true })
  })

  test('[HOME-06] tolerates one typo in one word, or a missing space, while the others match', async () => {
    for (const typed of ['agua oncca', 'oncca da sort', 'luckyjaguar'])
      expect({ typed, ...(await named(typed)) }).toEqual({ typed, found: [SLOT], total: 1, close: true })
    expect((await named('oncca de sort')).found).toEqual([])
  })

  test('[HOME-06] keeps a searchable part of the name for every typo', () => {
    for (const name of ['tigre', 'jaguar', 'caranguejo'])
      for (const typed of slipsOf(name)) {
        const held = partsOf(typed).some((part) => name.includes(part))
        expect({ typed, isClose: isClose(name, [typed]), held }).toEqual({ typed, isClose: true, held: true })
      }
  })

  test('[HOME-06] omits close matches when an exact one exists', async () => {
    expect(await named('mina')).toEqual({ found: [MINES], total: 1, close: false })
  })

  test('treats pattern characters literally', async () => {
    expect((await named('1..%')).found).toEqual([])
    expect((await named('100(%')).found).toEqual([BREAD])
    expect(isClose('a.b* c', ['a.b*c'])).toBe(true)
    expect(isClose('axbb c', ['a.b*'])).toBe(false)
  })
})

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
    const [ana, bia] = [await player(), await player()]
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

  test('[HOME-05] are all listed as ids, even when they exceed a page of 99', async () => {
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

  test('keep their order when added twice, and stay removed when removed twice', async () => {
    const { visitor, headers, favourites } = await player()
    await visitor.read(addFavourite, slot, headers)
    await visitor.read(addFavourite, bread, headers)
    await visitor.read(addFavourite, slot, headers)
    expect(await favourites()).toEqual([BREAD, SLOT])
    for (const _again of [1, 2]) await visitor.read(removeFavourite, slot, headers)
    expect(await favourites()).toEqual([BREAD])
  })

  test('belong to each member, and need a session and an existing game', async () => {
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

describe('Recent games', () => {
  const launch = async (
    { visitor, headers }: Awaited<ReturnType<typeof player>>,
    named: typeof slot | typeof bread,
  ) => visitor.read(launchGame, named, headers)

  test('[GAME-09] [CALL-32] list each opened game once, most recent first', async () => {
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

  test('omit a rejected launch', async () => {
    const ana = await player()
    await opened.platform.pool.query(
      `update vendor set closed_until = now() + interval '1 hour' where code = 'CQ9'`,
    )
    expect(await ana.visitor.ask(launchGame, bread, ana.headers)).toMatchObject({ code: 'launch.closed' })
    expect(await ana.recent()).toEqual([])
    await opened.platform.pool.query(`update vendor set closed_until = null where code = 'CQ9'`)
  })
})
