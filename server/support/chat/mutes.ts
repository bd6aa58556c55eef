import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { chatMute } from './chat.table.ts'

/** That somebody may not write until then; null for good. */
export type Mute = { until: Date | null }

/** Whether a row of `chat_mute` keeps its member from writing. */
export const isInForce = (now: Date) => or(isNull(chatMute.until), gt(chatMute.until, now))

/** What keeps a member from writing, if anything does. */
export async function muteOf(tx: Transaction, memberId: number, now: Date): Promise<Mute | null> {
  const [found] = await tx
    .select({ until: chatMute.until })
    .from(chatMute)
    .where(and(eq(chatMute.memberId, memberId), isInForce(now)))
  return found ?? null
}

/** Keeps a member from writing, whatever did so before. */
export async function mute(database: Database | Transaction, memberId: number, { until }: Mute) {
  await database
    .insert(chatMute)
    .values({ memberId, until })
    .onConflictDoUpdate({ target: chatMute.memberId, set: { until } })
}

/** Lets a member write again. */
export async function unmute(database: Database | Transaction, memberId: number): Promise<void> {
  await database.delete(chatMute).where(eq(chatMute.memberId, memberId))
}
