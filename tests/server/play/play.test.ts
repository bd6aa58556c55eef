import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { checkRound } from '#games/play/check-round.ts'
import type { OpenedGame, Played, PlayRound } from '#protocol/play/play.ts'
import type { MinesRound } from '#protocol/play/play-mines.ts'
import { fairNumbers } from '#server/play/engines/fair-numbers.ts'
import { playSlot } from '#server/play/engines/slot.ts'
import { nextSeed } from '#server/play/rounds/seeds.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { bet, openGame, played } from '#tests/support/play/game-player.ts'
import { MINES, putGames, SLOT } from '#tests/support/play/game-world.ts'

type Server = Awaited<ReturnType<typeof openPlatform>>

let server: Server

beforeAll(async () => {
  server = await openPlatform()
  await putGames(server.platform)
})

afterEach(async () => {
  // The ledger must balance after every test.
  const { rows } = await server.platform.pool.query(
    'select coalesce(sum(amount), 0)::int as sum from ledger_posting',
  )
  expect(rows).toEqual([{ sum: 0 }])
})

afterAll(() => server.close())

const playerOf = (nodeId: number, balance: number) => openGame(server, { nodeId, balance })

function minesOf(round: PlayRound): MinesRound {
  if (round.engine !== 'mines') throw new Error('not a round of mines')
  return round
}

/** Finds a client seed for a spin whose payout `pays` accepts. Stake: 100 minor units. Return: 96%. */
async function seedThat(memberId: number, pays: (payout: number) => boolean) {
  const serverSeed = await nextSeed(server.platform.database, { memberId, nodeId: SLOT })
  for (let number = 1; number <= 10_000; number++) {
    const clientSeed = `client-seed-${number}`
    const { payout } = playSlot(fairNumbers(serverSeed, clientSeed), { stake: 100, returnBp: 9_600 })
    if (pays(payout)) return { clientSeed, payout }
  }
  throw new Error('No seed of ten thousand does')
}

test('[GAME-10] charges the stake of a spin, pays the win and reveals the committed seed', async () => {
  const player = await playerOf(SLOT, 10_000)
  const opened = ((await player.ask('/game')) as unknown as { value: OpenedGame }).value
  expect(opened).toMatchObject({ balance: 10_000, currency: 'BRL', returnBp: 9_600, unfinished: null })
  const { clientSeed, payout } = await seedThat(player.memberId, (payout) => payout > 0)
  const { round, balance, nextSeedHash } = played(await player.ask('/rounds', bet({ clientSeed })))
  expect(round.payout).toBe(payout)
  expect(balance).toBe(10_000 - 100 + payout)
  expect(await player.balance()).toBe(balance)
  expect(round.fairness.seedHash).toBe(opened.nextSeedHash)
  expect(nextSeedHash).not.toBe(opened.nextSeedHash)
  if (opened.rules.engine !== 'slot') throw new Error('not a slot')
  expect(await checkRound(round, opened.rules)).toBe('fair')
  const forged = { ...round, fairness: { ...round.fairness, serverSeed: '0'.repeat(64) } }
  expect(await checkRound(forged, opened.rules)).toBe('unfair')
})

test('[GAME-10] charges only the stake when a spin wins nothing', async () => {
  const player = await playerOf(SLOT, 10_000)
  const { clientSeed } = await seedThat(player.memberId, (payout) => payout === 0)
  const { round, balance } = played(await player.ask('/rounds', bet({ clientSeed })))
  expect(round.payout).toBe(0)
  expect([balance, await player.balance()]).toEqual([9_900, 9_900])
})

test('the fairness check accepts genuine rounds and detects an altered minefield', async () => {
  const player = await playerOf(MINES, 100_000)
  for (let count = 1; count <= 24; count++) {
    const { round } = played(
      await player.ask('/rounds', bet({ mines: count, clientSeed: `seed-of-${count}-mines` })),
    )
    let open = minesOf(round)
    for (let cell = 0; open.payout === null; cell++) {
      open = minesOf(
        played(await player.ask('/steps', { roundId: round.id, step: { kind: 'reveal', cell } })).round,
      )
    }
    expect(await checkRound(open, null)).toBe('fair')
    expect(await checkRound({ ...open, field: [] }, null)).toBe('unfair')
  }
})

test('places one bet for a double click or a repeated request', async () => {
  const player = await playerOf(SLOT, 10_000)
  const sent = bet()
  const [first, second] = await Promise.all([player.ask('/rounds', sent), player.ask('/rounds', sent)])
  expect(played(first).round).toEqual(played(second).round)
  const after = await player.balance()
  expect(played(await player.ask('/rounds', sent)).round).toEqual(played(first).round)
  expect(await player.balance()).toBe(after)
  expect(after).toBe(10_000 - 100 + (played(first).round.payout ?? 0))
})

test('rejects a key that was used for another bet', async () => {
  const player = await playerOf(SLOT, 10_000)
  const sent = bet()
  await player.ask('/rounds', sent)
  expect((await player.send('/rounds', { ...sent, stake: 200 })).status).toBe(422)
  expect((await player.send('/rounds', { ...sent, clientSeed: 'client-seed-2' })).status).toBe(422)
})

test('places one of eight concurrent mines bets and rejects the others because its round is open', async () => {
  const player = await playerOf(MINES, 250)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => player.ask('/rounds', bet({ mines: 24 }))),
  )
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  const refused = answers.flatMap((answer) => (answer.success ? [] : [answer.code]))
  expect(new Set(refused)).toEqual(new Set(['play.unfinished']))
  expect(await player.balance()).toBe(150)
})

test('rejects a bet above the balance, states the balance and stores nothing', async () => {
  const player = await playerOf(SLOT, 99)
  const answer = await player.ask('/rounds', bet())
  expect(answer).toMatchObject({ success: false, code: 'play.short', value: { balance: 99 } })
  expect(await player.ask('/rounds')).toMatchObject({ value: { rounds: [] } })
})

test('rejects a stake that is not offered or an impossible number of mines', async () => {
  const player = await playerOf(MINES, 10_000)
  for (const more of [{ stake: 101 }, { stake: 1 }, { mines: 0 }, { mines: 25 }, {}]) {
    expect(await player.ask('/rounds', bet({ ...more }))).toMatchObject({ code: 'play.stake' })
  }
  expect((await player.send('/rounds', { ...bet(), key: 'no uuid' })).status).toBe(422)
  expect(await player.balance()).toBe(10_000)
})

test('hides an open round’s mines and continues the round after a reload', async () => {
  const player = await playerOf(MINES, 10_000)
  const started = await player.send('/rounds', bet({ mines: 3 }))
  const text = await started.text()
  expect(text).toContain('"field":null')
  expect(text).toContain('"serverSeed":null')
  const round = minesOf((JSON.parse(text) as { value: Played }).value.round)
  const opened = ((await player.ask('/game')) as unknown as { value: OpenedGame }).value
  expect(opened.unfinished).toMatchObject({ id: round.id, opened: [], payout: null })
  expect(await player.ask('/rounds', bet({ mines: 5 }))).toMatchObject({
    code: 'play.unfinished',
    value: { round: { id: round.id, mines: 3 } },
  })
})

test('carries out a repeated step once, and pays a round once', async () => {
  const player = await playerOf(MINES, 10_000)
  let won: MinesRound | null = null
  while (!won) {
    const { round } = played(await player.ask('/rounds', bet({ mines: 1 })))
    const reveal = { roundId: round.id, step: { kind: 'reveal', cell: 12 } }
    const [one, two] = await Promise.all([player.ask('/steps', reveal), player.ask('/steps', reveal)])
    expect(played(one).round).toEqual(played(two).round)
    if (played(one).round.payout === 0) continue
    expect(minesOf(played(one).round).opened).toEqual([12])
    const before = await player.balance()
    const cashOut = { roundId: round.id, step: { kind: 'cashOut' } }
    const answers = await Promise.all([1, 2, 3].map(() => player.ask('/steps', cashOut)))
    // 101 = 100 × 25/24 × 97%, rounded down.
    expect(answers.map((answer) => played(answer).round.payout)).toEqual([101, 101, 101])
    expect(await player.balance()).toBe(before + 101)
    won = minesOf(played(await player.ask('/steps', reveal)).round)
    expect(won.opened).toEqual([12])
    expect(await checkRound(won, null)).toBe('fair')
  }
})

test('pays nothing for a cash-out before a cell is opened, and rejects cells outside the field', async () => {
  const player = await playerOf(MINES, 1_000)
  const { round } = played(await player.ask('/rounds', bet({ mines: 3 })))
  const early = await player.ask('/steps', { roundId: round.id, step: { kind: 'cashOut' } })
  expect(played(early)).toMatchObject({ balance: 900, round: { payout: null } })
  for (const cell of [-1, 25, 1e300, 0.5]) {
    const off = await player.send('/steps', { roundId: round.id, step: { kind: 'reveal', cell } })
    expect([cell, off.status]).toEqual([cell, 422])
  }
  const opened = ((await player.ask('/game')) as unknown as { value: OpenedGame }).value
  expect(opened.unfinished).toMatchObject({ payout: null, opened: [] })
})

test('hides a round from other members and rejects their steps', async () => {
  const [owner, other] = [await playerOf(MINES, 1_000), await playerOf(MINES, 1_000)]
  const { round } = played(await owner.ask('/rounds', bet({ mines: 3 })))
  const step = { roundId: round.id, step: { kind: 'reveal', cell: 0 } }
  expect(await other.ask('/steps', step)).toMatchObject({ code: 'play.missing' })
  expect(await other.ask('/rounds')).toMatchObject({ value: { rounds: [] } })
})

test('a bet that loses its database connection leaves no trace, and its key can be used again', async () => {
  const player = await playerOf(SLOT, 10_000)
  const { pool } = server.platform
  const holder = await pool.connect()
  const sent = bet()
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
  // A broken connection emits an error event, which would end the process if it had no listener.
  const hear = (client: PoolClient) => client.once('error', () => {})
  pool.on('acquire', hear)
  await holder.query('begin')
  await holder.query('select from ledger_account where id = $1 for update', [player.wallet])
  const cut = player.send('/rounds', sent)
  const waiting = sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await vi.waitFor(
    async () => expect((await server.platform.database.execute(waiting)).rows).toHaveLength(1),
    30_000,
  )
  await server.platform.database.execute(sql`select pg_terminate_backend(pid) from (${waiting}) as waiting`)
  expect((await cut).status).toBe(503)
  await holder.query('rollback')
  holder.release()
  pool.off('acquire', hear)
  silence.mockRestore()
  expect(await player.balance()).toBe(10_000)
  expect(await player.ask('/rounds')).toMatchObject({ value: { rounds: [] } })
  const { round, balance } = played(await player.ask('/rounds', sent))
  expect(played(await player.ask('/rounds', sent)).round.id).toBe(round.id)
  expect(balance).toBe(10_000 - 100 + (round.payout ?? 0))
})

test('lists the round history newest first, page by page', async () => {
  const player = await playerOf(SLOT, 100_000)
  const keys: string[] = []
  for (let count = 0; count < 23; count++) {
    const sent = bet()
    keys.unshift(sent.key)
    await player.ask('/rounds', sent)
  }
  type History = { value: { rounds: PlayRound[]; next: string | null } }
  const first = (await player.ask('/rounds')) as unknown as History
  expect(first.value.rounds).toHaveLength(20)
  const rest = (await player.ask(`/rounds?before=${first.value.next}`)) as unknown as History
  expect(rest.value.next).toBeNull()
  expect([...first.value.rounds, ...rest.value.rounds].map(({ key }) => key)).toEqual(keys)
  expect((await player.send('/rounds?before=yesterday')).status).toBe(422)
})

test('rejects a bet while the site or the vendor is closed, and after the session has ended', async () => {
  const player = await playerOf(SLOT, 1_000)
  const { database, pool } = server.platform
  await writeSetting(database, settings.systemStatus, { ...settings.systemStatus.initial, maintenance: true })
  expect(await player.ask('/rounds', bet())).toMatchObject({
    code: 'play.siteClosed',
    value: { until: null },
  })
  await writeSetting(database, settings.systemStatus, settings.systemStatus.initial)
  await pool.query(`update vendor set closed_until = now() + interval '1 hour' where code = 'PG'`)
  expect(await player.ask('/rounds', bet())).toMatchObject({ code: 'play.vendorClosed' })
  await pool.query(`update vendor set closed_until = null where code = 'PG'`)
  await pool.query('delete from session where token_hash = $1', [player.sessionHash])
  expect(await player.ask('/rounds', bet())).toMatchObject({ code: 'play.ended' })
  expect(await player.ask('/game')).toMatchObject({ code: 'play.ended' })
  expect(await player.balance()).toBe(1_000)
})

test('posts a trial player’s bets only between the wallet and the trial account', async () => {
  const player = await playerOf(SLOT, 1_000)
  const { pool, operator } = server.platform
  await pool.query('update member set type = $1 where id = $2', [operator.trialTypes[0], player.memberId])
  const { round } = played(await player.ask('/rounds', bet()))
  const { rows } = await pool.query(
    `select distinct kind from ledger_account where id in (
       select account_id from ledger_posting join ledger_operation on ledger_operation.id = operation_id
       where reference = $1)`,
    [round.id],
  )
  expect(rows.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['trial', 'wallet'])
})
