import { type SQL, sql } from 'drizzle-orm'
import type { Transaction, TransactionStatus } from '#protocol/account/transactions.ts'
import type { DepositState } from '#protocol/cashier/deposits.ts'
import type { WithdrawalState } from '#protocol/cashier/withdrawal-order.ts'
import { walletTransfer } from '#server/cashier/vendor-wallets/wallet-transfer.table.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import type { Cursor } from '#server/database/cursor.ts'
import type { Database } from '#server/database/database.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { ledgerOperation } from '#server/ledger/ledger.table.ts'
import { type EntryQuery, entryOf, walletPostings } from '#server/ledger/wallet-entries.ts'
import { depositOrder } from '#server/payments/deposit-order.table.ts'
import { withdrawalOrder } from '#server/payments/withdrawal-order.table.ts'

export type RecordQuery = EntryQuery & { status?: TransactionStatus | undefined }

/** Statuses of deposits that have not been credited. A credited deposit appears as a wallet entry instead. */
const unpaidStates: Record<Exclude<DepositState, 'credited'>, TransactionStatus> = {
  created: 'pending',
  reconciling: 'pending',
  paid: 'pending',
  expired: 'failed',
  cancelled: 'failed',
  failed: 'failed',
}

/** Statuses of withdrawals. A paid withdrawal stays pending until the member has received the money. */
const withdrawalStates: Record<WithdrawalState, TransactionStatus> = {
  submitted: 'pending',
  reviewing: 'pending',
  paying: 'pending',
  paid: 'pending',
  disputed: 'pending',
  received: 'done',
  rejected: 'returned',
  cancelled: 'returned',
  failed: 'returned',
}

type WalletState = (typeof walletTransfer.$inferSelect)['state']

const walletStates: Record<WalletState, TransactionStatus> = {
  moving: 'pending',
  checking: 'pending',
  arrived: 'done',
  returned: 'returned',
}

const statesOf = <State extends string>(all: Record<State, TransactionStatus>, status: TransactionStatus) =>
  (Object.keys(all) as State[]).filter((state) => all[state] === status)

const listed = (names: readonly string[]): SQL => sql`any(${sql.param([...names])}::text[])`

const statusIn = (column: SQL, all: Readonly<Record<string, TransactionStatus>>): SQL =>
  sql`case ${sql.join(
    Object.entries(all).map(([state, status]) => sql`when ${column} = ${state} then ${status}`),
    sql` `,
  )} else 'done' end`

const operationsOf = (memberId: number, statuses: readonly TransactionStatus[]): SQL => {
  const states = <State extends string>(all: Record<State, TransactionStatus>) =>
    listed(statuses.flatMap((status) => statesOf(all, status)))
  return sql`(
    select operation.id from ${withdrawalOrder} ordered
      join ${ledgerOperation} operation on operation.idempotency_key = 'withdrawal:' || ordered.id
    where ordered.member_id = ${memberId} and ordered.state = ${states(withdrawalStates)}
    union all
    select operation.id from ${walletTransfer} moved
      join ${ledgerOperation} operation on operation.idempotency_key = 'walletTransfer:' || moved.id
    where moved.member_id = ${memberId} and moved.direction = 'toVendor' and moved.state = ${states(walletStates)}
  )`
}

/** Matches wallet entries by status. All except withdrawals and vendor transfers are always `done`. */
function hasStatus({ memberId, status }: RecordQuery): SQL {
  if (status === undefined) return sql`true`
  if (status === 'failed') return sql`false`
  if (status !== 'done') return sql`posting.operation_id in ${operationsOf(memberId, [status])}`
  return sql`not (posting.kind in ('withdrawal', 'walletTransfer')
    and posting.operation_id in ${operationsOf(memberId, ['pending', 'returned'])})`
}

const moved = (query: RecordQuery): SQL => sql`${walletPostings(query)} and ${hasStatus(query)}`

function unpaid({ memberId, from, to, types, status }: RecordQuery): SQL {
  const states = (Object.keys(unpaidStates) as (keyof typeof unpaidStates)[]).filter(
    (state) => status === undefined || unpaidStates[state] === status,
  )
  return sql`
    from ${depositOrder} ordered
    where ordered.member_id = ${memberId} and ordered.state = ${listed(states)}
      and ordered.created_at >= ${from.toISOString()}::timestamptz
      and ordered.created_at < ${to.toISOString()}::timestamptz
      and ${types === undefined || types.includes('deposit')}`
}

/** Returns conditions for entries after a cursor. At equal times, wallet entries precede unpaid orders. */
function afterIn(after: Cursor | null): { moved: SQL; unpaid: SQL } {
  if (!after) return { moved: sql`true`, unpaid: sql`true` }
  const at = sql`${after.value}::timestamptz`
  return isUuid(after.id)
    ? {
        moved: sql`posting.at < ${at}`,
        unpaid: sql`(ordered.created_at, ordered.id) < (${at}, ${after.id}::uuid)`,
      }
    : {
        moved: sql`(posting.at, posting.id) < (${at}, ${after.id}::bigint)`,
        unpaid: sql`ordered.created_at <= ${at}`,
      }
}

type Row = Omit<Transaction, 'at' | 'amount' | 'balance'> & {
  at: Date
  amount: string
  balance: string | null
  account: string | null
}

export type RecordEntry = Transaction & { account: string | null }

const movedEntries = (memberId: number): SQL => {
  const { columns, joins } = entryOf(memberId)
  return sql`
    select ${columns}, case posting.kind
        when 'walletTransfer' then
          case when posting.amount < 0 then ${statusIn(sql`moved.state`, walletStates)} else 'done' end
        else ${statusIn(sql`ordered.state`, withdrawalStates)}
      end as status, coalesce(vendor.name, moved.vendor_code) as vendor
    from posting ${joins}
      left join ${walletTransfer} moved on posting.kind = 'walletTransfer'
        and moved.member_id = ${memberId} and moved.id::text = operation.reference
      left join ${vendor} vendor on vendor.code = moved.vendor_code
      left join ${withdrawalOrder} ordered on posting.kind = 'withdrawal'
        and ordered.member_id = ${memberId} and ordered.id::text = operation.reference`
}

const unpaidColumns = sql`ordered.id::text, ordered.created_at as at, 'deposit' as type, ordered.amount, null::bigint as balance,
  null as account, ordered.id::text as reference, ${statusIn(sql`ordered.state`, unpaidStates)} as status,
  null::text as vendor`

export async function findRecord(
  database: Database,
  query: RecordQuery,
  { after, limit }: { after: Cursor | null; limit: number },
): Promise<RecordEntry[]> {
  const later = afterIn(after)
  const { rows } = await database.execute<Row>(sql`
    with posting as (
      select posting.* ${moved(query)} and ${later.moved} order by posting.at desc, posting.id desc limit ${limit}
    ), seen as (${movedEntries(query.memberId)}), unpaid as (
      select ${unpaidColumns} ${unpaid(query)} and ${later.unpaid}
      order by ordered.created_at desc, ordered.id desc limit ${limit}
    ), entry as (
      select id as number, id::text, at, type, amount, balance, account, reference, status, vendor from seen
      union all
      select null, id, at, type, amount, balance, account, reference, status, vendor from unpaid
    )
    select id, at, type, amount, balance, account, reference, status, vendor from entry
    order by at desc, number desc nulls last, entry.id desc limit ${limit}
  `)
  return rows.map(asEntry)
}

export async function findRecordEntry(
  database: Database,
  memberId: number,
  id: string,
): Promise<RecordEntry | null> {
  const ever = { memberId, from: new Date(0), to: new Date('9999-01-01') }
  const { rows } = await database.execute<Row>(
    isUuid(id)
      ? sql`select ${unpaidColumns} ${unpaid(ever)} and ordered.id = ${id}::uuid`
      : sql`
          with posting as (select posting.* ${moved(ever)} and posting.id = ${id}::bigint), seen as (${movedEntries(memberId)})
          select id::text, at, type, amount, balance, account, reference, status, vendor from seen`,
  )
  return rows[0] ? asEntry(rows[0]) : null
}

/** Returns the number of entries, and the wallet's total credits and debits in minor units. */
export async function sumRecord(
  database: Database,
  query: RecordQuery,
): Promise<{ count: number; in: number; out: number }> {
  const { rows } = await database.execute<Record<'moved' | 'unpaid' | 'in' | 'out', string>>(sql`
    select count(*) as moved, (select count(*) ${unpaid(query)}) as unpaid,
      coalesce(sum(amount) filter (where amount > 0), 0) as in,
      coalesce(-sum(amount) filter (where amount < 0), 0) as out
    ${moved(query)}
  `)
  const [sums] = rows
  return {
    count: Number(sums?.moved) + Number(sums?.unpaid),
    in: Number(sums?.in),
    out: Number(sums?.out),
  }
}

export function sumsOf(entries: readonly Transaction[]): { in: number; out: number } {
  // Entries without a balance are deposits that were not credited.
  const amounts = entries.filter(({ balance }) => balance !== null).map(({ amount }) => amount)
  return {
    in: amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0),
    out: amounts.reduce((sum, amount) => sum + Math.max(0, -amount), 0),
  }
}

export const recordKey = ({ at, id }: Transaction): Cursor => ({ value: at, id })

const asEntry = ({ at, amount, balance, ...entry }: Row): RecordEntry => ({
  ...entry,
  at: new Date(at).toISOString(),
  amount: Number(amount),
  balance: balance === null ? null : Number(balance),
})
