import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/database/database.ts'
import { balanceOf, houseAccount } from '#server/ledger/accounts.ts'
import { KeyReused, type Posted, type Posting, post } from '#server/ledger/post.ts'
import { newWallet, operation, transfer } from '#tests/support/cashier/wallets.ts'
import { makeOwnDatabase, type OwnDatabase } from '#tests/support/own-database.ts'

let own: OwnDatabase
let pool: pg.Pool
let database: Database
let house: number

beforeAll(async () => {
  own = await makeOwnDatabase()
  pool = own.openPool(20)
  database = openDatabase(pool)
  house = await houseAccount(database, 'games')
})
afterAll(async () => {
  await pool.end()
  await own.drop()
})

const STARTS = [50, 20, 0]

/**
 * A transfer that the test makes. Accounts are given by index, and the last account is the house's. The keys
 * come from a small range, so that some repeat.
 */
type Move = {
  from: number
  to: number
  amount: number
  also: number
  key: number
  again: number
  isUndone: boolean
}

const move: fc.Arbitrary<Move> = fc.record({
  from: fc.nat(STARTS.length),
  to: fc.nat(STARTS.length),
  amount: fc.integer({ min: 1, max: 40 }),
  /** Amount that goes to a third account. */
  also: fc.nat(1),
  key: fc.nat(30),
  /** How many steps back the repeated move is. From 4 on, no move is repeated. */
  again: fc.integer({ min: 1, max: 8 }),
  isUndone: fc.boolean(),
})

function postingsOf({ from, to, amount, also }: Move, accounts: number[]): Posting[] {
  const at = (place: number) => accounts[place] ?? Number.NaN
  const third = [0, 1, 2, 3].find((place) => place !== from && place !== to) ?? Number.NaN
  if (also === 0 || amount < 2) return transfer(at(from), at(to), amount)
  return [...transfer(at(from), at(to), amount - 1), { accountId: at(third), amount: 1 }].map((posting) =>
    posting.accountId === at(from) ? { ...posting, amount: -amount } : posting,
  )
}

/** A minimal model of the ledger: balances, and operations by key. */
class Book {
  readonly balances: Map<number, number>
  readonly done = new Map<string, { said: string; wallets: [number, number][] }>()

  constructor(wallets: number[]) {
    this.balances = new Map(wallets.map((wallet, place) => [wallet, STARTS[place] ?? 0]))
  }

  post(key: string, postings: Posting[], isUndone: boolean) {
    const said = JSON.stringify(postings)
    const before = this.done.get(key)
    if (before) return before.said === said ? { outcome: 'repeated', wallets: before.wallets } : 'reused'
    const wallets = postings
      .filter(({ accountId }) => this.balances.has(accountId))
      .map(({ accountId, amount }): [number, number] => [
        accountId,
        (this.balances.get(accountId) ?? 0) + amount,
      ])
    if (wallets.some(([, balance]) => balance < 0)) return { outcome: 'short' }
    if (!isUndone) {
      for (const [wallet, balance] of wallets) this.balances.set(wallet, balance)
      this.done.set(key, { said, wallets })
    }
    return { outcome: 'posted', wallets }
  }
}

class Undone extends Error {}

async function postToLedger(key: string, postings: Posting[], isUndone: boolean) {
  let posted: Posted | undefined
  try {
    await database.transaction(async (tx) => {
      posted = await post(tx, operation({ key, postings }))
      if (isUndone && posted.outcome === 'posted') throw new Undone()
    })
  } catch (error) {
    if (error instanceof KeyReused) return 'reused'
    if (!(error instanceof Undone)) throw error
  }
  if (!posted || posted.outcome === 'short') return { outcome: 'short' }
  return { outcome: posted.outcome, wallets: [...posted.balances] }
}

const inOrder = (answer: Awaited<ReturnType<typeof postToLedger>> | ReturnType<Book['post']>) =>
  typeof answer === 'string' || !('wallets' in answer)
    ? answer
    : { ...answer, wallets: [...(answer.wallets ?? [])].sort(([first], [second]) => first - second) }

const moves = fc.array(
  move.filter(({ from, to }) => from !== to),
  { minLength: 5, maxLength: 40 },
)

let runs = 0

test('gives the same results as a simple account book for any sequence of operations', async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (story) => {
      const wallets = await Promise.all(STARTS.map((start) => newWallet(database, start)))
      const book = new Book(wallets)
      const run = runs++
      for (const [index, next] of story.entries()) {
        const earlier = next.again < 4 ? story[index - next.again] : undefined
        const one = earlier ?? next
        const postings = postingsOf(one, [...wallets, house])
        const key = `${run}:${one.key}`
        const answer = await postToLedger(key, postings, one.isUndone)
        expect(inOrder(answer)).toEqual(inOrder(book.post(key, postings, one.isUndone)))
      }
      for (const [wallet, balance] of book.balances) expect(await balanceOf(database, wallet)).toBe(balance)
    }),
    { numRuns: 60 },
  )
})

test('changes balances by exactly the posted operations when they run concurrently', async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (story) => {
      const wallets = await Promise.all(STARTS.map((start) => newWallet(database, start)))
      const before = await balanceOf(database, house)
      const all = await Promise.all(
        story.map(async (one, index) => {
          const postings = postingsOf(one, [...wallets, house])
          return { postings, answer: await postToLedger(`${runs}:all:${index}`, postings, one.isUndone) }
        }),
      )
      runs++
      const kept = all.filter(
        ({ answer }, index) =>
          typeof answer !== 'string' && answer.outcome === 'posted' && !story[index]?.isUndone,
      )
      const accounts = [...wallets, house]
      for (const [place, account] of accounts.entries()) {
        const moved = kept
          .flatMap(({ postings }) => postings)
          .filter(({ accountId }) => accountId === account)
          .reduce((sum, { amount }) => sum + amount, 0)
        const start = account === house ? before : (STARTS[place] ?? 0)
        const balance = await balanceOf(database, account)
        expect(balance).toBe(start + moved)
        if (account !== house) expect(balance).toBeGreaterThanOrEqual(0)
      }
    }),
    // Shrinking cannot reproduce a timing failure.
    { numRuns: 60, endOnFailure: true },
  )
})
