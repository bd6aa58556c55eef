import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { teamAncestor } from '#server/identity/team-ancestor.table.ts'

/**
 * Has whatever changes contracts of a whole team, from the agent at its top down, happen one after the other, until the
 * transaction ends: what one change looked at, above or beneath, is then still so as it is written.
 *
 * @param memberId anybody of the team
 */
export async function lockTeam(tx: Transaction, memberId: number): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('contracts of team ' || coalesce(
      (select above_id from ${teamAncestor} where member_id = ${memberId}::bigint order by depth desc limit 1),
      ${memberId}::bigint
    ), 0))
  `)
}
