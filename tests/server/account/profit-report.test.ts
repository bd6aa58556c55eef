import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readProfitReport } from '#protocol/account/profit-report.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { giveBack } from '#server/cashier/end-withdrawal.ts'
import { houseAccount, walletOf } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { makePlayer, type Person } from '#tests/support/agents/contracts.ts'
import { orderPayout } from '#tests/support/cashier/order-payout.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { enter } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putRound } from '#tests/support/play/put-round.ts'

let opened: OpenedPlatform
let fish = 0
let slot = 0
beforeAll(async () => {
  opened = await openPlatform({ world: 'demo' })
  const { rows } = await opened.platform.pool.query(
    `select (select min(node_id) from game where game_type = 'FISH') as fish,
       (select min(node_id) from game where game_type = 'RNG') as slot`,
  )
  fish = rows[0].fish
  slot = rows[0].slot
})
afterAll(() => opened.close())

const zone = 'America/Sao_Paulo'
const at = (text: string) => new Date(`${text}Z`)
const range = { from: '2026-02-01T03:00:00.000Z', to: '2026-02-04T03:00:00.000Z', by: 'day', zone } as const

const read = (person: Person, given: Partial<RequestInput<typeof readProfitReport>> = {}) =>
  person.read(readProfitReport, { ...range, ...given }, person.headers)

async function move(person: Person, kind: string, amount: number, when: Date) {
  const { database } = opened.platform
  const postings = [
    { accountId: await walletOf(database, person.member.id), amount },
    { accountId: await houseAccount(database, 'cashier'), amount: -amount },
  ]
  await database.transaction((tx) =>
    post(tx, { kind, key: randomUUID(), reference: 'test', at: when, postings }),
  )
}

/**
 * Makes a member who played on two days, received a bonus, made a deposit and made two withdrawals. The
 * second withdrawal was returned later.
 */
async function playerWithAll(): Promise<Person> {
  const player = await makePlayer(opened)
  const put = (nodeId: number, startedAt: Date, given: object) =>
    putRound(opened, { memberId: player.member.id, nodeId, startedAt, ...given })
  await move(player, 'deposit', 50_000, at('2026-02-01T10:00:00'))
  await put(slot, at('2026-02-01T11:00:00'), { stake: 1_000, payout: 400 })
  await put(fish, at('2026-02-01T11:01:00'), { stake: 200, payout: 900 })
  // Midnight in Brasília is 03:00 UTC.
  await put(slot, at('2026-02-02T02:59:59'), { stake: 10, payout: 0 })
  await put(slot, at('2026-02-02T03:00:00'), { stake: 70, payout: 0 })
  await put(slot, at('2026-02-02T12:00:00'), { stake: 5_000, payout: null, settledAt: null })
  await put(slot, at('2026-02-02T12:01:00'), { stake: 3_000, payout: 3_000, settledAt: null })
  await move(player, 'bonus', 300, at('2026-02-02T13:00:00'))
  await orderPayout(opened, player.member.id, { amount: 2_000, at: at('2026-02-01T20:00:00') })
  const { platform } = opened
  await platform.pool.query("update withdrawal_order set state = 'received' where member_id = $1", [
    player.member.id,
  ])
  const id = await orderPayout(opened, player.member.id, { amount: 7_000, at: at('2026-02-01T21:00:00') })
  await platform.database.transaction((tx) =>
    giveBack(tx, {
      id,
      from: ['submitted'],
      at: at('2026-02-03T12:00:00'),
      to: 'rejected',
      reason: 'holder',
    }),
  )
  return player
}

describe('[MEM-09] Personal profit report', () => {
  test('reports the range’s totals, and each of its days in the reader’s time zone', async () => {
    const { steps, total, categories, currency } = await read(await playerWithAll())
    expect(currency).toBe('BRL')
    const nothing = { deposits: 0, withdrawals: 0, stake: 0, win: 0, gifts: 0, net: 0 }
    expect(steps).toEqual([
      {
        from: '2026-02-01T03:00:00.000Z',
        to: '2026-02-02T03:00:00.000Z',
        deposits: 50_000,
        withdrawals: 2_000,
        stake: 1_210,
        win: 1_300,
        gifts: 0,
        net: 90,
      },
      {
        from: '2026-02-02T03:00:00.000Z',
        to: '2026-02-03T03:00:00.000Z',
        ...nothing,
        stake: 70,
        gifts: 300,
        net: 230,
      },
      { from: '2026-02-03T03:00:00.000Z', to: '2026-02-04T03:00:00.000Z', ...nothing },
    ])
    expect(total).toEqual({
      deposits: 50_000,
      withdrawals: 2_000,
      stake: 1_280,
      win: 1_300,
      gifts: 300,
      net: 320,
    })
    expect(categories).toEqual([
      { gameType: 'FISH', stake: 200, win: 900, net: 700 },
      { gameType: 'RNG', stake: 1_080, win: 400, net: -680 },
    ])
  })

  test('reports bets but no money movements when it is filtered by game type', async () => {
    const { steps, total, categories } = await read(await playerWithAll(), { gameType: 'FISH' })
    expect(total).toEqual({ deposits: 0, withdrawals: 0, stake: 200, win: 900, gifts: 0, net: 700 })
    expect(categories.map(({ gameType }) => gameType)).toEqual(['FISH'])
    expect(steps.map(({ stake }) => stake)).toEqual([200, 0, 0])
  })

  test('reports the same totals by day, week and month, and the steps add up to them', async () => {
    const { rows } = await opened.platform.pool.query("select * from member where account = 'ana'")
    const id = Number(rows[0].id)
    const token = await enter(opened, { ...rows[0], id })
    const now = await opened.platform.clock()
    const year = { from: new Date(now.getTime() - 360 * 86_400_000).toISOString(), to: now.toISOString() }
    const { rows: sums } = await opened.platform.pool.query(
      'select sum(stake) as stake, sum(payout) as win from game_round where member_id = $1 and settled_at is not null',
      [id],
    )
    for (const by of ['day', 'week', 'month'] as const) {
      const { steps, total, categories } = await visit(opened).read(
        readProfitReport,
        { ...year, by, zone },
        { token },
      )
      expect([total.stake, total.win]).toEqual([Number(sums[0].stake), Number(sums[0].win)])
      for (const name of ['deposits', 'withdrawals', 'stake', 'win', 'gifts', 'net'] as const)
        expect(steps.reduce((sum, step) => sum + step[name], 0)).toBe(total[name])
      for (const name of ['stake', 'win'] as const)
        expect(categories.reduce((sum, category) => sum + category[name], 0)).toBe(total[name])
    }
  })

  test('hides a member’s results from other members and visitors', async () => {
    await playerWithAll()
    const other = await makePlayer(opened)
    expect((await read(other)).total).toMatchObject({ deposits: 0, stake: 0, net: 0 })
    expect(await other.ask(readProfitReport, range)).toMatchObject({ status: 401 })
  })

  test('returns nothing for a reversed range and rejects a range with too many steps', async () => {
    const player = await makePlayer(opened)
    expect(await read(player, { to: '2020-01-01T00:00:00Z' })).toMatchObject({ steps: [], categories: [] })
    expect(
      await player.ask(readProfitReport, { ...range, from: '1990-01-01T00:00:00Z' }, player.headers),
    ).toMatchObject({ status: 422 })
  })
})
