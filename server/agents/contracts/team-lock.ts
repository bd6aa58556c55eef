import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { teamAncestor } from '#server/identity/team-ancestor.table.ts'

/**
 * Locks the whole team, from its top agent down, until the transaction ends. This serializes contract
 * changes, so a condition that was checked still holds when the change is written.
 * @param memberId any member of the team
 */
export async function lockTeam(tx: Transaction, memberId: number): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('contracts of team ' || coalesce(
      (select ancestor_id from ${teamAncestor} where member_id = ${memberId}::bigint order by depth desc limit 1),
      ${memberId}::bigint
    ), 0))
  `)
}
