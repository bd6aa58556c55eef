import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/database/database.ts'
import { balanceOf, houseAccount, walletOf } from '#server/ledger/accounts.ts'
import { ledgerAccount, ledgerOperation, ledgerPosting } from '#server/ledger/ledger.table.ts'
import { KeyReused, type Operation, type Posted, type Posting, post } from '#server/ledger/post.ts'
import { newMember, newWallet, operation, outcomesOf, transfer } from '#tests/support/cashier/wallets.ts'
import { makeOwnDatabase, type OwnDatabase } from '#tests/support/own-database.ts'

const CLIENTS = 50

let own: OwnDatabase
let pool: pg.Pool
let database: Database
let games: number

beforeAll(async () => {
  own = await makeOwnDatabase()
  pool = own.openPool(CLIENTS)
  database = openDatabase(pool)
  games = await houseAccount(database, 'games')
})
afterAll(async () => {
  await pool.end()
  await own.drop()
})

const postNow = (what: Operation): Promise<Posted> => database.transaction((tx) => post(tx, what))

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

afterEach(async () => {
  const [all] = await database
    .select({ sum: sql`coalesce(sum(${ledgerPosting.amount}), 0)`.mapWith(Number) })
    .from(ledgerPosting)
  expect(all?.sum, 'sum of all postings').toBe(0)
  const summed = database
    .select({ sum: sql`coalesce(sum(${ledgerPosting.amount}), 0)` })
    .from(ledgerPosting)
    .where(eq(ledgerPosting.accountId, ledgerAccount.id))
  const wrong = await database
    .select()
    .from(ledgerAccount)
    .where(sql`${ledgerAccount.balance} <> (${summed})`)
  expect(wrong, 'accounts whose balance differs from their postings').toEqual([])
  const below = await database.select().from(ledgerPosting).where(sql`${ledgerPosting.balanceAfter} < 0`)
  expect(below, 'postings with a negative balance').toEqual([])
})

test('posts a transfer and returns the new balances', async () => {
  const [ana, bruno] = [await newWallet(database, 100), await newWallet(database, 5)]
  const posted = await postNow(operation({ postings: transfer(ana, bruno, 30) }))
  expect(posted).toMatchObject({
    outcome: 'posted',
    balances: new Map([
      [ana, 70],
      [bruno, 35],
    ]),
  })
  expect(await balanceOf(database, ana)).toBe(70)
})

test('lets the balance of a house account go below zero', async () => {
  const bonus = await houseAccount(database, 'bonus')
  const ana = await newWallet(database, 0)
  const posted = await postNow(operation({ postings: transfer(bonus, ana, 250) }))
  expect(posted).toMatchObject({ balances: new Map([[ana, 250]]) })
  expect(await balanceOf(database, bonus)).toBe(-250)
})

test('returns no balances for an operation between house accounts', async () => {
  const postings = transfer(await houseAccount(database, 'seed'), games, 10)
  const what = operation({ postings })
  expect(await postNow(what)).toMatchObject({ outcome: 'posted', balances: new Map() })
  expect(await postNow(what)).toMatchObject({ outcome: 'repeated', balances: new Map() })
})

test('rejects a posting that exceeds the wallet’s balance, and leaves its key unused', async () => {
  const ana = await newWallet(database, 10)
  const bet = operation({ postings: transfer(ana, games, 11) })
  expect(await postNow(bet)).toEqual({ outcome: 'short' })
  expect(await balanceOf(database, ana)).toBe(10)
  expect(await database.$count(ledgerOperation, eq(ledgerOperation.idempotencyKey, bet.key))).toBe(0)
  await postNow(operation({ postings: transfer(games, ana, 1) }))
  expect(await postNow(bet)).toMatchObject({ outcome: 'posted', balances: new Map([[ana, 0]]) })
})

test('rejects the whole operation if one of several wallets lacks money', async () => {
  const [rich, poor, third] = [
    await newWallet(database, 100),
    await newWallet(database, 1),
    await newWallet(database, 0),
  ]
  const postings = [
    { accountId: rich, amount: -10 },
    { accountId: poor, amount: -2 },
    { accountId: third, amount: 12 },
  ]
  expect(await postNow(operation({ postings }))).toEqual({ outcome: 'short' })
  expect([await balanceOf(database, rich), await balanceOf(database, third)]).toEqual([100, 0])
})

test('returns the original balances when an operation is repeated', async () => {
  const ana = await newWallet(database, 100)
  const bet = operation({ postings: transfer(ana, games, 60) })
  const first = await postNow(bet)
  await postNow(operation({ postings: transfer(ana, games, 40) }))
  expect(await postNow(bet)).toEqual({ ...first, outcome: 'repeated' })
  expect(await balanceOf(database, ana)).toBe(0)
})

test.for([
  ['another amount', (ana: number) => transfer(ana, games, 2)],
  ['another account', (_: number, bruno: number) => transfer(bruno, games, 1)],
  ['an amount that the wallet does not have', (ana: number) => transfer(ana, games, 9_999)],
] as const)('throws if a used key is sent with %s', async ([, other]) => {
  const [ana, bruno] = [await newWallet(database, 100), await newWallet(database, 100)]
  const bet = operation({ postings: transfer(ana, games, 1) })
  await postNow(bet)
  await expect(postNow({ ...bet, postings: other(ana, bruno) })).rejects.toThrow(KeyReused)
  await expect(postNow({ ...bet, kind: 'win' })).rejects.toThrow(KeyReused)
  expect([await balanceOf(database, ana), await balanceOf(database, bruno)]).toEqual([99, 100])
})

test.for<[string, (wallet: number) => Posting[]]>([
  ['do not sum to zero', (wallet) => [...transfer(wallet, games, 5), { accountId: 0, amount: 1 }]],
  ['name an account twice', (wallet) => [...transfer(wallet, games, 5), ...transfer(wallet, games, 5)]],
  ['have an amount of zero', (wallet) => transfer(wallet, games, 0)],
  ['contain a fraction of a centavo', (wallet) => transfer(wallet, games, 0.5)],
  ['are empty', () => []],
])('throws for postings that %s', async ([, postingsWith]) => {
  const ana = await newWallet(database, 100)
  const before = await database.$count(ledgerOperation)
  await expect(postNow(operation({ postings: postingsWith(ana) }))).rejects.toThrow(
    'do not form an operation',
  )
  expect(await database.$count(ledgerOperation)).toBe(before)
})

test('throws for an unknown account', async () => {
  const ana = await newWallet(database, 100)
  await expect(postNow(operation({ postings: transfer(ana, 999_999, 1) }))).rejects.toThrow()
  expect(await balanceOf(database, ana)).toBe(100)
})

test('leaves no posting if the transaction fails afterwards', async () => {
  const ana = await newWallet(database, 100)
  const bet = operation({ postings: transfer(ana, games, 60) })
  const failing = database.transaction(async (tx) => {
    expect(await post(tx, bet)).toMatchObject({ outcome: 'posted' })
    throw new Error('the round could not be kept')
  })
  await expect(failing).rejects.toThrow('the round could not be kept')
  expect(await balanceOf(database, ana)).toBe(100)
  expect(await postNow(bet)).toMatchObject({ outcome: 'posted' })
})

test('posts an operation once when fifty requests send it concurrently, and returns the same result to all', async () => {
  const ana = await newWallet(database, 100)
  const bet = operation({ postings: transfer(ana, games, 60) })
  const all = await times(CLIENTS, () => postNow(bet))
  expect(outcomesOf(all)).toEqual({ posted: 1, repeated: CLIENTS - 1, short: 0 })
  const told = all.map((posted) => posted.outcome !== 'short' && [posted.operationId, ...posted.balances])
  expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(await balanceOf(database, ana)).toBe(40)
})

test('posts only one of ten concurrent operations that share a key, and rejects the others', async () => {
  const wallets = await times(10, () => newWallet(database, 100))
  const key = randomUUID()
  const all = await Promise.allSettled(
    wallets.map((wallet) => postNow(operation({ key, postings: transfer(wallet, games, 60) }))),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const reasons = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(reasons.every((reason) => reason instanceof KeyReused)).toBe(true)
})

test('never takes a wallet below zero when fifty payments run concurrently', async () => {
  const ana = await newWallet(database, 95)
  const all = await times(CLIENTS, () => postNow(operation({ postings: transfer(ana, games, 10) })))
  expect(outcomesOf(all)).toEqual({ posted: 9, repeated: 0, short: CLIENTS - 9 })
  expect(await balanceOf(database, ana)).toBe(5)
})

test('runs concurrent transfers in opposite directions without a deadlock', async () => {
  const [ana, bruno] = [await newWallet(database, 1_000), await newWallet(database, 1_000)]
  const all = await times(CLIENTS * 6, (index) => {
    const [from, to] = index % 2 ? [ana, bruno] : [bruno, ana]
    return postNow(operation({ postings: transfer(from, to, 1) }))
  })
  expect(outcomesOf(all)).toEqual({ posted: CLIENTS * 6, repeated: 0, short: 0 })
})

test('posts to a house account while another posting to the account is uncommitted', async () => {
  const [ana, bruno] = [await newWallet(database, 10), await newWallet(database, 10)]
  await database.transaction(async (tx) => {
    await post(tx, operation({ postings: transfer(ana, games, 1) }))
    const other = database.transaction(async (second) => {
      await second.execute(sql`set local lock_timeout = '2s'`)
      return post(second, operation({ postings: transfer(bruno, games, 1) }))
    })
    expect(await other).toMatchObject({ outcome: 'posted' })
  })
})

/** Returns the times, amounts and balances of a wallet's postings, oldest first. */
const recordOf = (wallet: number) =>
  database
    .select({ at: ledgerPosting.at, amount: ledgerPosting.amount, balance: ledgerPosting.balanceAfter })
    .from(ledgerPosting)
    .where(eq(ledgerPosting.accountId, wallet))
    .orderBy(ledgerPosting.at, ledgerPosting.id)

test('dates an operation no earlier than its wallet’s previous operation', async () => {
  const ana = await newWallet(database, 0)
  const moment = (second: number) => new Date(Date.UTC(2026, 2, 1, 12, 0, second))
  const moves: [amount: number, second: number][] = [
    [100, 10],
    [-30, 40],
    [-20, 20],
    [5, 50],
    [7, 40],
  ]
  for (const [amount, second] of moves)
    await postNow({ ...operation({ postings: transfer(games, ana, amount) }), at: moment(second) })
  expect(await recordOf(ana)).toEqual([
    { at: moment(10), amount: 100, balance: 100 },
    { at: moment(40), amount: -30, balance: 70 },
    { at: moment(40), amount: -20, balance: 50 },
    { at: moment(50), amount: 5, balance: 55 },
    { at: moment(50), amount: 7, balance: 62 },
  ])
})

test('dates an operation by the sandbox clock after the clock moves back by several days', async () => {
  const ana = await newWallet(database, 0)
  const moment = (day: number) => new Date(Date.UTC(2026, 2, day))
  for (const day of [9, 2])
    await postNow({ ...operation({ postings: transfer(games, ana, 1) }), at: moment(day) })
  expect((await recordOf(ana)).map(({ at }) => at)).toEqual([moment(2), moment(9)])
})

test('creates only one wallet per member and one house account per kind, even concurrently', async () => {
  const memberId = await newMember(database)
  expect(new Set(await times(CLIENTS, () => walletOf(database, memberId))).size).toBe(1)
  expect(new Set(await times(CLIENTS, () => houseAccount(database, 'commission'))).size).toBe(1)
})
