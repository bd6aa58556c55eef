import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { refuse } from '#server/platform/handler.ts'

/** `memberId` is null for the house, which cannot be closed. */
export async function isClosed(database: Database | Transaction, memberId: number | null): Promise<boolean> {
  if (memberId === null) return false
  return (await database.$count(member, and(eq(member.id, memberId), member.closed))) > 0
}

export const refuseIfClosed = async (database: Database | Transaction, downlineId: number) =>
  (await isClosed(database, downlineId)) ? refuse('contract.memberClosed', {}) : null
