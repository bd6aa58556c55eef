import * as v from 'valibot'
import { channels } from '#protocol/agents/agent-application.ts'

/** Agent applications for the operator, newest first. */
export const agentApplications = v.object({
  applications: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      /** In E.164 format. */
      mobile: v.string(),
      email: v.nullable(v.string()),
      channel: v.picklist(channels),
      comment: v.string(),
      state: v.picklist(['waiting', 'accepted', 'declined']),
      /** ISO 8601. */
      at: v.string(),
      answeredAt: v.nullable(v.string()),
    }),
  ),
})

export type AgentApplications = v.InferOutput<typeof agentApplications>['applications']

/** The operator's answer. Accepting does not create an account; the applicant's upline creates it later. */
export const applicationAnswer = v.object({ state: v.picklist(['accepted', 'declined']) })

export type ApplicationAnswer = v.InferOutput<typeof applicationAnswer>
