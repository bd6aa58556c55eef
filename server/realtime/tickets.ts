import { and, eq, gt, lte } from 'drizzle-orm'
import { hashOf, newSecret } from '#server/core/secret.ts'
import type { Database } from '#server/database/database.ts'
import { session } from '#server/identity/session.table.ts'
import { socketTicket } from './socket-ticket.table.ts'

/** How long a ticket is valid, in milliseconds. */
const GOOD_FOR = 30_000

export type SocketOwner = {
  memberId: number
  sessionHash: string
}

export async function issueTicket(database: Database, sessionHash: string, now: Date): Promise<string> {
  await database.delete(socketTicket).where(lte(socketTicket.expiresAt, now))
  const ticket = newSecret()
  const expiresAt = new Date(now.getTime() + GOOD_FOR)
  await database.insert(socketTicket).values({ ticketHash: hashOf(ticket), sessionHash, expiresAt })
  return ticket
}

/**
 * Uses up a ticket and returns its owner; null if the ticket was already used, has expired or is unknown.
 * Tickets are deleted with their session.
 */
export async function spendTicket(
  database: Database,
  ticket: string,
  now: Date,
): Promise<SocketOwner | null> {
  const isGood = and(eq(socketTicket.ticketHash, hashOf(ticket)), gt(socketTicket.expiresAt, now))
  const [spent] = await database
    .delete(socketTicket)
    .where(isGood)
    .returning({ sessionHash: socketTicket.sessionHash })
  if (!spent) return null
  const [owner] = await database
    .select({ memberId: session.memberId, sessionHash: session.tokenHash })
    .from(session)
    .where(eq(session.tokenHash, spent.sessionHash))
  return owner ?? null
}
