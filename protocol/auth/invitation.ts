import * as v from 'valibot'
import { contractPreset, downlineType } from '#protocol/agents/downline-registration.ts'
import { call } from '#protocol/kit/call.ts'
import { code } from '#protocol/kit/query-values.ts'
import { throttled } from '#protocol/kit/throttled.ts'

/** What registering with a code makes of somebody: all that a visitor may know of whoever invites them. */
const invitation = v.object({
  /** Who stands above them then, by the name that a team goes by; null where a member recommends the site, who is not named. */
  agent: v.nullable(v.string()),
  type: downlineType,
  /** Contracts that the agent offers them once they are in; without those that the agent may not offer today. */
  presets: v.array(contractPreset),
  /** What the amounts of contracts are in. */
  currencySymbol: v.string(),
})

export type Invitation = v.InferOutput<typeof invitation>

export const readInvitation = call({
  method: 'GET',
  path: '/wps/agent/invitation',
  summary: 'What an affiliate code, as of a registration link, brings whoever registers with it.',
  request: v.object({ code, domain: v.pipe(v.string(), v.maxLength(253)) }),
  reply: v.object({ invitation }),
  refusals: {
    /** Nobody has such a code on this domain. */
    'invitation.unknown': v.object({}),
    /** An agent's link that nobody can register by any more: it was closed, or the agent is none now. */
    'invitation.closed': v.object({}),
    'invitation.throttled': throttled,
  },
})
