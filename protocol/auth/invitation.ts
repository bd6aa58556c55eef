import * as v from 'valibot'
import { contractPreset, downlineType } from '#protocol/agents/downline-registration.ts'
import { call } from '#protocol/kit/call.ts'
import { code } from '#protocol/kit/query-values.ts'
import { throttled } from '#protocol/kit/throttled.ts'

/**
 * The account type and the contracts that come with a code. Visitors learn nothing else about the member who
 * invites them.
 */
const invitation = v.object({
  /**
   * Team name of the future upline. Null if the code is a player's referral; the player's name stays private.
   */
  agent: v.nullable(v.string()),
  type: downlineType,
  /** Contracts offered on registration, except presets that the agent cannot offer today. */
  presets: v.array(contractPreset),
  /** Currency symbol for the amounts in the contracts. */
  currencySymbol: v.string(),
})

export type Invitation = v.InferOutput<typeof invitation>

export const readInvitation = call({
  method: 'GET',
  path: '/wps/agent/invitation',
  summary: 'Returns the upline, account type and contract offers that come with an affiliate code.',
  request: v.object({ code, domain: v.pipe(v.string(), v.maxLength(253)) }),
  reply: v.object({ invitation }),
  refusals: {
    /** No link or member on this domain has this code. */
    'invitation.unknown': v.object({}),
    /** The link is closed, or its owner is no longer an agent. */
    'invitation.closed': v.object({}),
    'invitation.throttled': throttled,
  },
})
