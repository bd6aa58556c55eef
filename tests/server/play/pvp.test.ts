import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PvpCard } from '#protocol/play/play-pvp.ts'
import { findWinners } from '#server/lobby/find-winners.ts'
import { findBets } from '#server/play/bets.ts'
import { advanceDueMatches } from '#server/play/pvp/due-matches.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import {
  clockOf,
  type DuelPlayer,
  matchIn,
  openDuel,
  openDuelOf,
  putDuel,
  seatRequest,
  startDuel,
} from '#tests/support/play/pvp-player.ts'
import { roundFaults } from '#tests/support/play/round-faults.ts'

let server: OpenedPlatform
let clock: ReturnType<typeof clockOf>

beforeAll(async () => {
  server = await openPlatform()
  clock = clockOf(server)
  await putGames(server.platform)
  await putDuel(server.platform)
})
afterAll(async () => {
  expect(await ledgerFaults(server.platform.pool, { playedAtOnce: true })).toEqual([])
  expect(await roundFaults(server.platform.pool)).toEqual([])
  await server.close()
})

/** Plays a match card by card. The platform plays the last card. */
async function playOut(
  { ana, bia, id }: { ana: DuelPlayer; bia: DuelPlayer; id: string },
  cards: readonly (readonly [PvpCard, PvpCard])[],
): Promise<void> {
  for (const [place, [hers, others]] of cards.entries()) {
    await ana.choose(id, place + 1, hers)
    await bia.choose(id, place + 1, others)
  }
  await clock.forward(3_000)
}

async function recordOf({ memberId }: DuelPlayer) {
  const now = Date.now()
  const range = {
    from: new Date(now - 86_400_000).toISOString(),
    to: new Date(now + 86_400_000 * 9).toISOString(),
  }
  const asked = {
    filter: { ...range, sort: 'at' as const, descending: true },
    after: null,
    limit: 9,
    language: 'pt' as const,
  }
  const bets = await findBets(server.platform.database, sql`member.id = ${memberId}`, asked)
  return bets.map(({ state, stake, win }) => [state, stake, win])
}

test('[GAME-10] pays the winner both stakes, less the table’s share', async () => {
  const [ana, bia] = [await openDuel(server, 1_000), await openDuel(server, 1_000)]
  const alone = matchIn(await ana.sit())
  expect(alone).toMatchObject({ phase: 'waiting', opponent: null, stake: 100, win: 190, payout: null })
  expect(await ana.balance()).toBe(900)
  const seen = await bia.open()
  expect(seen.standing.rooms[0]).toMatchObject({ number: 1, stake: 100, win: 190, isAwaited: true })
  const met = matchIn(await bia.sit())
  expect(met).toMatchObject({ id: alone.id, phase: 'shown', opponent: 'me***', round: 1, atStake: 1 })
  expect(await bia.balance()).toBe(900)
  await clock.forward(3_000)
  await ana.choose(met.id, 1, 5)
  // A face-down card is visible to its owner only.
  const [hers, others] = [matchIn(await ana.look()), matchIn(await bia.look())]
  expect(hers).toMatchObject({ phase: 'choosing', chosen: 5, hand: [1, 2, 3, 4], hasOtherChosen: false })
  expect(others).toMatchObject({ chosen: null, hasOtherChosen: true, otherHand: [1, 2, 3, 4, 5], rounds: [] })
  const open = matchIn(await bia.choose(met.id, 1, 1))
  expect(open).toMatchObject({
    phase: 'shown',
    round: 2,
    atStake: 2,
    points: { own: 0, other: 1 },
    otherHand: [1, 2, 3, 4],
    rounds: [{ own: 1, other: 5, points: 1, taker: 'other', ownBy: 'player', otherBy: 'player' }],
  })
  await ana.choose(met.id, 2, 4)
  await bia.choose(met.id, 2, 5)
  await ana.choose(met.id, 3, 3)
  await bia.choose(met.id, 3, 2)
  await ana.choose(met.id, 4, 2)
  await bia.choose(met.id, 4, 3)
  expect(matchIn(await ana.look())).toMatchObject({ round: 5, phase: 'shown', hand: [1] })
  await clock.forward(3_000)
  expect(matchIn(await ana.look(met.id))).toMatchObject({
    phase: 'lost',
    ending: 'points',
    payout: 0,
    points: { own: 4, other: 11 },
  })
  expect(matchIn(await bia.look(met.id))).toMatchObject({ phase: 'won', payout: 190, left: 0 })
  expect([await ana.balance(), await bia.balance()]).toEqual([900, 1_090])
  expect([await recordOf(ana), await recordOf(bia)]).toEqual([[['lost', 100, 0]], [['won', 100, 190]]])
  const winners = await findWinners(server.platform.database, {
    category: 'PVP',
    limit: 9,
    trialTypes: server.platform.operator.trialTypes,
    now: await server.platform.clock(),
  })
  expect(winners.map(({ win }) => win)).toContain(190)
  expect((await bia.past()).matches).toMatchObject([{ id: met.id, phase: 'won' }])
})

test('a drawn match returns both stakes, and neither counts as turnover', async () => {
  const duel = await startDuel(server)
  await playOut(duel, [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ])
  expect(matchIn(await duel.ana.look(duel.id))).toMatchObject({ phase: 'drawn', payout: 100 })
  expect([await duel.ana.balance(), await duel.bia.balance()]).toEqual([10_000, 10_000])
  expect(await recordOf(duel.ana)).toEqual([['void', 100, 100]])
})

test('returns the stake of a waiting player who leaves, stops polling or waits three minutes', async () => {
  const ana = await openDuel(server, 1_000)
  const { id } = matchIn(await ana.sit(seatRequest({ room: 2, stake: 500 })))
  expect(matchIn(await ana.leave(id))).toMatchObject({ phase: 'returned', ending: 'alone', payout: 500 })
  expect(matchIn(await ana.leave(id)).phase).toBe('returned')
  expect(await ana.balance()).toBe(1_000)
  // A closed page stops polling, so its player gets the stake back, and the next player must wait.
  const gone = matchIn(await ana.sit(seatRequest({ room: 2, stake: 500 })))
  await clock.forward(12_000)
  const bia = await openDuel(server, 1_000)
  const own = matchIn(await bia.sit(seatRequest({ room: 2, stake: 500 })))
  expect(own).toMatchObject({ phase: 'waiting' })
  expect(own.id).not.toBe(gone.id)
  expect(await ana.balance()).toBe(1_000)
  expect(matchIn(await ana.look(gone.id))).toMatchObject({ phase: 'returned' })
  // A page that keeps polling waits at most three minutes.
  for (let passed = 0; passed < 170; passed += 10) {
    await clock.forward(10_000, { isWatched: false })
    expect(matchIn(await bia.look()).phase).toBe('waiting')
  }
  await clock.forward(10_000)
  expect(matchIn(await bia.look(own.id))).toMatchObject({ phase: 'returned', payout: 500 })
  expect(await bia.balance()).toBe(1_000)
  expect(await recordOf(bia)).toEqual([['void', 500, 500]])
})

test('rejects a second seat for the same member in another tab', async () => {
  const ana = await openDuel(server, 1_000)
  const { id } = matchIn(await ana.sit())
  const tab = await openDuelOf(server, ana)
  const refused = await tab.sit()
  expect(refused).toMatchObject({ code: 'pvp.seated' })
  expect(await ana.balance()).toBe(900)
  expect((await tab.open()).standing.rooms[0]?.isAwaited).toBe(false)
  await ana.leave(id)
})

test('matches trial players only with trial players', async () => {
  const ana = await openDuel(server, 1_000)
  const { id } = matchIn(await ana.sit())
  const trial = await openDuel(server, 1_000)
  const [type] = server.platform.operator.trialTypes
  await server.platform.pool.query('update member set type = $1 where id = $2', [type, trial.memberId])
  expect((await trial.open()).standing.rooms[0]?.isAwaited).toBe(false)
  const own = matchIn(await trial.sit())
  expect(own.phase).toBe('waiting')
  await trial.leave(own.id)
  await ana.leave(id)
})

test('rejects an unknown room, a wrong stake or a low balance, and hides other members’ matches', async () => {
  const ana = await openDuel(server, 80)
  expect(await ana.sit()).toMatchObject({ code: 'play.short', value: { balance: 80 } })
  expect(await ana.sit(seatRequest({ room: 9 }))).toMatchObject({ code: 'play.stake' })
  expect(await ana.sit(seatRequest({ stake: 50 }))).toMatchObject({ code: 'play.stake' })
  expect((await ana.open()).standing).toMatchObject({ match: null, balance: 80 })
  expect((await ana.send('/seats', { ...seatRequest(), key: 'x' })).status).toBe(422)
  const other = await startDuel(server)
  expect(await ana.choose(other.id, 1, 1)).toMatchObject({ code: 'play.missing' })
  expect(await ana.leave(other.id)).toMatchObject({ code: 'play.missing' })
  const peeped = await ana.look(other.id)
  expect(peeped.success && peeped.value.match).toBeNull()
})

test('returns the same seat for a repeated key, and rejects the key for a different seat', async () => {
  const [ana, bia] = [await openDuel(server, 1_000), await openDuel(server, 1_000)]
  const sent = seatRequest()
  const { id } = matchIn(await ana.sit(sent))
  await bia.sit()
  expect(matchIn(await ana.sit(sent))).toMatchObject({ id, phase: 'shown' })
  expect(await ana.balance()).toBe(900)
  expect((await ana.send('/seats', { ...sent, room: 2, stake: 500 })).status).toBe(422)
})

test('plays the lowest card for a missed choice, and ends the match after two in a row', async () => {
  const { ana, bia, id } = await startDuel(server)
  await clock.forward(3_000)
  await ana.choose(id, 1, 3)
  await clock.forward(15_000, { isWatched: false })
  expect(matchIn(await ana.look())).toMatchObject({
    round: 2,
    points: { own: 1, other: 0 },
    rounds: [{ own: 3, other: 1, ownBy: 'player', otherBy: 'clock' }],
  })
  // The choice is too late for the previous round and does not count for the current one.
  expect(matchIn(await bia.choose(id, 1, 5))).toMatchObject({ round: 2, chosen: null })
  await ana.choose(id, 2, 1)
  await clock.forward(18_000, { isWatched: false })
  expect(matchIn(await ana.look(id))).toMatchObject({ phase: 'won', ending: 'absence', payout: 190 })
  expect(matchIn(await bia.look(id))).toMatchObject({ phase: 'lost', ending: 'absence', payout: 0 })
  expect([await ana.balance(), await bia.balance()]).toEqual([10_090, 9_900])
})

test('a match ends in a draw when both players are absent', async () => {
  const { ana, bia, id } = await startDuel(server)
  await clock.forward(18_000, { isWatched: false })
  await clock.forward(18_000, { isWatched: false })
  expect(matchIn(await ana.look(id))).toMatchObject({ phase: 'drawn', ending: 'absence', payout: 100 })
  expect([await ana.balance(), await bia.balance()]).toEqual([10_000, 10_000])
})

test('returns the stakes of all open matches after the clock moves back', async () => {
  const waiting = await openDuel(server, 3_000)
  const alone = matchIn(await waiting.sit(seatRequest({ room: 3, stake: 2_000 }))).id
  const { ana, bia, id } = await startDuel(server)
  await clock.forward(-3_600_000)
  for (const _ of ['first choice', 'second choice']) {
    await advanceDueMatches(server.platform, await server.platform.clock())
    await clock.forward(18_000)
  }
  expect(matchIn(await waiting.look(alone)).phase).toBe('returned')
  expect(matchIn(await ana.look(id))).toMatchObject({ phase: 'drawn', ending: 'absence' })
  expect([await waiting.balance(), await ana.balance(), await bia.balance()]).toEqual([3_000, 10_000, 10_000])
  await clock.forward(3_600_000)
})

test('counts the stakes of a decided match as turnover and keeps the table’s share', async () => {
  const duel = await startDuel(server)
  await playOut(duel, [
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
  ])
  expect(matchIn(await duel.ana.look(duel.id))).toMatchObject({ phase: 'won' })
  const { rows } = await server.platform.pool.query(
    `select sum(stake)::int as stake, sum(payout)::int as payout from game_round
      where settled_at is not null and id in (select id from pvp_seat where match_id = $1)`,
    [duel.id],
  )
  expect(rows).toEqual([{ stake: 200, payout: 190 }])
})
