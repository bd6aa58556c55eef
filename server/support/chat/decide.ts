import { and, eq } from 'drizzle-orm'
import type { ChatDecision } from '#protocol/sandbox/support.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { chatMessage, chatReport } from './chat.table.ts'
import { mute, unmute } from './mutes.ts'

const MINUTE = 60_000

/** Applies the operator's decision. Returns false if the message does not exist. */
export async function decideOnMessage(
  database: Database,
  { messageId, decided, now }: { messageId: number; decided: ChatDecision; now: Date },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [message] = await tx
      .select()
      .from(chatMessage)
      .where(eq(chatMessage.id, messageId))
      .for('no key update')
    if (!message) return false
    await carryOut(tx, message, { decided, now })
    return true
  })
}

async function carryOut(
  tx: Transaction,
  { id, memberId, takenDownAt }: typeof chatMessage.$inferSelect,
  { decided, now }: { decided: ChatDecision; now: Date },
): Promise<void> {
  switch (decided.decision) {
    case 'takeDown':
      if (!takenDownAt) await tx.update(chatMessage).set({ takenDownAt: now }).where(eq(chatMessage.id, id))
      return settleReports(tx, id, 'upheld')
    case 'mute': {
      const { minutes } = decided
      await mute(tx, memberId, {
        until: minutes === null ? null : new Date(now.getTime() + minutes * MINUTE),
      })
      return settleReports(tx, id, 'upheld')
    }
    case 'unmute':
      return unmute(tx, memberId)
    case 'dismiss':
      return settleReports(tx, id, 'dismissed')
  }
}

async function settleReports(tx: Transaction, messageId: number, state: 'upheld' | 'dismissed') {
  await tx
    .update(chatReport)
    .set({ state })
    .where(and(eq(chatReport.messageId, messageId), eq(chatReport.state, 'open')))
}
