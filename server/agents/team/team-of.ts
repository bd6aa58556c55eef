import { type SQL, sql } from 'drizzle-orm'
import { teamAncestor } from '#server/identity/team-ancestor.table.ts'

export const teamOf = (agentId: number, directOnly = false): SQL => sql`
  (select member_id from ${teamAncestor} where ancestor_id = ${agentId} ${directOnly ? sql`and depth = 1` : sql``})`
