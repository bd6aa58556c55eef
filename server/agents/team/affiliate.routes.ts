import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { findInviter } from '#server/team/find-inviter.ts'

/** CALL-21. Checks affiliate and referral codes. */
export const checkAffiliate: HandlerOf<'checkAffiliate'> = async ({ request, caller, platform }) => {
  const retryAfter = await platform.limits.affiliate.countAddress(caller.ip)
  if (retryAfter > 0) return refuse('affiliate.throttled', { retryAfter })
  const inviter = await findInviter(platform, request)
  return inviter ? accept({}) : refuse('affiliate.invalid', {})
}
