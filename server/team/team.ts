import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { teamAncestor } from '#server/identity/team-ancestor.table.ts'

/**
 * Adds a new member to the teams of the upline and of all agents above the upline. Does nothing if there is
 * no upline.
 */
export async function placeInTeam(
  tx: Transaction,
  { memberId, uplineId }: { memberId: number; uplineId: number | null },
): Promise<void> {
  if (uplineId === null) return
  await tx.execute(sql`
    insert into ${teamAncestor} (member_id, ancestor_id, depth)
    select ${memberId}::bigint, ${uplineId}::bigint, 1
    union all
    select ${memberId}::bigint, ancestor_id, depth + 1 from ${teamAncestor} where member_id = ${uplineId}
  `)
}
