import type { RequestOf } from '#contract/call.ts'
import { login } from '#contract/session.ts'
import { type Answer, ask } from './ask.ts'

export type LoginRequest = RequestOf<typeof login>

/** Who is logged in now, or why nobody is. */
export type LoginAnswer = Answer<typeof login>

/** Starts a session by user name and password, or by a code that was texted. */
export const logIn = (request: LoginRequest, signal: AbortSignal): Promise<LoginAnswer> =>
  ask(login, request, { signal })
