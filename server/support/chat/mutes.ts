import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { chatMute } from './chat.table.ts'

export type Mute = { until: Date | null }

export const isInForce = (now: Date) => or(isNull(chatMute.until), gt(chatMute.until, now))

export async function muteOf(tx: Transaction, memberId: number, now: Date): Promise<Mute | null> {
  const [found] = await tx
    .select({ until: chatMute.until })
    .from(chatMute)
    .where(and(eq(chatMute.memberId, memberId), isInForce(now)))
  return found ?? null
}

export async function mute(database: Database | Transaction, memberId: number, { until }: Mute) {
  await database
    .insert(chatMute)
    .values({ memberId, until })
    .onConflictDoUpdate({ target: chatMute.memberId, set: { until } })
}

export async function unmute(database: Database | Transaction, memberId: number): Promise<void> {
  await database.delete(chatMute).where(eq(chatMute.memberId, memberId))
}
