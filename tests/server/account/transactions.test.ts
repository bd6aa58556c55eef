import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  exportTransactions,
  listTransactions,
  readTransaction,
  type TransactionStatus,
  type Transactions,
} from '#protocol/account/transactions.ts'
import type { WithdrawalState } from '#protocol/cashier/withdrawal-order.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { giveBack } from '#server/cashier/end-withdrawal.ts'
import { houseAccount, walletOf } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { depositOrder } from '#server/payments/deposit-order.table.ts'
import { makeAgent, makePlayer, type Person } from '#tests/support/agents/contracts.ts'
import { orderPayout } from '#tests/support/cashier/order-payout.ts'
import { type OpenedPlatform, tally, visit } from '#tests/support/client.ts'
import { csvTable, moneyHead } from '#tests/support/csv-table.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { claim, giveBonus } from '#tests/support/rewards/claim-world.ts'
import { textIn } from '#tests/support/texts.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

const ever = { from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' }
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, 0, minute * 60))

type Asked = Partial<RequestInput<typeof listTransactions>>
const read = (person: Person, given: Asked = {}) =>
  person.read(listTransactions, { ...ever, ...given }, person.headers)

/** Posts an amount in minor units to a member's wallet, from the house or another member. */
async function move(person: Person, kind: string, amount: number, minute: number, other?: Person) {
  const { database } = opened.platform
  const theirs = other ? await walletOf(database, other.member.id) : await houseAccount(database, 'cashier')
  const postings = [
    { accountId: await walletOf(database, person.member.id), amount },
    { accountId: theirs, amount: -amount },
  ]
  const posted = await database.transaction((tx) =>
    post(tx, { kind, key: randomUUID(), reference: 'test', at: at(minute), postings }),
  )
  expect(posted.outcome).toBe('posted')
}

type DepositState = (typeof depositOrder.$inferInsert)['state']

async function orderDeposit(person: Person, state: DepositState, minute: number): Promise<string> {
  const id = randomUUID()
  const order = { id, memberId: person.member.id, channelId: 'pix', amount: 5_000, state }
  await opened.platform.database
    .insert(depositOrder)
    .values({ ...order, createdAt: at(minute), expiresAt: at(minute + 15) })
  return id
}

async function playerWithAll() {
  const player = await makePlayer(opened)
  await move(player, 'deposit', 10_000, 0)
  const returned = await orderPayout(opened, player.member.id, { amount: 1_000, at: at(1) })
  await opened.platform.database.transaction((tx) =>
    giveBack(tx, { id: returned, from: ['submitted'], at: at(2), to: 'rejected', reason: 'holder' }),
  )
  const failed = await orderDeposit(player, 'expired', 3)
  const pending = await orderPayout(opened, player.member.id, { amount: 1_000, at: at(4) })
  const unpaid = await orderDeposit(player, 'created', 5)
  await orderDeposit(player, 'credited', 6)
  return { player, returned, failed, pending, unpaid }
}

describe('[MEM-08] Transaction history', () => {
  test('[CALL-40] lists wallet movements, and pending and failed deposits, with their status and balance', async () => {
    const { player, unpaid, pending, failed, returned } = await playerWithAll()
    const { transactions, totals, next } = await read(player)
    expect(
      transactions.map(({ type, status, amount, balance, reference }) => [
        type,
        status,
        amount,
        balance,
        reference,
      ]),
    ).toEqual([
      ['deposit', 'pending', 5_000, null, unpaid],
      ['withdrawal', 'pending', -1_000, 9_000, pending],
      ['deposit', 'failed', 5_000, null, failed],
      ['withdrawalReturned', 'done', 1_000, 10_000, returned],
      ['withdrawal', 'returned', -1_000, 9_000, returned],
      ['deposit', 'done', 10_000, 10_000, 'test'],
    ])
    expect(totals).toEqual({ page: { in: 11_000, out: 2_000 }, all: { in: 11_000, out: 2_000 } })
    expect(next).toBeNull()
  })

  test.each<[TransactionStatus, number, object]>([
    ['pending', 2, { in: 0, out: 1_000 }],
    ['failed', 1, { in: 0, out: 0 }],
    ['returned', 1, { in: 0, out: 1_000 }],
    ['done', 2, { in: 11_000, out: 0 }],
  ])('filters entries and their sums by status: %s', async (status, count, all) => {
    const { player } = await playerWithAll()
    const { transactions, totals } = await read(player, { status })
    expect(transactions).toHaveLength(count)
    expect(transactions.every((one) => one.status === status)).toBe(true)
    expect(totals).toEqual({ page: all, all })
  })

  test('reports a withdrawal as done only after the member has received it', async () => {
    const { player, pending } = await playerWithAll()
    const statusOf = async () =>
      (await read(player)).transactions.find(({ reference }) => reference === pending)?.status
    const to = async (state: WithdrawalState) =>
      void (await opened.platform.pool.query('update withdrawal_order set state = $1 where id = $2', [
        state,
        pending,
      ]))
    for (const state of ['submitted', 'reviewing', 'paying', 'paid', 'disputed'] as const) {
      await to(state)
      expect(await statusOf(), state).toBe('pending')
      expect((await read(player, { status: 'pending' })).transactions).toHaveLength(2)
      expect((await read(player, { status: 'done' })).transactions).toHaveLength(2)
    }
    await to('received')
    expect(await statusOf()).toBe('done')
    expect((await read(player, { status: 'pending' })).transactions).toHaveLength(1)
    for (const state of ['rejected', 'cancelled', 'failed'] as const) {
      await to(state)
      expect(await statusOf(), state).toBe('returned')
      expect((await read(player, { status: 'returned' })).transactions).toHaveLength(2)
    }
  })

  test.each<[DepositState, TransactionStatus]>([
    ['created', 'pending'],
    ['reconciling', 'pending'],
    ['paid', 'pending'],
    ['expired', 'failed'],
    ['cancelled', 'failed'],
    ['failed', 'failed'],
  ])('reports a deposit in the state %s as %s', async (state, status) => {
    const player = await makePlayer(opened)
    const reference = await orderDeposit(player, state, 1)
    expect((await read(player)).transactions).toMatchObject([{ reference, status, balance: null }])
    for (const asked of ['pending', 'done', 'failed', 'returned'] as const)
      expect((await read(player, { status: asked })).transactions, asked).toHaveLength(
        asked === status ? 1 : 0,
      )
  })

  test('filters entries by type and by time', async () => {
    const { player } = await playerWithAll()
    const kinds = async (given: Asked) => (await read(player, given)).transactions.map(({ type }) => type)
    expect(await kinds({ types: 'deposit' })).toEqual(['deposit', 'deposit', 'deposit'])
    expect(await kinds({ types: 'withdrawal,withdrawalReturned' })).toEqual([
      'withdrawal',
      'withdrawalReturned',
      'withdrawal',
    ])
    expect(await kinds({ types: 'bet' })).toEqual([])
    const range = { from: at(1).toISOString(), to: at(4).toISOString() }
    expect(await kinds(range)).toEqual(['deposit', 'withdrawalReturned', 'withdrawal'])
    expect((await read(player, range)).totals.all).toEqual({ in: 1_000, out: 1_000 })
  })

  test('distinguishes transfers to the upline and downline, and lists entries of unknown kinds as corrections', async () => {
    const top = await makeAgent(opened)
    const agent = await makeAgent(opened, top)
    const player = await makePlayer(opened, agent)
    await move(top, 'deposit', 50_000, 0)
    await move(agent, 'transfer', 9_000, 1, top)
    await move(player, 'transfer', 4_000, 2, agent)
    await move(agent, 'something', 7, 3)
    await move(agent, 'trial', 11, 4)
    const named = async (types: Asked['types']) =>
      (await read(agent, types === undefined ? {} : { types })).transactions.map(({ type, amount }) => [
        type,
        amount,
      ])
    expect(await named(undefined)).toEqual([
      ['bonus', 11],
      ['correction', 7],
      ['downlineTransfer', -4_000],
      ['uplineTransfer', 9_000],
    ])
    for (const [type, amount] of await named(undefined))
      expect(await named(String(type))).toEqual([[type, amount]])
    expect(await named('uplineTransfer,downlineTransfer,correction')).toHaveLength(3)
    const [entry] = (await read(agent, { types: 'downlineTransfer' })).transactions
    const details = await agent.read(readTransaction, { id: entry?.id ?? '' }, agent.headers)
    expect(details.details).toEqual([
      { label: textIn('en', 'entry.fact.fromOrTo'), text: player.member.account },
    ])
  })

  test('lists each entry on only one page, even when several entries have the same time', async () => {
    const player = await makePlayer(opened)
    for (const minute of [0, 1, 1, 1, 2]) await move(player, 'deposit', 100, minute)
    for (const minute of [1, 1, 2]) await orderDeposit(player, 'failed', minute)
    const whole = (await read(player, { limit: 100 })).transactions.map(({ id }) => id)
    expect(whole).toHaveLength(8)
    for (const limit of [1, 2, 3]) {
      const seen: string[] = []
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await read(player, { limit, ...(cursor ? { cursor } : {}) })
        seen.push(...page.transactions.map(({ id }) => id))
        cursor = page.next
      }
      expect(seen).toEqual(whole)
    }
    const moments = (await read(player)).transactions.map((one) => Date.parse(one.at))
    expect(moments).toEqual(moments.toSorted((one, other) => other - one))
  })

  test('names an entry’s payee, fee and reason for its return in the reader’s language', async () => {
    const { player, failed, pending, returned } = await playerWithAll()
    const { transactions } = await read(player)
    const detailsOf = async (reference: string, type: string, language = 'en') => {
      const entry = transactions.find((one) => one.reference === reference && one.type === type)
      const asked = { id: entry?.id ?? '' }
      return visit(opened, { language }).read(readTransaction, asked, player.headers)
    }
    expect(await detailsOf(failed, 'deposit')).toMatchObject({ id: failed, status: 'failed', balance: null })
    const out = await detailsOf(pending, 'withdrawal')
    expect(out.details).toContainEqual({ label: textIn('en', 'entry.fact.paidTo'), text: 'Pix •••42' })
    expect(out.details).toContainEqual({ label: textIn('en', 'entry.fact.fee'), text: 'R$\u00a01.00' })
    const back = await detailsOf(returned, 'withdrawalReturned', 'pt')
    expect(back.details).toContainEqual({
      label: textIn('pt', 'entry.fact.reason'),
      text: textIn('pt', 'withdrawal.returned.holder'),
    })
  })

  test('hides a member’s entries of every kind from other members', async () => {
    const { player } = await playerWithAll()
    const other = await makePlayer(opened)
    expect(await read(other)).toMatchObject({ transactions: [], totals: { all: { in: 0, out: 0 } } })
    const { transactions } = await read(player)
    const forged = ['0', '1', 'x', '-1', randomUUID(), '9'.repeat(15)]
    for (const id of [...transactions.map(({ id }) => id), ...forged])
      expect(await other.ask(readTransaction, { id }, other.headers), id).toMatchObject({
        status: 404,
        code: 'thing.unknown',
      })
    for (const cursor of [['2026-02-10T12:00:00.000Z', "1' or true"], ['x', '1'], 'none'])
      expect(
        await player.ask(
          listTransactions,
          { ...ever, cursor: typeof cursor === 'string' ? cursor : btoa(JSON.stringify(cursor)) },
          player.headers,
        ),
      ).toMatchObject({ status: 404 })
    for (const call of [listTransactions, exportTransactions])
      expect(await other.ask(call, ever)).toMatchObject({ status: 401 })
  })
})

describe('[MEM-08] Balance after an entry', () => {
  const chainOf = (entries: readonly { amount: number; balance: number | null }[]) =>
    entries.toReversed().map(({ amount, balance }) => ({ before: (balance ?? 0) - amount, after: balance }))

  async function leafThrough(person: Person) {
    const entries: Transactions['transactions'] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await read(person, { limit: 7, ...(cursor ? { cursor } : {}) })
      entries.push(...page.transactions)
      cursor = page.next
    }
    return entries
  }

  test('continues from the previous balance even when 30 claims run concurrently', async () => {
    const player = await makePlayer(opened)
    const bonuses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => giveBonus(opened, player, { amount: 100 + index })),
    )
    const answers = await Promise.all(bonuses.map((id) => claim(player, { what: 'bonus', id })))
    expect(tally(answers)).toEqual({ done: 30 })
    const chain = chainOf(await leafThrough(player))
    expect(chain).toHaveLength(30)
    expect(chain.map(({ before }) => before)).toEqual([0, ...chain.slice(0, -1).map(({ after }) => after)])
  })

  test('follows the posting order in the export, even if the request times are out of order', async () => {
    const player = await makePlayer(opened)
    for (const second of [50, 10, 30, 20, 40]) await move(player, 'deposit', 100, second / 60)
    const { csv } = await player.read(exportTransactions, ever, player.headers)
    expect(csvTable(csv, ',').column(moneyHead('en', 'file.entries.balanceAfter'))).toEqual([
      '5.00',
      '4.00',
      '3.00',
      '2.00',
      '1.00',
    ])
  })
})

describe('[MEM-08] Transaction export', () => {
  test('contains one line per entry, in Portuguese or English', async () => {
    const { player } = await playerWithAll()
    const english = await player.read(exportTransactions, ever, player.headers)
    expect(english.name).toBe(`${textIn('en', 'file.entries.name')}.csv`)
    const table = csvTable(english.csv, ',')
    const states = ['pending', 'pending', 'failed', 'completed', 'refunded', 'completed']
    expect(table.column(textIn('en', 'file.entries.status'))).toEqual(
      states.map((state) => textIn('en', `file.entries.${state}`)),
    )
    expect(table.column(moneyHead('en', 'file.entries.balanceAfter'))).toEqual([
      '',
      '90.00',
      '',
      '100.00',
      '90.00',
      '100.00',
    ])
    const asked = { ...ever, types: 'withdrawal', status: 'returned' } as const
    const { name, csv } = await visit(opened, { language: 'pt' }).read(
      exportTransactions,
      asked,
      player.headers,
    )
    expect(name).toBe(`${textIn('pt', 'file.entries.name')}.csv`)
    expect(csvTable(csv, ';').column(moneyHead('pt', 'file.entries.amount'))).toEqual(['-10,00'])
    expect(csvTable(csv, ';').column(textIn('pt', 'file.entries.status'))).toEqual([
      textIn('pt', 'file.entries.refunded'),
    ])
  })

  test('rejects more than 10,000 entries and returns their number', async () => {
    const player = await makePlayer(opened)
    await opened.platform.pool.query(
      `insert into deposit_order (id, member_id, channel_id, amount, state, created_at, expires_at)
       select gen_random_uuid(), $1, 'pix', 100, 'failed', now(), now() from generate_series(1, 10001)`,
      [player.member.id],
    )
    expect(await player.ask(exportTransactions, ever, player.headers)).toMatchObject({
      code: 'export.tooMany',
      value: { records: 10_001, limit: 10_000 },
    })
  })
})
