import { fetchValue } from '#api/http/call-api.ts'
import type { ReplyOf, RequestInput } from '#protocol/kit/call.ts'
import { readReferral as call, listReferrals, type Referral } from '#protocol/rewards/referral.ts'

export const readReferral = (signal: AbortSignal): Promise<Referral> => fetchValue(call, {}, { signal })

export const readFriends = (
  asked: RequestInput<typeof listReferrals>,
  signal: AbortSignal,
): Promise<ReplyOf<typeof listReferrals>> => fetchValue(listReferrals, asked, { signal })
