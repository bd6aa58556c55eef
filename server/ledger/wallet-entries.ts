import { type SQL, sql } from 'drizzle-orm'
import type { AccountEntry, listAccountDetails } from '#contract/agent-income.ts'
import type { RequestOf } from '#contract/call.ts'
import { transactionType } from '#contract/transactions.ts'
import type { Database } from '../database/database.ts'
import { ledgerAccount, ledgerOperation, ledgerPosting } from '../database/schema/ledger.ts'
import { member } from '../database/schema/member.ts'
import { teamPlace } from '../database/schema/team.ts'
import type { Cursor } from '../report/cursor.ts'

type TransactionType = AccountEntry['type']

/** Which entries of a member's wallet: of which kinds, in a range of time. */
export type Asked = {
  memberId: number
  from: Date
  to: Date
  /** Absent for all. */
  types?: readonly TransactionType[] | undefined
}

/** In which order they come. */
export type Order = Pick<RequestOf<typeof listAccountDetails>, 'sort' | 'descending'>

const orders = {
  at: { column: sql`at`, of: ({ at }: AccountEntry) => at, type: sql`timestamptz` },
  amount: { column: sql`amount`, of: ({ amount }: AccountEntry) => amount, type: sql`bigint` },
} as const

/** Money between members has another name on its way down than on its way up; what has no name of its own is a correction. */
const typeOf = (memberId: number): SQL<string> => sql`
  case
    when operation.kind = 'transfer' and exists (
      select from ${teamPlace} place where place.member_id = other.id and place.above_id = ${memberId}
    ) then 'downlineTransfer'
    when operation.kind = 'transfer' then 'uplineTransfer'
    when operation.kind = 'trial' then 'bonus'
    when operation.kind = any(${sql.param([...transactionType.options])}::text[]) then operation.kind
    else 'correction'
  end`

/** `with entry as (…)`: postings of the wallet, each with what the operation was and the member at its other end. */
const entriesOf = ({ memberId, from, to, types }: Asked): SQL => sql`
  with every as (
    select posting.id, operation.at, ${typeOf(memberId)} as type, posting.amount, posting.balance_after as balance,
      other.account, operation.reference
    from ${ledgerPosting} posting
    join ${ledgerAccount} wallet on wallet.id = posting.account_id
    join ${ledgerOperation} operation on operation.id = posting.operation_id
    left join lateral (
      select person.id, person.account
      from ${ledgerPosting} theirs
      join ${ledgerAccount} their_account on their_account.id = theirs.account_id
      join ${member} person on person.id = their_account.member_id
      where theirs.operation_id = operation.id and theirs.id <> posting.id
      order by theirs.id limit 1
    ) other on true
    where wallet.member_id = ${memberId} and wallet.kind = 'wallet'
      and operation.at >= ${from.toISOString()}::timestamptz and operation.at < ${to.toISOString()}::timestamptz
  ), entry as (
    select * from every ${types ? sql`where type = any(${sql.param([...types])}::text[])` : sql``}
  )`

type Row = Omit<AccountEntry, 'at' | 'amount' | 'balance'> & { at: Date; amount: string; balance: string }

/** Entries of a wallet, in the order that is asked for, after one if it is named. */
export async function findEntries(
  database: Database,
  asked: Asked,
  { order, after, limit }: { order: Order; after: Cursor | null; limit: number },
): Promise<AccountEntry[]> {
  const { column, type } = orders[order.sort]
  const isAfter = order.descending ? sql`<` : sql`>`
  const direction = order.descending ? sql`desc` : sql`asc`
  const { rows } = await database.execute<Row>(sql`
    ${entriesOf(asked)}
    select id::text, at, type, amount, balance, account, reference from entry
    ${after ? sql`where (${column}, id) ${isAfter} (${after.value}::${type}, ${after.id}::bigint)` : sql``}
    order by ${column} ${direction}, id ${direction} limit ${limit}
  `)
  return rows.map(({ at, amount, balance, ...entry }) => ({
    ...entry,
    at: new Date(at).toISOString(),
    amount: Number(amount),
    balance: Number(balance),
  }))
}

/** What an entry is known by in its order. */
export const entryKey = ({ sort }: Order, entry: AccountEntry): Cursor => ({
  value: orders[sort].of(entry),
  id: entry.id,
})

/** How many entries, and minor units that came in and went out by them. */
export async function sumEntries(
  database: Database,
  asked: Asked,
): Promise<{ entries: number; in: number; out: number }> {
  const { rows } = await database.execute<{ entries: string; in: string; out: string }>(sql`
    ${entriesOf(asked)}
    select count(*) as entries, coalesce(sum(amount) filter (where amount > 0), 0) as in,
      coalesce(-sum(amount) filter (where amount < 0), 0) as out
    from entry
  `)
  const [sums] = rows
  return { entries: Number(sums?.entries), in: Number(sums?.in), out: Number(sums?.out) }
}
