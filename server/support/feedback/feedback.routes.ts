import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { findFeedback, saveFeedback } from './save-feedback.ts'

/**
 * HELP-01. Trial players count as visitors, because they get no notifications. A retry with the same key does
 * not count towards the rate limit.
 */
export const sendFeedback: HandlerOf<'sendFeedback'> = async ({
  platform: { database, limits, operator },
  request,
  caller,
  who,
  now,
}) => {
  const memberId = who && !operator.trialTypes.includes(who.member.type) ? who.member.id : null
  const before = await findFeedback(database, { memberId, key: request.key })
  if (before !== null) return accept({ id: before })
  const retryAfter =
    memberId === null
      ? await limits.feedbackOfAddress.countAddress(caller.ip)
      : await limits.feedbackOfMember.count(String(memberId))
  if (retryAfter > 0) return refuse('feedback.throttled', { retryAfter })
  const kept = await saveFeedback(database, { ...request, memberId, language: caller.language, now })
  return 'gone' in kept ? refuse('feedback.imagesGone', { ids: kept.gone }) : accept(kept)
}
