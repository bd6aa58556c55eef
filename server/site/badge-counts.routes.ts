import { badgeCounts } from '#server/account/badge-counts.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'

/** MEM-01: trial players have no badges; their pages do not ask. */
export const readBadgeCounts: HandlerOf<'readBadgeCounts'> = async ({ platform, who, now }) => {
  const { id: memberId, type } = who.member
  const isTrial = platform.operator.trialTypes.includes(type)
  return accept(await badgeCounts(platform.database, { memberId, isTrial, now }))
}
