import { type Answer, callApi } from '#api/http/call-api.ts'
import { applyForAgent } from '#protocol/agents/agent-application.ts'
import type { RequestInput } from '#protocol/kit/call.ts'

export type AgentApplication = RequestInput<typeof applyForAgent>

/** That the operator has the application, or why not. */
export type ApplicationAnswer = Answer<typeof applyForAgent>

/** Tells the operator that somebody wants to become an agent. The same again while it waits does no harm. */
export const sendApplication = (
  application: AgentApplication,
  signal: AbortSignal,
): Promise<ApplicationAnswer> => callApi(applyForAgent, application, { signal })
