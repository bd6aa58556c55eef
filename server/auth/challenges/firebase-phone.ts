import { hashOf } from '#server/core/secret.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { usedFirebaseToken } from './firebase-token.table.ts'

/** Returns false if the token was used before. Its hash is stored until the token expires. */
export async function spendFirebaseToken(
  database: Database | Transaction,
  idToken: string,
  expiresAt: Date,
): Promise<boolean> {
  // Hash only the signed part, which has one valid encoding. The signature has several.
  const signed = idToken.slice(0, idToken.lastIndexOf('.'))
  const spent = await database
    .insert(usedFirebaseToken)
    .values({ tokenHash: hashOf(signed), expiresAt })
    .onConflictDoNothing()
    .returning()
  return spent.length === 1
}
