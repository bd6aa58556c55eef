import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOf } from '#server/core/secret.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { gameSession } from '#server/play/game-session.table.ts'
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

describe('Game launch', () => {
  const launch = (token: string, more: string, gameType = 'RNG') =>
    call(`/wps/game/launchGame?gameType=${gameType}&${more}`, { token })

  test('puts a token into the game’s URL and stores only the token’s hash', async () => {
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

  test('never stores a return URL outside the site', async () => {
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

  test('rejects visitors, unknown games, closed vendors, and a wrong vendor or category', async () => {
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
