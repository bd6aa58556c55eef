import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { FeedbackEnd } from '#contract/sandbox.ts'
import type { Database } from '../database/database.ts'
import { feedback } from '../database/schema/feedback.ts'
import { isUuid } from '../is-uuid.ts'
import { tellMember } from '../message/tell-member.ts'

/**
 * Answers what a member has told, who hears of it by message, or lays it aside without a word. Once; false where there is nothing to
 * answer any more, or nobody who could be answered by message.
 */
export const endFeedback = (
  database: Database,
  { id, answer, now }: FeedbackEnd & { id: string; now: Date },
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
