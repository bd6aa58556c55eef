import { badgeCounts } from '#server/account/badge-counts.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'

/** MEM-01. Trial players have no badges, and their pages do not make this call. */
export const readBadgeCounts: HandlerOf<'readBadgeCounts'> = async ({ platform, who, now }) => {
  const { id: memberId, type } = who.member
  const isTrial = platform.operator.trialTypes.includes(type)
  return accept(await badgeCounts(platform.database, { memberId, isTrial, now }))
}
