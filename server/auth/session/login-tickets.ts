import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { LoginSide } from '#domain/auth/login-side.ts'
import { addressToken } from '#protocol/auth/address-token.ts'
import { hashOf, newSecret } from '#server/core/secret.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { loginTicket } from '#server/identity/login-ticket.table.ts'
import { member } from '#server/identity/member.table.ts'
import type { LoginMethod, Member, Origin } from '#server/identity/sessions.ts'
import { startNotedSession } from './log-in.ts'

/** How long a ticket is valid, in ms. */
const VALID_FOR = 60_000
/** How long an opened ticket waits for confirmation, in ms. */
const WAITS_FOR = 10 * 60_000

type Brought = { ticket: string; merchant: string; now: Date }

type Issued = { ticket: string; expiresAt: Date }

const newTicket = (): string => addressToken.prefix + newSecret()

const isValid = ({ ticket, merchant, now }: Brought) =>
  and(
    eq(loginTicket.ticketHash, hashOf(ticket)),
    eq(loginTicket.merchant, merchant),
    gt(loginTicket.expiresAt, now),
  )

/** Issues a ticket for a member. If `sessionHash` is set, the ticket ends with that session. */
export async function issueLoginTicket(
  database: Database,
  issued: {
    memberId: number
    sessionHash: string | null
    merchant: string
    side: LoginSide
    method: LoginMethod
    now: Date
  },
): Promise<Issued> {
  const { now, ...owner } = issued
  await database.delete(loginTicket).where(lte(loginTicket.expiresAt, now))
  const ticket = newTicket()
  const expiresAt = new Date(now.getTime() + VALID_FOR)
  await database.insert(loginTicket).values({ ...owner, ticketHash: hashOf(ticket), expiresAt })
  return { ticket, expiresAt }
}

/**
 * Exchanges a ticket for a new one that waits for confirmation. Returns the new ticket with its member; null
 * if the old one is invalid. Opening a ticket again does not extend its validity.
 */
export async function openLoginTicket(
  database: Database,
  brought: Brought,
): Promise<(Issued & { member: Member }) | null> {
  const ticket = newTicket()
  const until = new Date(brought.now.getTime() + WAITS_FOR)
  const [opened] = await database
    .update(loginTicket)
    .set({
      ticketHash: hashOf(ticket),
      opened: true,
      expiresAt: sql`case when ${loginTicket.opened} then ${loginTicket.expiresAt} else ${until.toISOString()}::timestamptz end`,
    })
    .where(isValid(brought))
    .returning({ memberId: loginTicket.memberId, expiresAt: loginTicket.expiresAt })
  if (!opened) return null
  const [owner] = await database.select().from(member).where(eq(member.id, opened.memberId))
  return owner ? { ticket, member: owner, expiresAt: opened.expiresAt } : null
}

type Redeemed =
  | { refused: 'login.ticketUnusable' | 'login.closed' }
  | { refused: null; member: Member; token: string; method: LoginMethod }

/** Uses up a ticket and starts its member's session. Of concurrent requests, only the first succeeds. */
export async function redeemLoginTicket(
  tx: Transaction,
  { origin, ...brought }: Brought & { origin: Origin },
): Promise<Redeemed> {
  const [used] = await tx.delete(loginTicket).where(isValid(brought)).returning()
  if (!used) return { refused: 'login.ticketUnusable' }
  const method = used.method as LoginMethod
  const started = await startNotedSession(tx, {
    memberId: used.memberId,
    provedHash: null,
    side: used.side as LoginSide,
    method,
    byLink: true,
    origin,
    now: brought.now,
  })
  return started ? { refused: null, ...started, method } : { refused: 'login.closed' }
}
