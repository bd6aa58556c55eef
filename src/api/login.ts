import type { RequestOf } from '#contract/call.ts'
import { login } from '#contract/session.ts'
import { type Answer, ask } from './ask.ts'
import { recallDevice } from './remembered-device.ts'

/** A login as the form has it. What an earlier second step left with this device goes along by itself. */
export type LoginRequest = WithoutDevice<RequestOf<typeof login>>

type WithoutDevice<Request> = Request extends unknown ? Omit<Request, 'device'> : never

/** Who is logged in now, or why nobody is. */
export type LoginAnswer = Answer<typeof login>

/** Starts a session by user name and password, or by a code that was texted. */
export function logIn(request: LoginRequest, signal: AbortSignal): Promise<LoginAnswer> {
  const device = recallDevice(request)
  return ask(login, device === null ? request : { ...request, device }, { signal })
}
