import { and, eq, gt, sql } from 'drizzle-orm'
import type { LoginSide } from '#domain/auth/login-side.ts'
import { hashOf, newSecret } from '#server/core/secret.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { LoginMethod } from '#server/identity/sessions.ts'
import { twoFactorChallenge } from './two-factor.table.ts'

/** How long a login can wait for its second factor, in ms. */
const GOOD_FOR = 5 * 60_000
const GUESSES = 5

/** A login that waits for its second factor. `provedHash` is null if no password was typed. */
type PendingLogin = {
  memberId: number
  provedHash: string | null
  side: LoginSide
  method: LoginMethod
}

export async function createChallenge(
  database: Database,
  login: PendingLogin & { clientId: string; now: Date },
): Promise<{ challenge: string; expiresAt: Date }> {
  const { now, ...waiting } = login
  const challenge = newSecret()
  const expiresAt = new Date(now.getTime() + GOOD_FOR)
  await database
    .insert(twoFactorChallenge)
    .values({ challengeHash: hashOf(challenge), ...waiting, guessesLeft: GUESSES, expiresAt })
  return { challenge, expiresAt }
}

/**
 * Counts a guess and returns the pending login; null if the challenge belongs to another client, has expired,
 * is completed, or has no guesses left.
 */
export async function guessChallenge(
  database: Database,
  guessed: { challenge: string; clientId: string; now: Date },
): Promise<(PendingLogin & { guessesLeft: number }) | null> {
  const isTheirs = and(
    eq(twoFactorChallenge.challengeHash, hashOf(guessed.challenge)),
    eq(twoFactorChallenge.clientId, guessed.clientId),
  )
  const isGood = and(gt(twoFactorChallenge.guessesLeft, 0), gt(twoFactorChallenge.expiresAt, guessed.now))
  const [found] = await database
    .update(twoFactorChallenge)
    .set({ guessesLeft: sql`${twoFactorChallenge.guessesLeft} - 1` })
    .where(and(isTheirs, isGood))
    .returning()
  return found ?? null
}

/** Uses up a challenge. Returns false if it was already used or the password has changed since. */
export async function finishChallenge(database: Database, challenge: string): Promise<boolean> {
  const finished = await database
    .delete(twoFactorChallenge)
    .where(eq(twoFactorChallenge.challengeHash, hashOf(challenge)))
    .returning({ memberId: twoFactorChallenge.memberId })
  return finished.length === 1
}

export async function deleteChallenges(tx: Transaction, memberId: number): Promise<void> {
  await tx.delete(twoFactorChallenge).where(eq(twoFactorChallenge.memberId, memberId))
}
