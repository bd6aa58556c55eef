import { and, eq, gt, sql } from 'drizzle-orm'
import type { LoginSide } from '#domain/auth/login-side.ts'
import { hashOf, newSecret } from '#server/core/secret.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { LoginMethod } from '#server/identity/sessions.ts'
import { secondStepChallenge } from './second-step.table.ts'

/** Milliseconds in which a login must be completed. */
const GOOD_FOR = 5 * 60_000
const GUESSES = 5

/** A login that awaits its second step; `provedHash` is null if no password was typed. */
type Waiting = {
  memberId: number
  provedHash: string | null
  side: LoginSide
  method: LoginMethod
}

export async function createChallenge(
  database: Database,
  asked: Waiting & { clientId: string; now: Date },
): Promise<{ challenge: string; expiresAt: Date }> {
  const { now, ...waiting } = asked
  const challenge = newSecret()
  const expiresAt = new Date(now.getTime() + GOOD_FOR)
  await database
    .insert(secondStepChallenge)
    .values({ challengeHash: hashOf(challenge), ...waiting, guessesLeft: GUESSES, expiresAt })
  return { challenge, expiresAt }
}

/**
 * Counts a guess and returns the pending login. Null if the challenge is of another client, expired,
 * completed or out of guesses.
 */
export async function guessChallenge(
  database: Database,
  guessed: { challenge: string; clientId: string; now: Date },
): Promise<(Waiting & { guessesLeft: number }) | null> {
  const isTheirs = and(
    eq(secondStepChallenge.challengeHash, hashOf(guessed.challenge)),
    eq(secondStepChallenge.clientId, guessed.clientId),
  )
  const isGood = and(gt(secondStepChallenge.guessesLeft, 0), gt(secondStepChallenge.expiresAt, guessed.now))
  const [found] = await database
    .update(secondStepChallenge)
    .set({ guessesLeft: sql`${secondStepChallenge.guessesLeft} - 1` })
    .where(and(isTheirs, isGood))
    .returning()
  return found ?? null
}

/** Uses a challenge up; false if it was used or the password was changed meanwhile. */
export async function finishChallenge(database: Database, challenge: string): Promise<boolean> {
  const finished = await database
    .delete(secondStepChallenge)
    .where(eq(secondStepChallenge.challengeHash, hashOf(challenge)))
    .returning({ memberId: secondStepChallenge.memberId })
  return finished.length === 1
}

export async function dropChallenges(tx: Transaction, memberId: number): Promise<void> {
  await tx.delete(secondStepChallenge).where(eq(secondStepChallenge.memberId, memberId))
}
