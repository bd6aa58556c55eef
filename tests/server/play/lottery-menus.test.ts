import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchGame } from '#protocol/play/game-launch.ts'
import { listLotteryTickets } from '#protocol/play/lottery-bets.ts'
import {
  listOpenedGames,
  listRecentLotteries,
  readLotteryLobby,
  readVnGameMenu,
} from '#protocol/play/lottery-games.ts'
import { member } from '#server/identity/member.table.ts'
import { runDraws } from '#server/play/lottery/drawing.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { enter } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { letDraw, putBettor, putLotteries, SEA, SIX, VN } from '#tests/support/play/lottery-world.ts'
import { setTime } from '#tests/support/set-time.ts'
import { textIn } from '#tests/support/texts.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putLotteries(opened.platform)
})
afterAll(() => opened.close())

const menu = async (prizeMode: 'LOTT' | 'ELOTT' | 'SEA' | 'ZY') => {
  const { games } = await visit(opened).read(readVnGameMenu, { prizeMode, device: 'WEB' })
  return games.map(({ gameCode }) => gameCode)
}

test('[LOTT-02] [CALL-24] lists the lotteries of each prize mode', async () => {
  expect(await menu('ELOTT')).toEqual([VN])
  expect(await menu('LOTT')).toEqual([VN])
  expect(await menu('SEA')).toEqual([SEA])
  expect(await menu('ZY')).toEqual([SIX])
  const wrong = await visit(opened).ask(readVnGameMenu, { prizeMode: 'OTHER' as never })
  expect(wrong).toMatchObject({ status: 422 })
})

test('[LOTT-01] [CALL-28] launches a lottery on its family’s page in the chosen mode, view and language', async () => {
  const { visitor, token } = await putBettor(opened)
  const { url, show } = await visitor.read(
    launchGame,
    {
      ...{
        nodeId: 303,
        vendor: 'TCG_SEA',
        gameType: 'LOTT',
        device: 'WEB',
        backUrl: '/lott',
        language: 'pt',
      },
      ...{
        lottoArea: 'VN',
        launchMode: 'LOTT',
        lottoPrizeMode: 'SEA',
        lottoGameCode: SEA,
        lottoView: 'lobby',
      },
    },
    { token },
  )
  expect(show).toBe('frame')
  expect(url).toBe(`/seaLottery?gameCode=${SEA}&lottoView=lobby&prizeMode=SEA&lang=pt`)
})

test('[LOTT-01] launches a lottery in the default view, mode and language', async () => {
  const { token } = await putBettor(opened)
  const asked = { nodeId: 303, vendor: 'TCG_SEA', gameType: 'LOTT' }
  const { url } = await visit(opened, { language: 'en' }).read(launchGame, asked, { token })
  expect(url).toBe(`/seaLottery?gameCode=${SEA}&lottoView=betting&prizeMode=SEA&lang=en`)
})

test('[LOTT-02] [CALL-25] lists recently opened lotteries newest first and filters them by prize mode', async () => {
  const { visitor, token } = await putBettor(opened)
  const open = (nodeId: number, vendor: string, gameType: string) =>
    visitor.read(launchGame, { nodeId, vendor, gameType }, { token })
  const recent = async (asked: { prizeMode?: 'SEA' } = {}) =>
    (await visitor.read(listRecentLotteries, asked, { token })).games.map(({ gameCode }) => gameCode)
  expect(await recent()).toEqual([])
  await open(303, 'TCG_SEA', 'LOTT')
  await open(306, 'ELOTT', 'ELOTT')
  expect(await recent()).toEqual([SIX, SEA])
  expect(await recent({ prizeMode: 'SEA' })).toEqual([SEA])
})

test('[LOTT-02] [CALL-26] returns the latest numbers of each lottery, or null before its first draw', async () => {
  const { draw } = await putBettor(opened)
  const last = async () => {
    const { games } = await visit(opened).read(listOpenedGames, {})
    return Object.fromEntries(games.map(({ gameCode, last: opened }) => [gameCode, opened]))
  }
  expect((await last())[VN]).toBeNull()
  for (let drawn = 0; drawn < 2; drawn++) {
    const { current } = await draw(VN)
    await letDraw(opened.platform, current)
    const { numbers } = (await draw(VN)).previous ?? {}
    const { drawId, issue, drawsAt: drawnAt } = current
    expect((await last())[VN]).toEqual({ drawId, issue, numbers, drawnAt })
  }
})

test('[LOTT-02] lists every lottery by family and states its next draw', async () => {
  await runDraws(opened.platform)
  const { families, now } = await visit(opened, { language: 'pt' }).read(readLotteryLobby, {})
  expect(families.map(({ family, title, games }) => [family, title, games.length])).toEqual([
    ['VN', textIn('pt', 'lottery.family.vietnam'), 1],
    ['SEA', textIn('pt', 'lottery.family.southeastAsia'), 1],
    ['SIX49', textIn('pt', 'lottery.family.six49'), 1],
  ])
  for (const { games } of families)
    for (const { drawsAt } of games) expect(Date.parse(drawsAt ?? '')).toBeGreaterThan(Date.parse(now))
})

test('[GAME-05] the demo world contains past draws and settled tickets', {
  timeout: 60_000,
}, async () => {
  const world = await openPlatform({ world: 'demo' })
  const visitor = visit(world)
  const { games } = await visitor.read(listOpenedGames, {})
  expect(games).toHaveLength(30)
  expect(games.filter(({ last }) => last === null)).toEqual([])
  expect(new Set(games.map(({ gameCode }) => gameCode)).size).toBe(30)
  const members = await world.platform.database.select().from(member)
  const ana = members.find(({ account }) => account === 'ana')
  if (!ana) throw new Error('Ana is gone')
  const token = await enter(world, ana)
  const { tickets } = await visitor.read(listLotteryTickets, {}, { token })
  expect(tickets.length).toBeGreaterThan(3)
  expect(tickets.filter(({ state }) => state !== 'won' && state !== 'lost')).toEqual([])
  await world.close()
})

test('[LOTT-02] the demo world’s draws have no gaps up to the open draw', {
  timeout: 60_000,
}, async () => {
  const world = await openPlatform({ world: 'demo' })
  const { pool } = world.platform
  // The clock moves to the moment when the last seeded draw locks, so that new draws continue the series.
  const locked = await pool.query<{ at: Date }>('select max(locks_at) as at from lottery_draw')
  await setTime(world.platform, locked.rows[0]?.at.getTime() ?? Number.NaN)
  await runDraws(world.platform)
  const { rows } = await pool.query<{ gaps: number; draws: number }>(
    `select count(*)::int as draws, count(*) filter (where opens_at <> before)::int as gaps from (
       select opens_at, lag(locks_at) over (partition by node_id order by draws_at) as before from lottery_draw
     ) draw`,
  )
  expect(rows).toEqual([{ draws: 30 * 32, gaps: 0 }])
  await world.close()
})
