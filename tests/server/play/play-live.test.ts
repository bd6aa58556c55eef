import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { spotDrawn } from '#domain/play/live-odds.ts'
import { checkRound } from '#games/play/check-round.ts'
import type { LiveRound, LiveTable } from '#protocol/play/play-live.ts'
import { liveMoment } from '#server/play/engines/live-schedule.ts'
import { settleDue } from '#server/play/rounds/settle-due.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { bet, openGame, played } from '#tests/support/play/game-player.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import { LIVE_CARDS, LIVE_WHEEL, putLiveGames } from '#tests/support/play/live-world.ts'
import { sentLate } from '#tests/support/support/sent-late.ts'

let server: Awaited<ReturnType<typeof openPlatform>>
/** How far the platform's clock is ahead, in ms. */
let moved: number

beforeAll(async () => {
  server = await openPlatform()
  await putGames(server.platform)
  await putLiveGames(server.platform)
})

afterAll(() => server.close())

/** Moves the clock to a moment `milliseconds` after the start of the table's next round. */
async function intoRound(nodeId: number, milliseconds: number): Promise<void> {
  const now = Date.now() + moved
  const { number } = liveMoment(nodeId, new Date(now))
  moved += openingOf(nodeId, number + 1) - now + milliseconds
  await writeSetting(server.platform.database, settings.clock, { offset: moved })
}

const openingOf = (nodeId: number, number: number): number => {
  const { opensAt, number: known } = liveMoment(nodeId, new Date(Date.now() + moved))
  return opensAt + (number - known) * 30_000
}

const forward = async (milliseconds: number) => {
  moved += milliseconds
  await writeSetting(server.platform.database, settings.clock, { offset: moved })
}

beforeEach(() => {
  moved ??= 0
})

const seat = (nodeId = LIVE_WHEEL, balance = 10_000) => openGame(server, { nodeId, balance })
type Seat = Awaited<ReturnType<typeof seat>>

const tableOf = async (player: Seat) =>
  ((await player.ask('/table')) as unknown as { value: LiveTable }).value
const roundOf = async (player: Seat, key: string) => {
  const { value } = (await player.ask('/rounds')) as unknown as { value: { rounds: LiveRound[] } }
  const found = value.rounds.find((round) => round.key === key)
  if (!found) throw new Error('The history has no such bet')
  return found
}
const sumOfPostings = async () =>
  (await server.platform.pool.query('select coalesce(sum(amount), 0)::int as sum from ledger_posting'))
    .rows[0]?.sum

test('[GAME-10] two players see the same live round, which is committed before any bet and verifiable later', async () => {
  await intoRound(LIVE_WHEEL, 1_000)
  const [ana, bia] = [await seat(), await seat()]
  const early = await tableOf(ana)
  expect(early).toMatchObject({ phase: 'betting', drawn: null, bets: [], balance: 10_000 })
  expect(early.fairness.serverSeed).toBeNull()
  const sent = [
    bet({ live: { number: early.number, spot: 'disc' } }),
    bet({ stake: 200, live: { number: early.number, spot: 'crown' } }),
  ]
  for (const one of sent)
    expect(played(await ana.ask('/rounds', one)).round).toMatchObject({ payout: null, drawn: null })
  expect(await ana.balance()).toBe(9_700)
  await forward(20_000)
  const [hers, others] = [await tableOf(ana), await tableOf(bia)]
  expect(hers.phase).toBe('drawing')
  expect(hers.drawn).not.toBeNull()
  expect(others.drawn).toEqual(hers.drawn)
  expect(hers.fairness.seedHash).toBe(early.fairness.seedHash)
  expect([hers.bets.length, others.bets.length]).toEqual([2, 0])
  // The payout is posted only when the result is shown.
  expect(await ana.balance()).toBe(9_700)
  await forward(6_000)
  const shown = await tableOf(ana)
  expect(shown.phase).toBe('shown')
  const paid = shown.bets.reduce((sum, { payout }) => sum + (payout ?? Number.NaN), 0)
  expect(await ana.balance()).toBe(9_700 + paid)
  for (const one of sent) {
    const round = await roundOf(ana, one.key)
    expect(await checkRound(round, null)).toBe('fair')
    expect(round.payout === 0).toBe(round.drawn ? spotDrawn(round.drawn) !== round.spot : true)
  }
  expect(shown.last[0]).toEqual(hers.drawn)
  await forward(4_000)
  expect((await tableOf(bia)).fairness.seedHash).toBe(shown.nextSeedHash)
  expect(await sumOfPostings()).toBe(0)
})

test('rejects an early, late or invalid bet and charges nothing', async () => {
  await intoRound(LIVE_WHEEL, 17_000)
  const player = await seat()
  const { number } = await tableOf(player)
  const on = (more: object) => player.ask('/rounds', bet({ live: { number, spot: 'disc', ...more } }))
  expect(await on({ number: number + 1 })).toMatchObject({ code: 'play.locked' })
  expect(await on({ number: number - 1 })).toMatchObject({ code: 'play.locked' })
  expect(await on({ spot: 'dragon' })).toMatchObject({ code: 'play.stake' })
  expect(await player.ask('/rounds', bet())).toMatchObject({ code: 'play.stake' })
  const taken = bet({ live: { number, spot: 'disc' } })
  expect(played(await player.ask('/rounds', taken)).balance).toBe(9_900)
  await forward(1_500)
  expect(await on({})).toMatchObject({ code: 'play.locked' })
  // A retry of a placed bet returns the same bet, even after the lock.
  expect(played(await player.ask('/rounds', taken)).balance).toBe(9_900)
  expect(await player.balance()).toBe(9_900)
})

test('places one bet when the same key is sent six times concurrently', async () => {
  await intoRound(LIVE_CARDS, 1_000)
  const player = await seat(LIVE_CARDS)
  const { number } = await tableOf(player)
  const sent = bet({ live: { number, spot: 'tiger' } })
  const answers = await Promise.all(Array.from({ length: 6 }, () => player.ask('/rounds', sent)))
  expect(new Set(answers.map((answer) => played(answer).round.id)).size).toBe(1)
  expect(await player.balance()).toBe(9_900)
  const other = await player.send('/rounds', { ...sent, live: { number, spot: 'dragon' } })
  expect(other.status).toBe(422)
})

test('settles a round once when settlements run concurrently, even if no player watches it', async () => {
  await intoRound(LIVE_CARDS, 1_000)
  const player = await seat(LIVE_CARDS)
  const { number } = await tableOf(player)
  const sent = (['dragon', 'tiger', 'tie'] as const).map((spot) => bet({ live: { number, spot } }))
  for (const one of sent) played(await player.ask('/rounds', one))
  const { platform } = server
  await settleDue(platform, await platform.clock())
  expect(await player.balance()).toBe(9_700)
  await forward(27_000)
  const now = await platform.clock()
  await Promise.all([1, 2, 3].map(() => settleDue(platform, now)))
  const rounds = await Promise.all(sent.map(({ key }) => roundOf(player, key)))
  const won = rounds.filter(({ payout }) => payout !== 0)
  expect(won).toHaveLength(1)
  // One of the three spots wins. Dragon and tiger pay 100 × 51/24 × 96% = 204, tie 100 × 51/3 × 96% = 1,632.
  expect([204, 1_632]).toContain(won[0]?.payout)
  expect(await player.balance()).toBe(9_700 + (won[0]?.payout ?? 0))
  const { rows } = await platform.pool.query(
    `select count(*)::int from ledger_operation where kind = 'win' and reference = $1`,
    [won[0]?.id],
  )
  expect(rows).toEqual([{ count: 1 }])
  expect(await sumOfPostings()).toBe(0)
})

test('settles the other bets when settling one fails, and settles that bet in the next run', async () => {
  await intoRound(LIVE_CARDS, 1_000)
  const player = await seat(LIVE_CARDS)
  const { number } = await tableOf(player)
  const sent = (['dragon', 'tiger', 'tie'] as const).map((spot) => bet({ live: { number, spot } }))
  const ids: string[] = []
  for (const one of sent) ids.push(played(await player.ask('/rounds', one)).round.id)
  const failing = [...ids].sort()[0] ?? ''
  const { platform } = server
  const setEngine = (engine: string) =>
    platform.pool.query(
      `update game_round set state = state || jsonb_build_object('engine', $1::text) where id = $2`,
      [engine, failing],
    )
  const open = async () =>
    (await platform.pool.query('select id from game_round where id = any($1) and payout is null', [ids])).rows
  await forward(27_000)
  await setEngine('unknown')
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await settleDue(platform, await platform.clock())).toBe(2)
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(failing))
  logged.mockRestore()
  expect(await open()).toEqual([{ id: failing }])
  await setEngine('live')
  expect(await settleDue(platform, await platform.clock())).toBe(1)
  expect(await open()).toEqual([])
})

test('settles open bets after the clock moves back, and never reuses a round’s seed', async () => {
  await intoRound(LIVE_WHEEL, 21_000)
  const player = await seat()
  const seen = await tableOf(player)
  await intoRound(LIVE_WHEEL, 1_000)
  const open = await tableOf(player)
  const sent = bet({ live: { number: open.number, spot: 'disc' } })
  played(await player.ask('/rounds', sent))
  await forward(-600_000)
  const { platform } = server
  await settleDue(platform, await platform.clock())
  expect((await roundOf(player, sent.key)).payout).not.toBeNull()
  await tableOf(player)
  await intoRound(LIVE_WHEEL, 1_000)
  const back = await tableOf(player)
  expect(back.number).toBeLessThan(seen.number)
  await forward((seen.number - back.number) * 30_000)
  const again = await tableOf(player)
  expect(again.number).toBe(seen.number)
  expect(again.fairness.seedHash).not.toBe(seen.fairness.seedHash)
})

test('rejects a bet whose request body ends after the lock', async () => {
  await intoRound(LIVE_WHEEL, 16_000)
  const player = await seat()
  const { number } = await tableOf(player)
  const late = sentLate(bet({ live: { number, spot: 'crown' } }), () => forward(3_000))
  const answer = await player.stream('/rounds', late)
  expect(await answer.json()).toMatchObject({ code: 'play.locked' })
  expect(await player.balance()).toBe(10_000)
})
