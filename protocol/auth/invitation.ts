import * as v from 'valibot'
import { contractPreset, downlineType } from '#protocol/agents/downline-registration.ts'
import { call } from '#protocol/kit/call.ts'
import { code } from '#protocol/kit/query-values.ts'
import { throttled } from '#protocol/kit/throttled.ts'

/**
 * The account and contracts that come with a code. A visitor learns nothing else about the inviting member.
 */
const invitation = v.object({
  /** Team name of the future upline; null for a referral by a member, who is not named. */
  agent: v.nullable(v.string()),
  type: downlineType,
  /** Contracts offered on registration, without presets that the agent cannot offer today. */
  presets: v.array(contractPreset),
  /** Currency of the contracts' amounts. */
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
    /** The code does not exist on this domain. */
    'invitation.unknown': v.object({}),
    /** The link is closed, or its owner is no longer an agent. */
    'invitation.closed': v.object({}),
    'invitation.throttled': throttled,
  },
})
