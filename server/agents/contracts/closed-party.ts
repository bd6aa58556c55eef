import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { refuse } from '#server/platform/handler.ts'

/** Whether the operator has closed an account: nobody answers or pays for it any more. The house has none to close. */
export async function isClosed(database: Database | Transaction, memberId: number | null): Promise<boolean> {
  if (memberId === null) return false
  return (await database.$count(member, and(eq(member.id, memberId), member.closed))) > 0
}

/** Why nothing can be offered to a downline that could not answer; null where they can. */
export const refuseIfClosed = async (database: Database | Transaction, downlineId: number) =>
  (await isClosed(database, downlineId)) ? refuse('contract.memberClosed', {}) : null
