import { type Answer, callApi } from '#api/http/call-api.ts'
import { loginByFirebase } from '#protocol/auth/firebase-login.ts'
import { login } from '#protocol/auth/login.ts'
import type { RequestOf } from '#protocol/kit/call.ts'
import { loadDevice } from './remembered-device.ts'

export type LoginRequest = WithoutDevice<RequestOf<typeof login>> | RequestOf<typeof loginByFirebase>

type WithoutDevice<Request> = Request extends unknown ? Omit<Request, 'device'> : never

export type LoginAnswer = Answer<typeof login> | Answer<typeof loginByFirebase>

export function logIn(request: LoginRequest, signal: AbortSignal): Promise<LoginAnswer> {
  if ('firebaseIdToken' in request) return callApi(loginByFirebase, request, { signal })
  const device = loadDevice(request)
  return callApi(login, device === null ? request : { ...request, device }, { signal })
}
