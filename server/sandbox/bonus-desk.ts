import { desc, eq, sql } from 'drizzle-orm'
import type { BonusRequests } from '#protocol/sandbox/rewards.ts'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { bonus } from '#server/rewards/bonus.table.ts'

const SHOWN = 20

export async function listBonusRequests(database: Database): Promise<BonusRequests> {
  const rows = await database
    .select({ bonus, account: member.account })
    .from(bonus)
    .innerJoin(member, eq(member.id, bonus.memberId))
    .orderBy(sql`${bonus.state} = 'processing' desc`, desc(bonus.at), desc(bonus.id))
    .limit(SHOWN)
  return rows.map(({ bonus: { id, title, amount, turnover, state, at }, account }) => ({
    id,
    account,
    title,
    amount,
    turnover,
    state,
    at: at.toISOString(),
  }))
}
