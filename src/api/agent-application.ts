import { applyForAgent } from '#contract/agent-application.ts'
import type { RequestInput } from '#contract/call.ts'
import { type Answer, ask } from './ask.ts'

export type AgentApplication = RequestInput<typeof applyForAgent>

/** That the operator has the application, or why not. */
export type ApplicationAnswer = Answer<typeof applyForAgent>

/** Tells the operator that somebody wants to become an agent. The same again while it waits does no harm. */
export const sendApplication = (
  application: AgentApplication,
  signal: AbortSignal,
): Promise<ApplicationAnswer> => ask(applyForAgent, application, { signal })
