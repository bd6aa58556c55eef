import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/database/database.ts'
import { ledgerAccount, ledgerOperation, ledgerPosting } from './ledger.table.ts'

/** Placeholders for the values of each `post`, so that the statement's text never changes. */
const sent = {
  kind: sql.placeholder('kind'),
  key: sql.placeholder('key'),
  reference: sql.placeholder('reference'),
  at: sql.placeholder('at'),
  accountIds: sql.placeholder('accountIds'),
  amounts: sql.placeholder('amounts'),
}

const entry = sql`
  select account_id, amount from unnest(${sent.accountIds}::bigint[], ${sent.amounts}::bigint[])
  as given (account_id, amount)`

/** The members' accounts with their new balances, locked in id order. */
const wallet = sql`
  select account.id, account.balance + entry.amount as balance, account.moved_at
  from ${ledgerAccount} account join entry on entry.account_id = account.id
  where account.member_id is not null
  order by account.id
  for no key update of account`

/**
 * The operation's time. A wallet may have a later operation, as the caller read the clock before waiting for
 * the locks. The time must not precede that operation, or transactions sorted by time would not match the
 * balances. Times more than 10 minutes ahead are ignored, because they were written before the sandbox's
 * clock was set back.
 */
const moment = sql`
  select greatest(
    ${sent.at}::timestamptz,
    (select max(moved_at) from wallet where moved_at <= ${sent.at}::timestamptz + interval '10 minutes')
  )`

/**
 * Inserts nothing if a wallet has too little money or the key is taken. Runs after `wallet` has taken its
 * locks.
 */
const operation = sql`
  insert into ${ledgerOperation} (kind, idempotency_key, reference, at)
  select ${sent.kind}, ${sent.key}, ${sent.reference}, (${moment})
  where not exists (select from wallet where balance < 0)
  on conflict (idempotency_key) do nothing
  returning id, kind, at`

const changed = sql`
  update ${ledgerAccount} account set balance = wallet.balance, moved_at = operation.at
  from wallet cross join operation
  where account.id = wallet.id`

const posting = sql`
  insert into ${ledgerPosting} (operation_id, account_id, amount, balance_after, kind, at)
  select operation.id, entry.account_id, entry.amount, wallet.balance, dated.kind, dated.at
  from operation cross join entry
    left join wallet on wallet.id = entry.account_id
    left join lateral (select operation.kind, operation.at where wallet.id is not null) dated on true`

const statement = new PgDialect({ casing: 'snake_case' }).sqlToQuery(sql`
  with entry as (${entry}), wallet as (${wallet}), operation as (${operation}), changed as (${changed}),
  posting as (${posting})
  select operation.id as "operationId", wallet.id as "accountId", wallet.balance
  from operation left join wallet on true`)

/** The operation and one of its wallets; null columns if no wallet is involved. Bigints are strings. */
type Row = { operationId: string; accountId: string | null; balance: string | null }

/**
 * Checks and writes an operation with its postings in one statement. Returns no rows if nothing was written.
 * The statement is prepared by name and without Drizzle's builders, as building and planning it took as long
 * as running it.
 */
export async function writeOperation(
  tx: Transaction,
  values: Record<keyof typeof sent, unknown>,
): Promise<Row[]> {
  const prepared = tx._.session.prepareQuery<{ execute: { rows: Row[] }; all: never; values: never }>(
    statement,
    undefined,
    'write_operation',
    false,
  )
  const { rows } = await prepared.execute(values)
  return rows
}
