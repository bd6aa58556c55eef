import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { PvpMatch } from '#protocol/play/play-pvp.ts'
import { createPlatform } from '#server/boot/create-platform.ts'
import type { Platform } from '#server/platform/platform.ts'
import { advanceDueMatches } from '#server/play/pvp/due-matches.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { isLong } from '#tests/support/is-long.ts'
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
} from '#tests/support/play/pvp-player.ts'

/** How often each race is repeated, each time with new idempotency keys. */
const ROUNDS = isLong ? 100 : 8
/** Maximum number of repetitions for a race that must show both outcomes. */
const MOST_ROUNDS = 300
const STAKE = 100

let server: OpenedPlatform
/** A second instance of the platform on the same database, like another process. */
let other: { platform: Platform; pool: pg.Pool }
let clock: ReturnType<typeof clockOf>

beforeAll(async () => {
  server = await openPlatform()
  clock = clockOf(server)
  await putGames(server.platform)
  await putDuel(server.platform)
  const { template: _, ...address } = inject('databaseServer')
  const { database } = server.platform.pool.options
  const pool = new pg.Pool({ ...address, database, max: 5 })
  const { operator } = server.platform
  other = { pool, platform: await createPlatform(pool, { operator, sandbox: true }) }
})
afterAll(async () => {
  expect(await faults()).toEqual([])
  await other.pool.end()
  await server.close()
})

/**
 * Returns the inconsistencies in stakes, payouts, seats and the ledger. Each stake must be taken once, and
 * paid out or refunded at most once.
 */
async function faults(): Promise<string[]> {
  const { rows } = await server.platform.pool.query<{ id: string }>(`
    select seat.match_id as id from pvp_seat seat
    join pvp_match match on match.id = seat.match_id
    join game_round round on round.id = seat.id
    left join ledger_operation operation on operation.reference = seat.id::text
    left join ledger_posting posting on posting.operation_id = operation.id
    left join ledger_account account on account.id = posting.account_id and account.member_id = seat.member_id
    where account.id is not null or operation.id is null
    group by seat.match_id, seat.id, round.stake, round.payout, match.state
    having count(*) filter (where operation.kind = 'bet') <> 1
      or count(*) filter (where operation.kind <> 'bet') > 1
      or sum(posting.amount) <> coalesce(round.payout, 0) - round.stake
      or (match.state in ('over', 'returned')) <> (round.payout is not null)
  `)
  const seats = await server.platform.pool.query(`
    select match_id from pvp_seat join pvp_match on pvp_match.id = match_id
    group by match_id, state having count(*) > 2 or (state in ('playing', 'over') and count(*) <> 2)
  `)
  const wrong = [...rows.map(({ id }) => `money of ${id}`), ...seats.rows.map((row) => JSON.stringify(row))]
  return [...wrong, ...(await ledgerFaults(server.platform.pool, { playedAtOnce: true }))]
}

const members = (count: number, balance = 10 * STAKE) =>
  Promise.all(Array.from({ length: count }, () => openDuel(server, balance)))

/** Ends all open matches, so that the next repetition starts with an empty room. */
async function empty(): Promise<void> {
  for (const _ of ['waiting', 'first choice', 'second choice']) {
    await clock.forward(18_000)
    await advanceDueMatches(server.platform, await server.platform.clock())
  }
}

test('seats two players per table, and each player once, when five arrive concurrently', async () => {
  const people = await members(5)
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await Promise.all(people.map((one) => one.sit()))
    const matches = answers.map(matchIn)
    const tables = Map.groupBy(matches, ({ id }) => id)
    expect([...tables.values()].map((table) => table.length).sort()).toEqual([1, 2, 2])
    const now = await Promise.all(people.map(async (one) => matchIn(await one.look())))
    expect(now.filter(({ phase }) => phase === 'waiting')).toHaveLength(1)
    await empty()
  }
  for (const one of people) expect(await one.balance()).toBe(10 * STAKE)
}, 120_000)

test('returns the stake or starts the match when an opponent joins a player who is leaving', async () => {
  const [ana, bia, caio] = (await members(3)) as [DuelPlayer, DuelPlayer, DuelPlayer]
  const seen = { left: 0, met: 0 }
  const metBoth = () => seen.left > 0 && seen.met > 0
  for (let round = 0; round < ROUNDS || (!metBoth() && round < MOST_ROUNDS); round++) {
    const { id } = matchIn(await ana.sit())
    const comers = round % 2 ? [bia, caio] : [bia]
    const [left, ...came] = await Promise.all([
      ana.leave(id).then(matchIn),
      ...comers.map((one) => one.sit().then(matchIn)),
    ])
    const opposite = came.filter((match) => match.id === id)
    expect(opposite.length).toBe(left?.phase === 'returned' ? 0 : 1)
    seen[left?.phase === 'returned' ? 'left' : 'met']++
    await empty()
  }
  expect(seen.left).toBeGreaterThan(0)
  expect(seen.met).toBeGreaterThan(0)
  for (const one of [ana, bia, caio]) expect(await one.balance()).toBe(10 * STAKE)
}, 120_000)

test('takes one seat and one stake when a member sends several requests concurrently', async () => {
  const [ana] = (await members(1)) as [DuelPlayer]
  const tab = await openDuelOf(server, ana)
  for (let round = 0; round < ROUNDS; round++) {
    const sent = seatRequest()
    const answers = await Promise.all([
      ana.sit(sent),
      tab.sit(sent),
      ana.sit(sent),
      tab.sit(seatRequest({ room: 2, stake: 500 })),
    ])
    const taken = answers.filter(({ success }) => success).map((answer) => matchIn(answer).id)
    expect(new Set(taken).size).toBe(1)
    const stake = matchIn(await ana.look()).stake
    expect(await ana.balance()).toBe(10 * STAKE - stake)
    await ana.leave(taken[0] ?? '')
    expect(await ana.balance()).toBe(10 * STAKE)
  }
}, 120_000)

async function meet(ana: DuelPlayer, bia: DuelPlayer): Promise<string> {
  const { id } = matchIn(await ana.sit())
  expect(matchIn(await bia.sit()).id).toBe(id)
  await clock.forward(3_000)
  return id
}

test('keeps one of two concurrent choices and shows it to both players', async () => {
  const [ana, bia] = (await members(2)) as [DuelPlayer, DuelPlayer]
  for (let round = 0; round < ROUNDS; round++) {
    const id = await meet(ana, bia)
    await Promise.all([
      ana.choose(id, 1, 4),
      ana.choose(id, 1, 2),
      bia.choose(id, 1, 3),
      bia.choose(id, 1, 3),
    ])
    const [hers, others] = [matchIn(await ana.look(id)), matchIn(await bia.look(id))]
    expect(hers.rounds).toHaveLength(1)
    expect([2, 4]).toContain(hers.rounds[0]?.own)
    expect(others.rounds[0]).toMatchObject({ own: 3, other: hers.rounds[0]?.own })
    expect(hers.hand).toHaveLength(4)
    await empty()
  }
}, 120_000)

test('settles a match of absent players once across several processes', async () => {
  const [ana, bia] = (await members(2, ROUNDS * STAKE)) as [DuelPlayer, DuelPlayer]
  for (let round = 0; round < ROUNDS; round++) {
    const id = await meet(ana, bia)
    // In every second repetition, one player plays a card and wins.
    if (round % 2) await ana.choose(id, 1, 5)
    for (const wait of [15_000, 18_000]) {
      await clock.forward(wait)
      const now = await server.platform.clock()
      await Promise.all([
        advanceDueMatches(server.platform, now),
        advanceDueMatches(other.platform, now),
        ana.look(id),
        bia.look(id),
        advanceDueMatches(other.platform, now),
      ])
    }
    const ends = [matchIn(await ana.look(id)), matchIn(await bia.look(id))]
    expect(ends.map(ending)).toEqual(round % 2 ? ['won 190', 'lost 0'] : ['drawn 100', 'drawn 100'])
  }
  expect(await ana.balance()).toBe(ROUNDS * STAKE + (ROUNDS / 2) * 90)
  expect(await bia.balance()).toBe(ROUNDS * STAKE - (ROUNDS / 2) * STAKE)
}, 120_000)

const ending = ({ phase, payout }: PvpMatch) => `${phase} ${payout}`
