import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { ledgerAccount, ledgerOperation, ledgerPosting } from '#server/ledger/ledger.table.ts'

type Input = {
  memberId: number
  claimId: string
  /** The bonus amount, in minor units. */
  amount: number
}

/** Accounts with money that a member can play with: the wallet, vendor wallets, and transfers in transit. */
const isPlayable = sql`account.kind in ('wallet', 'underWay') or account.kind like 'vendor:%'`

/** Locks all accounts whose money a member can play with, until the transaction ends. */
export async function lockPlayable(tx: Transaction, memberId: number): Promise<void> {
  await tx.execute(sql`
    select account.id from ${ledgerAccount} account
    where account.member_id = ${memberId} and (${isPlayable}) order by account.id for no key update`)
}

/**
 * Returns the part of a bonus that was never wagered and is still in the wallet, in minor units. Stakes use
 * the member's own money and winnings first. So a bonus counts as used only to the extent that the total
 * balance has ever fallen below its amount. Refunded stakes do not count.
 */
export async function unusedBonus(
  database: Database | Transaction,
  { memberId, claimId, amount }: Input,
): Promise<number> {
  const { rows } = await database.execute<{ unused: string }>(sql`
    with account as (
      select id, kind, balance from ${ledgerAccount} account where account.member_id = ${memberId} and (${isPlayable})
    ), credited as (
      select id, at from ${ledgerOperation} where idempotency_key = ${`gift:${claimId}`}
    ), moved as (
      select operation.id, operation.at, operation.kind, operation.reference, sum(posting.amount) as amount
      from ${ledgerPosting} posting
        join account on account.id = posting.account_id
        join ${ledgerOperation} operation on operation.id = posting.operation_id
        cross join credited
      where posting.at >= credited.at and (operation.at, operation.id) > (credited.at, credited.id)
      group by operation.id
    ), void as (
      select unnest(array[bet.id, back.id]) as id from moved bet
        join moved back on back.kind = 'betReturned' and back.reference = bet.reference
      where bet.kind = 'bet'
    ), held as (
      select (select coalesce(sum(balance), 0) from account) - (select coalesce(sum(amount), 0) from moved)
        + sum(amount) over (order by at, id) as amount
      from moved where id not in (select id from void)
    )
    select greatest(0, least(
      ${amount}::bigint,
      (select min(amount) from held),
      (select balance from account where kind = 'wallet')
    ))::bigint as unused
  `)
  return Number(rows[0]?.unused ?? 0)
}
