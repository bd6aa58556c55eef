import { clearCached } from '#api/browser/cached-subjects.ts'
import { type Answer, callApi } from '#api/http/call-api.ts'
import { checkAffiliate } from '#protocol/agents/affiliate.ts'
import { registerByMobile, registerByUsername } from '#protocol/auth/registration.ts'
import type { RequestOf } from '#protocol/kit/call.ts'

export type RegistrationRequest =
  | { method: 'username'; details: RequestOf<typeof registerByUsername> }
  | { method: 'mobile'; details: RequestOf<typeof registerByMobile> }

export type RegistrationAnswer = Answer<typeof registerByUsername>

export type AffiliateAnswer = Answer<typeof checkAffiliate>

/**
 * Throws `CallFailed`. If the response is lost, the member may have been registered anyway. Every refusal
 * clears the tab's cached rules (SYS-13), since they may be outdated.
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

export const checkAffiliateCode = (
  used: RequestOf<typeof checkAffiliate>,
  signal: AbortSignal,
): Promise<AffiliateAnswer> => callApi(checkAffiliate, used, { signal })
