import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { teamAncestor } from '#server/identity/team-ancestor.table.ts'

/** Gives a new member its place beneath the upline and everybody above that one; without an upline it has none. */
export async function placeInTeam(
  tx: Transaction,
  { memberId, uplineId }: { memberId: number; uplineId: number | null },
): Promise<void> {
  if (uplineId === null) return
  await tx.execute(sql`
    insert into ${teamAncestor} (member_id, above_id, depth)
    select ${memberId}::bigint, ${uplineId}::bigint, 1
    union all
    select ${memberId}::bigint, above_id, depth + 1 from ${teamAncestor} where member_id = ${uplineId}
  `)
}
