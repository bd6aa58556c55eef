import { type SQL, sql } from 'drizzle-orm'
import { type TransactionType, transactionType } from '#protocol/account/transactions.ts'
import type { AccountEntry, listAccountDetails } from '#protocol/agents/agent-income.ts'
import { contractKind } from '#protocol/agents/contract-terms.ts'
import type { RequestOf } from '#protocol/kit/call.ts'
import type { Cursor } from '#server/database/cursor.ts'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { teamAncestor } from '#server/identity/team-ancestor.table.ts'
import { house } from './house-account.ts'
import { ledgerAccount, ledgerOperation, ledgerPosting } from './ledger.table.ts'

export type EntryQuery = {
  memberId: number
  from: Date
  to: Date
  types?: readonly TransactionType[] | undefined
}

export type Order = Pick<RequestOf<typeof listAccountDetails>, 'sort' | 'descending'>

const orders = {
  at: { column: sql`at`, of: ({ at }: AccountEntry) => at, type: sql`timestamptz` },
  amount: { column: sql`amount`, of: ({ amount }: AccountEntry) => amount, type: sql`bigint` },
} as const

/** Operations that have another name in the member's transactions. Transfers have one name per direction. */
const renamed = { transfer: ['downlineTransfer', 'uplineTransfer'], trial: ['bonus'] } as const

const listed = (kinds: readonly string[]): SQL => sql`any(${sql.param([...kinds])}::text[])`

const isToDownline = (memberId: number): SQL => sql`exists (
  select from ${ledgerPosting} theirs
    join ${ledgerAccount} their_account on their_account.id = theirs.account_id and their_account.kind = 'wallet'
    join ${teamAncestor} place on place.member_id = their_account.member_id
  where theirs.operation_id = posting.operation_id and theirs.id <> posting.id and place.ancestor_id = ${memberId}
)`

/** An operation without a transaction type counts as a correction. */
const typeOf = (memberId: number): SQL => sql`
  case
    when posting.kind = 'transfer' and ${isToDownline(memberId)} then 'downlineTransfer'
    when posting.kind = 'transfer' then 'uplineTransfer'
    when posting.kind = 'trial' then 'bonus'
    when posting.kind = ${listed(transactionType.options)} then posting.kind
    else 'correction'
  end`

/** Matches postings of these types by the operation's kind, which the index contains. */
function isOf(types: readonly TransactionType[], memberId: number): SQL {
  const known = [...transactionType.options, ...Object.keys(renamed)]
  const ways = renamed.transfer.filter((way) => types.includes(way))
  const transfers = {
    0: sql`false`,
    1: sql`posting.kind = 'transfer' and ${isToDownline(memberId)} = ${ways[0] === 'downlineTransfer'}`,
    2: sql`posting.kind = 'transfer'`,
  }[ways.length]
  const others = types.includes('correction')
    ? sql`posting.kind <> all(${sql.param(known)}::text[])`
    : sql`false`
  const direct = types.includes('bonus') ? [...types, 'trial'] : types
  return sql`(posting.kind = ${listed(direct)} or ${transfers} or ${others})`
}

/**
 * A `from … where …` clause for the postings of a member's wallet. All columns used here are in the index.
 */
export const walletPostings = ({ memberId, from, to, types }: EntryQuery): SQL => sql`
  from ${ledgerPosting} posting
  where posting.account_id = (
      select wallet.id from ${ledgerAccount} wallet where wallet.member_id = ${memberId} and wallet.kind = 'wallet'
    )
    and posting.at >= ${from.toISOString()}::timestamptz and posting.at < ${to.toISOString()}::timestamptz
    and ${types ? isOf(types, memberId) : sql`true`}`

/** Contract payments. If the counterparty is not a member, it is the house. */
const ofContracts = contractKind.options

/** Columns and joins for rows with the alias `posting`. They include the counterparty if it is known. */
export const entryOf = (memberId: number): { columns: SQL; joins: SQL } => ({
  columns: sql`posting.id, posting.at, ${typeOf(memberId)} as type, posting.amount, posting.balance_after as balance,
    coalesce(other.account, case when posting.kind = ${listed(ofContracts)} then ${house.account} end) as account,
    operation.reference`,
  joins: sql`
    join ${ledgerOperation} operation on operation.id = posting.operation_id
    left join lateral (
      select person.account
      from ${ledgerPosting} theirs
      join ${ledgerAccount} their_account on their_account.id = theirs.account_id
      join ${member} person on person.id = their_account.member_id
      where theirs.operation_id = operation.id and theirs.id <> posting.id and their_account.kind = 'wallet'
      order by theirs.id limit 1
    ) other on true`,
})

type Row = Omit<AccountEntry, 'at' | 'amount' | 'balance'> & { at: Date; amount: string; balance: string }

export async function findEntries(
  database: Database,
  query: EntryQuery,
  { order, after, limit }: { order: Order; after: Cursor | null; limit: number },
): Promise<AccountEntry[]> {
  const { column, type } = orders[order.sort]
  const isAfter = order.descending ? sql`<` : sql`>`
  const direction = order.descending ? sql`desc` : sql`asc`
  const { columns, joins } = entryOf(query.memberId)
  const { rows } = await database.execute<Row>(sql`
    with posting as (
      select posting.* ${walletPostings(query)}
      ${after ? sql`and (${column}, id) ${isAfter} (${after.value}::${type}, ${after.id}::bigint)` : sql``}
      order by ${column} ${direction}, id ${direction} limit ${limit}
    ), entry as (select ${columns} from posting ${joins})
    select id::text, at, type, amount, balance, account, reference from entry
    order by ${column} ${direction}, entry.id ${direction}
  `)
  return rows.map(({ at, amount, balance, ...entry }) => ({
    ...entry,
    at: new Date(at).toISOString(),
    amount: Number(amount),
    balance: Number(balance),
  }))
}

export const entryKey = ({ sort }: Order, entry: AccountEntry): Cursor => ({
  value: orders[sort].of(entry),
  id: entry.id,
})

/** The number of entries, and the wallet's total credits and debits in minor units. */
export async function sumEntries(
  database: Database,
  query: EntryQuery,
): Promise<{ entries: number; in: number; out: number }> {
  const { rows } = await database.execute<{ entries: string; in: string; out: string }>(sql`
    select count(*) as entries, coalesce(sum(amount) filter (where amount > 0), 0) as in,
      coalesce(-sum(amount) filter (where amount < 0), 0) as out
    ${walletPostings(query)}
  `)
  const [sums] = rows
  return { entries: Number(sums?.entries), in: Number(sums?.in), out: Number(sums?.out) }
}
