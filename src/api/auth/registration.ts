import { clearCached } from '#api/browser/cached-subjects.ts'
import { type Answer, callApi } from '#api/http/call-api.ts'
import { checkAffiliate } from '#protocol/agents/affiliate.ts'
import { registerByMobile, registerByUsername } from '#protocol/auth/registration.ts'
import type { RequestOf } from '#protocol/kit/call.ts'

/** A registration as it is sent, by the way it is made. */
export type RegistrationRequest =
  | { method: 'username'; details: RequestOf<typeof registerByUsername> }
  | { method: 'mobile'; details: RequestOf<typeof registerByMobile> }

/** Who is registered and logged in now, or why nobody is. */
export type RegistrationAnswer = Answer<typeof registerByUsername>

export type AffiliateAnswer = Answer<typeof checkAffiliate>

/**
 * Makes a member. Throws `CallFailed`; after a lost answer the member may exist. Whoever is refused may be so by other rules
 * than the tab has kept (SYS-13), whatever the reason says: they are read anew at the next look.
 */
export async function register(
  request: RegistrationRequest,
  signal: AbortSignal,
): Promise<RegistrationAnswer> {
  const answer = await (request.method === 'username'
    ? callApi(registerByUsername, request.details, { signal })
    : callApi(registerByMobile, request.details, { signal }))
  if (!answer.ok) clearCached('registerRules')
  return answer
}

/** Whether an affiliate code is somebody's, on the domain that the site is known by. Throws `CallFailed`. */
export const checkAffiliateCode = (
  used: RequestOf<typeof checkAffiliate>,
  signal: AbortSignal,
): Promise<AffiliateAnswer> => callApi(checkAffiliate, used, { signal })
