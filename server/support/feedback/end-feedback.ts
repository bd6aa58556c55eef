import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { FeedbackOutcome } from '#protocol/sandbox/support.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import type { Database } from '#server/database/database.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'
import { feedback } from './feedback.table.ts'

/**
 * Answers or closes a piece of feedback. The member gets the answer as a notification. Returns false if no
 * open feedback has this id, or if there is an answer but no member to send it to.
 */
export const endFeedback = (
  database: Database,
  { id, answer, now }: FeedbackOutcome & { id: string; now: Date },
): Promise<boolean> =>
  database.transaction(async (tx) => {
    if (!isUuid(id)) return false
    const canHear = answer === null ? undefined : isNotNull(feedback.memberId)
    const [row] = await tx
      .update(feedback)
      .set({ answer, doneAt: now })
      .where(and(eq(feedback.id, id), isNull(feedback.doneAt), canHear))
      .returning()
    if (!row) return false
    const { memberId, content } = row
    if (answer !== null && memberId !== null)
      await notifyMember(tx, { memberId, event: 'feedback.answered', facts: { content, answer }, at: now })
    return true
  })
