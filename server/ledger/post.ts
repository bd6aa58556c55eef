import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { ledgerOperation, ledgerPosting } from './ledger.table.ts'
import { writeOperation } from './write-operation.ts'

/** Money into an account, or out of it. */
export type Posting = {
  accountId: number
  /** Minor units; positive into the account. */
  amount: number
}

export type Operation = {
  /** `bet`, `win`, `deposit` … */
  kind: string
  /** Idempotency key, one for all members: a key that a member chose needs the member in front of it. */
  key: string
  /** What it is for: a round, an order. */
  reference: string
  /** When it was asked for; it is written at the moment of a wallet's newest operation where that is a little later. */
  at: Date
  /** Sum to zero; one an account. */
  postings: readonly Posting[]
}

export type Posted =
  | {
      /** `repeated`: an operation with this key had been posted before, and is told again. */
      outcome: 'posted' | 'repeated'
      operationId: number
      /** Minor units in each wallet right after the operation, by account; the house's accounts are not in it. */
      balances: ReadonlyMap<number, number>
    }
  /** A wallet would have gone below zero; nothing happened. */
  | { outcome: 'short' }

/** The same idempotency key came with something else to post. */
export class KeyReused extends Error {
  constructor(key: string) {
    super(`The idempotency key ${key} was used for another operation`)
    this.name = 'KeyReused'
  }
}

/**
 * Moves money: one operation whose postings sum to zero.
 *
 * Wallets are locked in the order of their ids until the transaction ends, so operations wait for each other and
 * never in a circle; a transaction that posts more than once gives that up unless all its operations begin with the same
 * wallet. The house's accounts are not locked, nor is their balance kept: every bet of every player posts to the
 * same one, and would wait for all others.
 *
 * @throws KeyReused where the key stands for other postings
 */
export async function post(tx: Transaction, operation: Operation): Promise<Posted> {
  refuseUnbalanced(operation.postings)
  const posted = await write(tx, operation)
  return posted ?? (await recall(tx, operation)) ?? { outcome: 'short' }
}

function refuseUnbalanced(postings: readonly Posting[]): void {
  const total = postings.reduce((sum, { amount }) => sum + amount, 0)
  const accounts = new Set(postings.map(({ accountId }) => accountId))
  const areWhole = postings.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0)
  if (total !== 0 || accounts.size !== postings.length || accounts.size < 2 || !areWhole) {
    throw new Error(`These postings are no operation: ${JSON.stringify(postings)}`)
  }
}

/** Null where a wallet is short or the key was used; then nothing was written. */
async function write(tx: Transaction, { postings, at, ...said }: Operation): Promise<Posted | null> {
  const rows = await writeOperation(tx, {
    ...said,
    at: at.toISOString(),
    accountIds: postings.map(({ accountId }) => accountId),
    amounts: postings.map(({ amount }) => amount),
  })
  const [first] = rows
  return first
    ? { outcome: 'posted', operationId: Number(first.operationId), balances: balancesOf(rows) }
    : null
}

/** What was posted under the operation's key before, if anything. */
async function recall(tx: Transaction, { key, kind, postings }: Operation): Promise<Posted | null> {
  const before = await tx
    .select({
      operationId: ledgerOperation.id,
      kind: ledgerOperation.kind,
      accountId: ledgerPosting.accountId,
      amount: ledgerPosting.amount,
      balance: ledgerPosting.balanceAfter,
    })
    .from(ledgerOperation)
    .innerJoin(ledgerPosting, eq(ledgerPosting.operationId, ledgerOperation.id))
    .where(eq(ledgerOperation.idempotencyKey, key))
  const [first] = before
  if (!first) return null
  if (first.kind !== kind || inWords(before) !== inWords(postings)) throw new KeyReused(key)
  return { outcome: 'repeated', operationId: first.operationId, balances: balancesOf(before) }
}

const inWords = (postings: readonly Posting[]): string =>
  postings
    .map(({ accountId, amount }) => `${accountId}:${amount}`)
    .sort()
    .join()

const balancesOf = (
  rows: readonly { accountId: number | string | null; balance: number | string | null }[],
): ReadonlyMap<number, number> =>
  new Map(
    rows.flatMap(({ accountId, balance }) =>
      accountId === null || balance === null ? [] : [[Number(accountId), Number(balance)]],
    ),
  )
