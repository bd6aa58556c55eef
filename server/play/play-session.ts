import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { hashOf, newSecret } from '#server/core/secret.ts'
import type { Database } from '#server/database/database.ts'
import { game } from '#server/games/game.table.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { member } from '#server/identity/member.table.ts'
import { passwordState } from '#server/identity/password-state.ts'
import { session } from '#server/identity/session.table.ts'
import { gameSession } from './game-session.table.ts'

/** How long a game session is valid, in milliseconds. */
const GOOD_FOR = 12 * 3600 * 1000

export type Player = {
  member: typeof member.$inferSelect
  game: typeof game.$inferSelect
  vendor: typeof vendor.$inferSelect
  backUrl: string
}

/** Opens a game session and returns its token. Only the token's hash is stored. */
export async function openGameSession(
  database: Database,
  opened: { memberId: number; sessionTokenHash: string; nodeId: number; backUrl: string; now: Date },
): Promise<string> {
  const { now, ...rest } = opened
  const token = newSecret()
  await database.insert(gameSession).values({
    id: randomUUID(),
    tokenHash: hashOf(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + GOOD_FOR),
    ...rest,
  })
  return token
}

/**
 * Returns the player to whom a token belongs. Returns null if the token is unknown, or if the game session or
 * login has expired. Also returns null if the account is closed or the member must change the password first.
 * An open round is not lost: the player can finish it later.
 */
export async function findPlayer(database: Database, token: string, now: Date): Promise<Player | null> {
  const [found] = await database
    .select({ member, game, vendor, backUrl: gameSession.backUrl, session: { method: session.method } })
    .from(gameSession)
    .innerJoin(session, and(eq(session.tokenHash, gameSession.sessionTokenHash), gt(session.expiresAt, now)))
    .innerJoin(member, and(eq(member.id, gameSession.memberId), eq(member.closed, false)))
    .innerJoin(game, eq(game.nodeId, gameSession.nodeId))
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(and(eq(gameSession.tokenHash, hashOf(token)), gt(gameSession.expiresAt, now)))
  if (!found) return null
  const { mustChange } = await passwordState(database, found, now)
  return mustChange ? null : found
}
