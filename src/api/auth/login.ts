import { type Answer, callApi } from '#api/http/call-api.ts'
import { loginByFirebase } from '#protocol/auth/firebase-login.ts'
import { login } from '#protocol/auth/session.ts'
import type { RequestOf } from '#protocol/kit/call.ts'
import { loadDevice } from './remembered-device.ts'

/** A login as the form has it. What an earlier second step left with this device goes along by itself. */
export type LoginRequest = WithoutDevice<RequestOf<typeof login>> | RequestOf<typeof loginByFirebase>

type WithoutDevice<Request> = Request extends unknown ? Omit<Request, 'device'> : never

/** Who is logged in now, or why nobody is. */
export type LoginAnswer = Answer<typeof login> | Answer<typeof loginByFirebase>

/** Starts a session by user name and password, by a code that was texted, or by what Firebase says of one. */
export function logIn(request: LoginRequest, signal: AbortSignal): Promise<LoginAnswer> {
  if ('firebaseIdToken' in request) return callApi(loginByFirebase, request, { signal })
  const device = loadDevice(request)
  return callApi(login, device === null ? request : { ...request, device }, { signal })
}
