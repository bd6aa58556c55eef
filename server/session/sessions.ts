import { and, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import type { LoginSide } from '#contract/login-side.ts'
import type { Database, Transaction } from '../database/database.ts'
import { member } from '../database/schema/member.ts'
import { session } from '../database/schema/session.ts'
import { hashOf, newSecret } from '../secret.ts'
import { announce } from '../socket/announce.ts'

export type Member = typeof member.$inferSelect
export type Session = typeof session.$inferSelect
export type LoginMethod = 'username' | 'sms' | 'firebase' | 'freeplay'

/** Milliseconds without a call after which a session has ended. */
const IDLE = 12 * 3600 * 1000
/** Milliseconds between two notes of when a session was last seen. */
const SEEN_EVERY = 60_000

/** Starts a session and returns its token; only a hash of the token is kept. */
export async function startSession(
  database: Database | Transaction,
  who: { memberId: number; side: LoginSide; method: LoginMethod; now: Date },
): Promise<string> {
  const token = newSecret()
  await database.insert(session).values({
    tokenHash: hashOf(token),
    memberId: who.memberId,
    side: who.side,
    method: who.method,
    createdAt: who.now,
    lastSeenAt: who.now,
    expiresAt: new Date(who.now.getTime() + IDLE),
  })
  return token
}

/** The session of a token and its member, or null when it has ended. Being found keeps a session alive. */
export async function findSession(
  database: Database,
  token: string,
  now: Date,
): Promise<{ session: Session; member: Member } | null> {
  const [found] = await database
    .select()
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(and(eq(session.tokenHash, hashOf(token)), gt(session.expiresAt, now), eq(member.closed, false)))
  if (!found) return null
  if (now.getTime() - found.session.lastSeenAt.getTime() > SEEN_EVERY) {
    const alive = { lastSeenAt: now, expiresAt: new Date(now.getTime() + IDLE) }
    await database.update(session).set(alive).where(eq(session.tokenHash, found.session.tokenHash))
  }
  return found
}

/** Ends a session, which hears of it over its socket. */
export async function endSession(database: Database, tokenHash: string): Promise<void> {
  await endWhere(database, eq(session.tokenHash, tokenHash))
}

/** Ends every session of a member, but for the one of `keep`; each hears of it over its socket. */
export async function endSessions(
  database: Database | Transaction,
  memberId: number,
  { keep }: { keep: string | null },
): Promise<void> {
  const isOther = keep === null ? undefined : ne(session.tokenHash, keep)
  await endWhere(database, and(eq(session.memberId, memberId), isOther))
}

async function endWhere(database: Database | Transaction, isEnding: SQL | undefined): Promise<void> {
  const ended = await database.delete(session).where(isEnding).returning({ memberId: session.memberId })
  for (const memberId of new Set(ended.map((one) => one.memberId))) {
    await announce(database, { memberId, type: 'session.ended' })
  }
}

/**
 * Notes a login, what was the last becoming the one before it, and gives the member as they are then. Null when the
 * account was closed meanwhile, or its password is no longer the one that was compared with.
 */
export async function noteLogin(
  tx: Transaction,
  login: { memberId: number; provedHash: string | null; now: Date },
): Promise<Member | null> {
  const { provedHash } = login
  const hasPassword =
    provedHash === null
      ? undefined
      : and(eq(member.passwordHash, provedHash), eq(member.passwordSpent, false))
  const [noted] = await tx
    .update(member)
    .set({ previousLoginAt: sql`${member.lastLoginAt}`, lastLoginAt: login.now })
    .where(and(eq(member.id, login.memberId), eq(member.closed, false), hasPassword))
    .returning()
  return noted ?? null
}
