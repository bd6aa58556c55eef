import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RequestInput } from '#protocol/kit/call.ts'
import { listRooms, type Room } from '#protocol/lobby/rooms.ts'
import { launchGame } from '#protocol/play/game-launch.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { liveMoment } from '#server/play/engines/live-schedule.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { bet, openGame } from '#tests/support/play/game-player.ts'
import { putGames, putPlayer } from '#tests/support/play/game-world.ts'
import { LIVE_CARDS, LIVE_WHEEL, putLiveGames } from '#tests/support/play/live-world.ts'
import { clockOf, matchIn, openDuel, putDuel, seatRequest } from '#tests/support/play/pvp-player.ts'

const [DUEL, OTHER] = [301, 302]

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
  await putLiveGames(opened.platform)
  await putDuel(opened.platform, DUEL)
  await putDuel(opened.platform, OTHER)
})
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.platform.pool.query('truncate pvp_match, pvp_seat, game_round cascade')
  await writeSetting(opened.platform.database, settings.clock, { offset: 0 })
})

const list = async (asked: RequestInput<typeof listRooms> = {}) =>
  visit(opened, { language: 'en' }).read(listRooms, asked)
const idsOf = (rooms: readonly Room[]) => rooms.map(({ id }) => id)

test('[CALL-33] lists duel rooms with their stakes and seats, and puts rooms with a waiting player first', async () => {
  const ana = await openDuel(opened, 50_000, OTHER)
  const [bia, caio] = [await openDuel(opened, 50_000, DUEL), await openDuel(opened, 50_000, DUEL)]
  await ana.sit(seatRequest({ room: 3, stake: 2_000 }))
  await bia.sit(seatRequest({ room: 4, stake: 10_000 }))
  await caio.sit(seatRequest({ room: 4, stake: 10_000 }))
  const { rooms, total } = await list({ gameType: 'PVP' })
  expect(total).toBe(8)
  expect(rooms[0]).toMatchObject({
    id: '302-3',
    name: 'Hall table',
    nodeId: OTHER,
    gameName: 'Shield Cards',
    vendor: 'Palpite Games',
    gameCode: 'room-3',
    minStake: 2_000,
    maxStake: 2_000,
    taken: 1,
    seats: 2,
    playing: 0,
    round: null,
    closedUntil: null,
  })
  expect(rooms[1]).toMatchObject({ id: '301-4', taken: 0, playing: 1 })
  expect(rooms.slice(2).every(({ taken, playing }) => taken + playing === 0)).toBe(true)
  expect(idsOf((await list({ nodeId: DUEL })).rooms)).toEqual(['301-4', '301-1', '301-2', '301-3'])
  expect(await list({ vassalage: 'CQ9' })).toEqual({ rooms: [], total: 0 })
})

test('[CALL-33] omits players who stopped polling, and counts trial players separately', async () => {
  const ana = await openDuel(opened, 1_000, DUEL)
  const { id } = matchIn(await ana.sit())
  const seats = async (trial: boolean) =>
    (await list({ gameType: 'PVP', nodeId: DUEL, trial })).rooms.reduce((sum, { taken }) => sum + taken, 0)
  expect([await seats(false), await seats(true)]).toEqual([1, 0])
  await clockOf(opened).forward(13_000, { isWatched: true })
  expect(await seats(false)).toBe(0)
  await ana.leave(id)
})

test('[CALL-33] shows each live table’s round phase and how many players have bet', async () => {
  const now = Date.now()
  const { number, opensAt } = liveMoment(LIVE_CARDS, new Date(now))
  const into = async (milliseconds: number) =>
    writeSetting(opened.platform.database, settings.clock, { offset: opensAt + 30_000 - now + milliseconds })
  await into(1_000)
  const one = await openGame(opened, { nodeId: LIVE_CARDS, balance: 1_000 })
  const other = await openGame(opened, { nodeId: LIVE_CARDS, balance: 1_000 })
  for (const player of [one, one, other]) {
    const live = { number: number + 1, spot: 'dragon' }
    expect(await player.ask('/rounds', bet({ live }))).toMatchObject({ success: true })
  }
  const { rooms, total } = await list({ gameType: 'LIVE' })
  expect(total).toBe(2)
  expect(rooms).toMatchObject([
    {
      nodeId: LIVE_CARDS,
      gameName: 'Royal Dragon Tiger',
      taken: 2,
      seats: null,
      round: { phase: 'betting' },
    },
    { nodeId: LIVE_WHEEL, taken: 0, minStake: 20, maxStake: 20_000 },
  ])
  await into(21_000)
  expect((await list({ nodeId: LIVE_CARDS })).rooms).toMatchObject([
    { taken: 2, round: { phase: 'drawing' } },
  ])
  await into(31_000)
  expect((await list({ nodeId: LIVE_CARDS })).rooms).toMatchObject([
    { taken: 0, round: { phase: 'betting' } },
  ])
})

test('[CALL-33] shows when a closed vendor’s rooms reopen, and lists no rooms for slot games', async () => {
  const until = new Date(Date.now() + 3_600_000)
  const change = (closedUntil: Date | null) =>
    opened.platform.database.update(vendor).set({ closedUntil }).where(eq(vendor.code, 'PG'))
  await change(until)
  const { rooms } = await list({ gameType: 'LIVE' })
  expect(rooms.map(({ closedUntil }) => closedUntil)).toEqual([until.toISOString(), until.toISOString()])
  await change(null)
  expect(await list({ gameType: 'RNG' })).toEqual({ rooms: [], total: 0 })
  expect((await list()).total).toBe(10)
})

test('[GAME-14] launches a duel in the room that the game code names, and rejects an unknown room', async () => {
  const { token } = await putPlayer(opened.platform, 1_000)
  const launch = (gameCode: string) =>
    visit(opened).ask(launchGame, { nodeId: DUEL, vendor: 'PG', gameType: 'PVP', gameCode }, { token })
  expect((await launch('room-3')).value).toMatchObject({
    url: expect.stringMatching(/^\/play\/pvp\?.*&room=3$/),
  })
  expect((await launch('duelo-301')).value).toMatchObject({ url: expect.not.stringContaining('room=') })
  expect(await launch('room-9')).toMatchObject({ success: false, code: 'launch.unknown' })
})
