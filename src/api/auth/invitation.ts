import { type Answer, callApi } from '#api/http/call-api.ts'
import { readInvitation as call } from '#protocol/auth/invitation.ts'
import type { RequestOf } from '#protocol/kit/call.ts'

export type InvitationAnswer = Answer<typeof call>

export const readInvitation = (
  used: RequestOf<typeof call>,
  signal: AbortSignal,
): Promise<InvitationAnswer> => callApi(call, used, { signal })
