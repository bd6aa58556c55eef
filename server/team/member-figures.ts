import { sql } from 'drizzle-orm'
import type { DownlineDetails } from '#contract/team-tree.ts'
import type { Database } from '../database/database.ts'
import { ledgerAccount, ledgerOperation, ledgerPosting } from '../database/schema/ledger.ts'
import { gameRound } from '../database/schema/play.ts'

type Figures = DownlineDetails['figures']

/** What one member did in a range: rounds by when they were settled, money by when it moved; `net` is what the house keeps. */
export async function figuresOf(
  database: Database,
  memberId: number,
  { from, to }: { from: string; to: string },
): Promise<Figures> {
  const { rows } = await database.execute<Record<keyof Figures, string>>(sql`
    with played as (
      select coalesce(sum(stake), 0) as turnover, coalesce(sum(stake - payout), 0) as net from ${gameRound}
      where member_id = ${memberId} and settled_at >= ${from}::timestamptz and settled_at < ${to}::timestamptz
    ), moved as (
      select coalesce(sum(posting.amount) filter (where operation.kind = 'deposit'), 0) as deposits,
        coalesce(-sum(posting.amount) filter (where operation.kind = 'withdrawal'), 0) as withdrawals
      from ${ledgerAccount} wallet
        join ${ledgerPosting} posting on posting.account_id = wallet.id
        join ${ledgerOperation} operation on operation.id = posting.operation_id
      where wallet.member_id = ${memberId} and wallet.kind = 'wallet'
        and operation.at >= ${from}::timestamptz and operation.at < ${to}::timestamptz
    )
    select * from played cross join moved
  `)
  const [told] = rows
  return {
    deposits: Number(told?.deposits),
    withdrawals: Number(told?.withdrawals),
    turnover: Number(told?.turnover),
    net: Number(told?.net),
  }
}
