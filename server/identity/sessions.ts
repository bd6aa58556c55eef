import { and, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { LoginSide } from '#domain/auth/login-side.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import { hashOf, newSecret } from '#server/core/secret.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { publish } from '#server/database/publish.ts'
import { deviceName } from './device-name.ts'
import { loginTicket } from './login-ticket.table.ts'
import { member } from './member.table.ts'
import { session } from './session.table.ts'

export type Member = typeof member.$inferSelect
export type Session = typeof session.$inferSelect
export type LoginMethod = 'username' | 'sms' | 'firebase' | 'freeplay'

/** How long a session lasts without a request, in ms. */
const IDLE = 12 * 3600 * 1000
/** Minimum interval between two updates of `lastSeenAt`, in ms. */
const SEEN_EVERY = 60_000

/** IP address, and browser and system from the user agent; empty if unknown. */
export type Origin = { ip: string; device: string }

const nowhere: Origin = { ip: '', device: '' }

export const originOf = ({ ip, userAgent }: { ip: string; userAgent: string }): Origin => ({
  ip,
  device: deviceName(userAgent),
})

export async function startSession(
  database: Database | Transaction,
  who: {
    memberId: number
    side: LoginSide
    method: LoginMethod
    origin?: Origin
    byLink?: boolean
    now: Date
  },
): Promise<string> {
  const token = newSecret()
  await database.insert(session).values({
    tokenHash: hashOf(token),
    memberId: who.memberId,
    side: who.side,
    method: who.method,
    byLink: who.byLink ?? false,
    ...(who.origin ?? nowhere),
    createdAt: who.now,
    lastSeenAt: who.now,
    expiresAt: new Date(who.now.getTime() + IDLE),
  })
  return token
}

/**
 * Finds a session. Extends it at most once a minute. Null if the session has ended or the account is closed.
 */
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
    // Skip the row if another request of the session has locked it.
    const free = database
      .select({ tokenHash: session.tokenHash })
      .from(session)
      .where(eq(session.tokenHash, found.session.tokenHash))
      .for('update', { skipLocked: true })
    await database.update(session).set(alive).where(inArray(session.tokenHash, free))
  }
  return found
}

export async function endSession(database: Database, tokenHash: string): Promise<void> {
  await endWhere(database, eq(session.tokenHash, tokenHash))
}

/**
 * Ends a member's sessions except `keep`, notifies their pages, and returns the number of ended sessions.
 * Deletes login tickets first, so that a session that a ticket has just started ends too.
 */
export async function endSessions(
  database: Database | Transaction,
  memberId: number,
  { keep }: { keep: string | null },
): Promise<number> {
  await database.delete(loginTicket).where(eq(loginTicket.memberId, memberId))
  const isOther = keep === null ? undefined : ne(session.tokenHash, keep)
  return endWhere(database, and(eq(session.memberId, memberId), isOther))
}

export const listSessions = (database: Database, memberId: number, now: Date): Promise<Session[]> =>
  database
    .select()
    .from(session)
    .where(and(eq(session.memberId, memberId), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastSeenAt), session.id)

/**
 * Ends a session and returns it.
 * @throws NotFound if the session does not exist or belongs to another member
 */
export async function endNamedSession(tx: Transaction, memberId: number, id: string): Promise<Session> {
  if (!isUuid(id)) throw new NotFound()
  const isTheirs = and(eq(session.id, id), eq(session.memberId, memberId))
  const [ended] = await tx.delete(session).where(isTheirs).returning()
  if (!ended) throw new NotFound()
  await publish(tx, { memberId, type: 'session.ended' })
  return ended
}

async function endWhere(database: Database | Transaction, isEnding: SQL | undefined): Promise<number> {
  const ended = await database.delete(session).where(isEnding).returning({ memberId: session.memberId })
  for (const memberId of new Set(ended.map((one) => one.memberId))) {
    await publish(database, { memberId, type: 'session.ended' })
  }
  return ended.length
}

/**
 * Records a login and returns the updated member. Null if the account is closed, or if the password has
 * changed since the check.
 */
export async function recordLogin(
  tx: Transaction,
  login: { memberId: number; provedHash: string | null; origin: Origin; now: Date },
): Promise<Member | null> {
  const { provedHash } = login
  const hasPassword =
    provedHash === null
      ? undefined
      : and(eq(member.passwordHash, provedHash), eq(member.passwordSpent, false))
  const [noted] = await tx
    .update(member)
    .set({
      previousLoginAt: sql`${member.lastLoginAt}`,
      previousLoginIp: sql`${member.lastLoginIp}`,
      previousLoginDevice: sql`${member.lastLoginDevice}`,
      lastLoginAt: login.now,
      lastLoginIp: login.origin.ip,
      lastLoginDevice: login.origin.device,
    })
    .where(and(eq(member.id, login.memberId), eq(member.closed, false), hasPassword))
    .returning()
  return noted ?? null
}
