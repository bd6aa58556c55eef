import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { ledgerOperation, ledgerPosting } from './ledger.table.ts'
import { writeOperation } from './write-operation.ts'

export type Posting = {
  accountId: number
  /** Minor units; positive for credits. */
  amount: number
}

export type Operation = {
  /** `bet`, `win`, `deposit` … */
  kind: string
  /**
   * Idempotency key. It must be unique across members, so a key that a member has sent needs the member's id
   * as a prefix.
   */
  key: string
  /** Id of the operation's cause, such as a round, an order or a claim. */
  reference: string
  /** Time of the request. If a wallet has a newer operation, that operation's time is recorded instead. */
  at: Date
  /** They must sum to zero, with one posting per account. */
  postings: readonly Posting[]
}

export type Posted =
  | {
      /** `repeated`: an operation with this key already existed, and this is its result. */
      outcome: 'posted' | 'repeated'
      operationId: number
      /** Balances after the operation, in minor units, by account id. House accounts are left out. */
      balances: ReadonlyMap<number, number>
    }
  /** A wallet would have become negative, so nothing was written. */
  | { outcome: 'short' }

export class KeyReused extends Error {
  constructor(key: string) {
    super(`The idempotency key ${key} was used for another operation`)
    this.name = 'KeyReused'
  }
}

/**
 * Posts one operation whose postings sum to zero. Wallets are locked in id order until the transaction ends,
 * which prevents deadlocks. If a transaction posts several operations, all of them must lock the same wallet
 * first. House accounts are neither locked nor updated, as every bet posts to the same one.
 * @throws KeyReused if the key belongs to other postings
 */
export async function post(tx: Transaction, operation: Operation): Promise<Posted> {
  refuseUnbalanced(operation.postings)
  const posted = await write(tx, operation)
  return posted ?? (await recall(tx, operation)) ?? { outcome: 'short' }
}

function refuseUnbalanced(postings: readonly Posting[]): void {
  const total = postings.reduce((sum, { amount }) => sum + amount, 0)
  const accounts = new Set(postings.map(({ accountId }) => accountId))
  const areIntegers = postings.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0)
  if (total !== 0 || accounts.size !== postings.length || accounts.size < 2 || !areIntegers) {
    throw new Error(`These postings do not form an operation: ${JSON.stringify(postings)}`)
  }
}

/** Returns null and writes nothing if a wallet has too little money or the key was already used. */
async function write(tx: Transaction, { postings, at, ...columns }: Operation): Promise<Posted | null> {
  const rows = await writeOperation(tx, {
    ...columns,
    at: at.toISOString(),
    accountIds: postings.map(({ accountId }) => accountId),
    amounts: postings.map(({ amount }) => amount),
  })
  const [first] = rows
  return first
    ? { outcome: 'posted', operationId: Number(first.operationId), balances: balancesOf(rows) }
    : null
}

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
  if (first.kind !== kind || describe(before) !== describe(postings)) throw new KeyReused(key)
  return { outcome: 'repeated', operationId: first.operationId, balances: balancesOf(before) }
}

const describe = (postings: readonly Posting[]): string =>
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
