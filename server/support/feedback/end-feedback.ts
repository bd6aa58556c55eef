import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { FeedbackOutcome } from '#protocol/site/sandbox.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import type { Database } from '#server/database/database.ts'
import { tellMember } from '#server/notifications/notify-member.ts'
import { feedback } from './feedback.table.ts'

/**
 * Answers what a member has told, who hears of it by message, or lays it aside without a word. Once; false where there is nothing to
 * answer any more, or nobody who could be answered by message.
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
      await tellMember(tx, { memberId, event: 'feedback.answered', facts: { content, answer }, at: now })
    return true
  })
