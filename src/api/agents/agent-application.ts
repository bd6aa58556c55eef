import { type Answer, callApi } from '#api/http/call-api.ts'
import { applyForAgent } from '#protocol/agents/agent-application.ts'
import type { RequestInput } from '#protocol/kit/call.ts'

export type AgentApplication = RequestInput<typeof applyForAgent>

export type ApplicationAnswer = Answer<typeof applyForAgent>

/** A retry is harmless while the first application is pending. */
export const sendApplication = (
  application: AgentApplication,
  signal: AbortSignal,
): Promise<ApplicationAnswer> => callApi(applyForAgent, application, { signal })
