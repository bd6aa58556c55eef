import { type SQL, sql } from 'drizzle-orm'
import { teamAncestor } from '#server/identity/team-ancestor.table.ts'

/** Ids of everybody beneath an agent or, with `directOnly`, of the direct downlines alone, as a subquery. */
export const teamOf = (agentId: number, directOnly = false): SQL => sql`
  (select member_id from ${teamAncestor} where above_id = ${agentId} ${directOnly ? sql`and depth = 1` : sql``})`
