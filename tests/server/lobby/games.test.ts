import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOf } from '#server/core/secret.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { banner } from '#server/lobby/banner.table.ts'
import { gameSession } from '#server/play/game-session.table.ts'
import { notice } from '#server/site/notice.table.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { MINES, putGames, putPlayer, SLOT } from '#tests/support/play/game-world.ts'

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
  test('[CALL-29] return a page of games with the total', async () => {
    const first = await call('/wps/relay/games?pageSize=2&language=en')
    expect(first.value).toMatchObject({ total: 3, totalPages: 2, games: [{}, {}] })
    const second = await call('/wps/relay/games?pageSize=2&pageNo=2&language=en')
    expect(second.value).toMatchObject({ total: 3, games: [{}] })
    expect((await call('/wps/relay/games?pageSize=100')).status).toBe(422)
  })

  test('[CALL-55] accept every filter at once and reject an unknown client type', async () => {
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

  test('[HOME-06] ignore case and accents in a search and treat patterns literally', async () => {
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

  test('[HOME-05] [CALL-23] return the first games of each category with their number in the menus', async () => {
    const { value } = await call('/lgw/games/game_menus')
    expect(value).toMatchObject({
      menus: [
        { gameType: 'RNG', total: 2, games: [{ nodeId: SLOT }, { nodeId: 103 }] },
        { gameType: 'BGS', total: 1, games: [{ nodeId: MINES }] },
      ],
    })
  })

  test('[HOME-05] return at most six games of a category in a menu, in its order', async () => {
    const menu = async () => {
      const { value } = await call('/lgw/games/game_menus')
      const { menus } = value as unknown as {
        menus: { gameType: string; total: number; games: { nodeId: number }[] }[]
      }
      const found = menus.find(({ gameType }) => gameType === 'FISH')
      return found && { total: found.total, nodes: found.games.map(({ nodeId }) => nodeId) }
    }
    // The later a game is added, the higher it is listed.
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

describe('Game launch', () => {
  const launch = (token: string, more: string, gameType = 'RNG') =>
    call(`/wps/game/launchGame?gameType=${gameType}&${more}`, { token })

  test('carries a token in the address, of which only the hash is stored', async () => {
    const player = await putPlayer(server.platform, 0)
    const { value } = await launch(player.token, `nodeId=${SLOT}&vendor=PG&language=pt&backUrl=/rng?page=2`)
    expect(value).toMatchObject({ show: 'frame', name: 'Onça da Sorte' })
    const { url } = value as unknown as { url: string }
    expect(url).toMatch(/^\/play\/slot\?token=[\w-]{43}&game=101&lang=pt$/)
    const token = new URLSearchParams(url.split('?')[1]).get('token') ?? ''
    const rows = await server.platform.database.select().from(gameSession)
    expect(rows.find(({ memberId }) => memberId === player.memberId)).toMatchObject({
      tokenHash: hashOf(token),
      backUrl: '/rng?page=2',
    })
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('never stores a return address outside the site', async () => {
    const player = await putPlayer(server.platform, 0)
    const bad = [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/..//evil.example',
      '/./%2e%2e//evil.example',
      '//',
      '//[',
    ]
    for (const backUrl of bad) {
      await launch(player.token, `nodeId=${SLOT}&vendor=PG&backUrl=${encodeURIComponent(backUrl)}`)
    }
    const rows = await server.platform.database.select().from(gameSession)
    const theirs = rows.filter(({ memberId }) => memberId === player.memberId)
    expect(theirs.map(({ backUrl }) => backUrl)).toEqual(bad.map(() => '/'))
  })

  test('rejects unknown games, wrong vendors or categories, closed vendors and visitors', async () => {
    const { token } = await putPlayer(server.platform, 0)
    expect(await launch(token, 'nodeId=999&vendor=PG')).toMatchObject({ code: 'launch.unknown' })
    expect(await launch(token, `nodeId=${SLOT}&vendor=CQ9`)).toMatchObject({ code: 'launch.unknown' })
    for (const other of ['LIVE', 'BGS', 'rng', ''])
      expect(await launch(token, `nodeId=${SLOT}&vendor=PG`, other)).toMatchObject({ code: 'launch.unknown' })
    expect((await launch('nobody', `nodeId=${SLOT}&vendor=PG`)).status).toBe(401)
    const until = new Date(Date.now() + 3_600_000)
    await server.platform.database
      .insert(vendor)
      .values({ code: 'X', name: 'X', show: 'frame', closedUntil: until })
    await server.platform.pool.query(`update game set vendor_code = 'X' where node_id = 103`)
    expect(await launch(token, 'nodeId=103&vendor=X')).toMatchObject({
      code: 'launch.closed',
      value: { until: until.toISOString() },
    })
    await server.platform.pool.query(`update game set vendor_code = 'CQ9' where node_id = 103`)
  })

  test('lets a trial player start only games marked for trial', async () => {
    const { token, memberId } = await putPlayer(server.platform, 0)
    const [trialType] = server.platform.operator.trialTypes
    await server.platform.pool.query('update member set type = $1 where id = $2', [trialType, memberId])
    expect(await launch(token, `nodeId=${MINES}&vendor=PG`, 'BGS')).toMatchObject({ code: 'launch.trial' })
    expect(await launch(token, `nodeId=${SLOT}&vendor=PG`)).toMatchObject({ success: true })
  })
})

describe('Pictures and content', () => {
  test('serve pictures compressed, cached by version and validated by their tag', async () => {
    for (const path of [
      `/art/games/${SLOT}.svg`,
      `/art/symbols/${SLOT}/t.svg`,
      `/art/cells/${MINES}.svg`,
      '/art/vendors/PG.svg',
    ]) {
      const reply = await server.request(`${path}?v=1`, { headers: { 'accept-encoding': 'br' } })
      expect(reply.headers.get('content-type')).toBe('image/svg+xml')
      expect(reply.headers.get('content-encoding')).toBe('br')
      expect(reply.headers.get('cache-control')).toContain('immutable')
      const etag = reply.headers.get('etag') ?? ''
      expect((await server.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
      expect(await (await server.request(path)).text()).toMatch(/^<svg/)
    }
    for (const path of [
      '/art/games/999.svg',
      '/art/cells/999.svg',
      `/art/symbols/${SLOT}/q.svg`,
      '/art/games/x.svg',
    ]) {
      expect((await server.request(path)).status).toBe(404)
    }
  })

  test('list the banners of a place in order, each with a picture and colours', async () => {
    const text = { pt: 'Olá', en: 'Hello' }
    const row = {
      title: text,
      text,
      action: text,
      motif: 'onca',
      hue: 30,
      layout: 'arch',
      url: '/rng',
      linkageType: 'page',
    }
    const [second, first] = [randomUUID(), randomUUID()]
    await server.platform.database.insert(banner).values([
      { ...row, id: second, place: 'w_home', position: 2 },
      { ...row, id: first, place: 'w_home', position: 1 },
      { ...row, id: randomUUID(), place: 'w_login', position: 1 },
    ])
    const { value } = await call('/wps/relay/banners?group=w_home&language=en')
    const { banners } = value as unknown as {
      banners: { id: string; title: string; image: string; ground: string }[]
    }
    expect(banners.map(({ id }) => id)).toEqual([first, second])
    expect(banners[0]).toMatchObject({ title: 'Hello', ground: expect.stringMatching(/^#[0-9a-f]{6}$/) })
    expect(await (await server.request(banners[0]?.image ?? '')).text()).toMatch(/^<svg/)
    expect((await server.request(`/art/banners/${'-'.repeat(36)}.svg`)).status).toBe(404)
  })

  test('[HOME-03] list published notices, newest first', async () => {
    const now = Date.now()
    const at = (name: string, ago: number) => ({
      id: randomUUID(),
      title: { pt: name, en: name },
      content: { pt: '<p>…</p>', en: '<p>…</p>' },
      publishedAt: new Date(now - ago),
    })
    const rows = [at('old', 9_000), at('new', 1_000), at('to come', -3_600_000)]
    await server.platform.database.insert(notice).values(rows)
    const { value } = await call('/wps/relay/notices')
    expect((value as unknown as { notices: { title: string }[] }).notices.map(({ title }) => title)).toEqual([
      'new',
      'old',
    ])
    const many = Array.from({ length: 20 }, (_, place) => at('older', 10_000 + place))
    await server.platform.database.insert(notice).values(many)
    expect(await call('/wps/relay/notices')).toMatchObject({ value: { notices: { length: 20 } } })
  })
})
