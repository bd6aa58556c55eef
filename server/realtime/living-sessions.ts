import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { session } from '#server/identity/session.table.ts'

export async function livingSessions(database: Database, hashes: string[], now: Date): Promise<Set<string>> {
  const isAlive = and(
    inArray(session.tokenHash, hashes),
    gt(session.expiresAt, now),
    eq(member.closed, false),
  )
  const rows = await database
    .select({ hash: session.tokenHash })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(isAlive)
  return new Set(rows.map(({ hash }) => hash))
}
