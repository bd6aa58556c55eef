import type { RequestOf } from '#contract/call.ts'
import { readInvitation as call } from '#contract/invitation.ts'
import { type Answer, ask } from './ask.ts'

export type InvitationAnswer = Answer<typeof call>

/** What a code brings whoever registers with it on a domain. Throws `CallFailed`. */
export const readInvitation = (
  used: RequestOf<typeof call>,
  signal: AbortSignal,
): Promise<InvitationAnswer> => ask(call, used, { signal })
