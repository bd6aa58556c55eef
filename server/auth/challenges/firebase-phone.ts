import { hashOf } from '#server/core/secret.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { usedFirebaseToken } from './challenge.table.ts'

/** Uses a good token up; false when somebody has before. Its hash is kept for as long as the token could come again. */
export async function spendFirebaseToken(
  database: Database | Transaction,
  idToken: string,
  expiresAt: Date,
): Promise<boolean> {
  // Without the signature: it can be written in several ways, what it signs cannot.
  const signed = idToken.slice(0, idToken.lastIndexOf('.'))
  const spent = await database
    .insert(usedFirebaseToken)
    .values({ tokenHash: hashOf(signed), expiresAt })
    .onConflictDoNothing()
    .returning()
  return spent.length === 1
}
