import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPlatform } from '#tests/support/platform.ts'
import { MINES, putGames, SLOT } from '#tests/support/play/game-world.ts'

type Server = Awaited<ReturnType<typeof openPlatform>>
let server: Server

beforeAll(async () => {
  server = await openPlatform()
  await putGames(server.platform)
})

afterAll(() => server.close())

async function call(path: string, headers: Record<string, string> = {}) {
  const reply = await server.request(path, { headers })
  return {
    status: reply.status,
    ...((await reply.json()) as { success: boolean; code?: string; value?: never }),
  }
}

const namesOf = async (query: string) => {
  const { value } = await call(`/wps/relay/games?language=pt&${query}`)
  return (value as unknown as { games: { gameName: string }[] }).games.map(({ gameName }) => gameName)
}

describe('Game lists', () => {
  test('[CALL-29] return a page of games and the total', async () => {
    const first = await call('/wps/relay/games?pageSize=2&language=en')
    expect(first.value).toMatchObject({ total: 3, totalPages: 2, games: [{}, {}] })
    const second = await call('/wps/relay/games?pageSize=2&pageNo=2&language=en')
    expect(second.value).toMatchObject({ total: 3, games: [{}] })
    expect((await call('/wps/relay/games?pageSize=100')).status).toBe(422)
  })

  test('[CALL-55] accept all filters together and reject an unknown client type', async () => {
    const asked = new URLSearchParams({
      ...{
        clientType: '3',
        platform: 'WEB',
        merchant: 'palpite',
        language: 'en',
        pageNo: '1',
        pageSize: '18',
      },
      ...{ gameType: 'RNG', vassalage: 'PG', gameClassify: 'slots', gameName: 'jaguar' },
    })
    const { value } = await call(`/wps/relay/games?${asked}`)
    expect(value).toMatchObject({ games: [{ nodeId: SLOT }], totalPages: 1, total: 1 })
    asked.set('gameClassify', 'mines')
    expect((await call(`/wps/relay/games?${asked}`)).value).toMatchObject({ games: [], totalPages: 0 })
    asked.set('clientType', '4')
    expect((await call(`/wps/relay/games?${asked}`)).status).toBe(422)
  })

  test('[HOME-06] ignore case and accents in a search, and treat special characters literally', async () => {
    expect(await namesOf('gameName=ONCA')).toEqual(['Onça da Sorte'])
    expect(await namesOf(`gameName=${encodeURIComponent('Sorte onça')}`)).toEqual(['Onça da Sorte'])
    expect(await namesOf('gameName=jaguar')).toEqual(['Onça da Sorte'])
    expect(await namesOf(`gameName=${encodeURIComponent('100%')}`)).toEqual(['Pão 100%_Bom'])
    expect(await namesOf(`gameName=${encodeURIComponent('%')}`)).toEqual(['Pão 100%_Bom'])
    expect(await namesOf('gameName=nothing')).toEqual([])
  })

  test('[HOME-06] filter games by category, vendor and kind', async () => {
    expect(await namesOf('gameType=BGS')).toEqual(['Minas'])
    expect(await namesOf('vassalage=CQ9')).toEqual(['Pão 100%_Bom'])
    expect(await namesOf('gameClassify=mines&gameType=RNG')).toEqual([])
  })

  test('[GAME-13] name games in the requested language', async () => {
    const { value } = await call(`/wps/relay/games?gameName=jaguar&language=en`)
    expect(value).toMatchObject({
      games: [
        { nodeId: SLOT, gameName: 'Lucky Jaguar', vassalage: 'PG', isHot: 1, trial: true, closedUntil: null },
      ],
    })
    const english = await call('/wps/relay/games?gameName=jaguar', { 'accept-language': 'en' })
    expect(english.value).toEqual(value)
  })

  test('[HOME-05] [CALL-23] return the first games and the number of games in each category for the menus', async () => {
    const { value } = await call('/lgw/games/game_menus')
    expect(value).toMatchObject({
      menus: [
        { gameType: 'RNG', total: 2, games: [{ nodeId: SLOT }, { nodeId: 103 }] },
        { gameType: 'BGS', total: 1, games: [{ nodeId: MINES }] },
      ],
    })
  })

  test('[HOME-05] return at most six games per category for the menu, in the category’s order', async () => {
    const menu = async () => {
      const { value } = await call('/lgw/games/game_menus')
      const { menus } = value as unknown as {
        menus: { gameType: string; total: number; games: { nodeId: number }[] }[]
      }
      const found = menus.find(({ gameType }) => gameType === 'FISH')
      return found && { total: found.total, nodes: found.games.map(({ nodeId }) => nodeId) }
    }
    // The loop gives later games lower positions, so they are listed first.
    for (let place = 1; place <= 7; place++) {
      await server.platform.pool.query(
        `insert into game select (g).* from (select jsonb_populate_record(game, $2) as g from game where node_id = $1) made`,
        [SLOT, { node_id: 600 + place, game_type: 'FISH', position: 10 - place, hot: false }],
      )
      const nodes = Array.from({ length: place }, (_, before) => 600 + place - before)
      expect(await menu()).toEqual({ total: place, nodes: nodes.slice(0, 6) })
    }
    await server.platform.pool.query(`delete from game where game_type = 'FISH'`)
  })

  test('[CALL-30] return the games marked as hot', async () => {
    const { value } = await call('/wps/relay/games/hot')
    expect(value).toMatchObject({ list: [{ nodeId: SLOT }], total: 1, totalPages: 1 })
  })
})
