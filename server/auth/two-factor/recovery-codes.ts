import { and, eq } from 'drizzle-orm'
import { newReadableSecret, readTyped } from '#server/core/readable-secret.ts'
import { hashOf } from '#server/core/secret.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { recoveryCode } from './two-factor.table.ts'

const HOW_MANY = 10

/** Creates recovery codes and invalidates the previous ones. Only hashes are stored. */
export async function renewCodes(tx: Transaction, memberId: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newReadableSecret)
  await tx.delete(recoveryCode).where(eq(recoveryCode.memberId, memberId))
  await tx.insert(recoveryCode).values(codes.map((code) => ({ memberId, codeHash: hashed(memberId, code) })))
  return codes
}

export async function spendRecoveryCode(
  database: Database,
  { memberId, typed }: { memberId: number; typed: string },
): Promise<boolean> {
  const isTheirs = and(
    eq(recoveryCode.memberId, memberId),
    eq(recoveryCode.codeHash, hashed(memberId, typed)),
  )
  const spent = await database.delete(recoveryCode).where(isTheirs).returning()
  return spent.length === 1
}

export const countRecoveryCodes = (database: Database, memberId: number): Promise<number> =>
  database.$count(recoveryCode, eq(recoveryCode.memberId, memberId))

const hashed = (memberId: number, code: string) => hashOf(`${memberId}:${readTyped(code)}`)
