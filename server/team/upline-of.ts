import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { teamAncestor } from '#server/identity/team-ancestor.table.ts'

export async function uplineOf(
  database: Database,
  memberId: number,
): Promise<{ id: number; account: string; closed: boolean } | null> {
  const [upline] = await database
    .select({ id: member.id, account: member.account, closed: member.closed })
    .from(teamAncestor)
    .innerJoin(member, eq(member.id, teamAncestor.ancestorId))
    .where(and(eq(teamAncestor.memberId, memberId), eq(teamAncestor.depth, 1)))
  return upline ?? null
}
