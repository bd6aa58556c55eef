import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import {
  clockOf,
  matchIn,
  openDuel,
  putDuel,
  seatRequest,
  startDuel,
} from '#tests/support/play/pvp-player.ts'
import { roundFaults } from '#tests/support/play/round-faults.ts'

let server: OpenedPlatform
/** Ids of a won match, a tied match, a match that found no opponent, and a match in progress. */
let matches: Record<'won' | 'drawn' | 'returned' | 'open', string>

beforeAll(async () => {
  server = await openPlatform()
  await putGames(server.platform)
  await putDuel(server.platform)
  const clock = clockOf(server)
  const won = await startDuel(server)
  for (const [place, [hers, others]] of (
    [
      [5, 1],
      [4, 5],
      [3, 2],
      [2, 3],
    ] as const
  ).entries()) {
    await won.ana.choose(won.id, place + 1, hers)
    await won.bia.choose(won.id, place + 1, others)
  }
  const drawn = await startDuel(server)
  // Both players are absent, so the match ends in a draw.
  for (let looks = 0; looks < 4; looks++) await clock.forward(60_000, { isWatched: false })
  const alone = await openDuel(server, 1_000)
  const { id } = matchIn(await alone.sit(seatRequest({ room: 2, stake: 500 })))
  await alone.leave(id)
  const open = await startDuel(server)
  matches = { won: won.id, drawn: drawn.id, returned: id, open: open.id }
})
afterAll(() => server.close())

/** Runs an SQL command, returns the faults that are then found, and rolls the command back. */
async function faultsAfter(change: string): Promise<string[]> {
  const client = await server.platform.pool.connect()
  try {
    await client.query('begin')
    const { rowCount } = await client.query(change)
    expect(rowCount).toBeGreaterThan(0)
    return await roundFaults(client as unknown as pg.Pool)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const rounds = (name: keyof typeof matches) =>
  `id in (select id from pvp_seat where match_id = '${matches[name]}')`
const references = (name: keyof typeof matches) =>
  `reference in (select id::text from pvp_seat where match_id = '${matches[name]}')`

test('finds no faults in won, drawn, refunded or open matches', async () => {
  const { rows } = await server.platform.pool.query('select id, state from pvp_match')
  const states = Object.entries(matches).map(([name, id]) => [name, rows.find((row) => row.id === id)?.state])
  expect(Object.fromEntries(states)).toEqual({
    won: 'over',
    drawn: 'over',
    returned: 'returned',
    open: 'playing',
  })
  expect(await roundFaults(server.platform.pool)).toEqual([])
})

test.each<[string, () => string, string]>([
  [
    'a win booked for a void round',
    () => `update ledger_operation set kind = 'win' where kind = 'betReturned' and ${references('drawn')}`,
    'void rounds without their stake',
  ],
  [
    'a refund booked for a won round',
    () => `update ledger_operation set kind = 'betReturned' where kind = 'win' and ${references('won')}`,
    'others with it',
  ],
  [
    'a refund without a known round',
    () => `update ledger_operation set reference = gen_random_uuid()::text where kind = 'betReturned'`,
    'of no round',
  ],
  [
    'a seat of another member',
    () =>
      `update pvp_seat set member_id = (select min(member_id) from pvp_seat) where match_id = '${matches.open}' and place = 1`,
    'no round of it',
  ],
  [
    'a round without a seat',
    () => `delete from pvp_seat where match_id = '${matches.open}'`,
    'no round of it',
  ],
  [
    'a finished match with an empty seat',
    () => `delete from pvp_seat where match_id = '${matches.won}' and place = 0`,
    'too few',
  ],
  [
    'a match that is open although it was paid',
    () => `update pvp_match set state = 'playing' where id = '${matches.won}'`,
    'open and paid',
  ],
  [
    'a match that is over and unpaid',
    () => `update pvp_match set state = 'over' where id = '${matches.open}'`,
    'over and not',
  ],
  [
    'a match that both players won',
    () => `update game_round set payout = 190 where ${rounds('won')}`,
    'both stakes without the share',
  ],
  [
    'a match that kept more than its share',
    () => `update game_round set payout = 189 where payout = 190 and ${rounds('won')}`,
    'both stakes without the share',
  ],
  [
    'a match that refunded one stake of two',
    () => `update game_round set settled_at = now() where ${rounds('drawn')}
      and member_id = (select min(member_id) from pvp_seat where match_id = '${matches.drawn}')`,
    'both stakes without the share',
  ],
])('finds %s', async (_what, change, fault) => {
  expect((await faultsAfter(change())).join('\n')).toContain(fault)
})
