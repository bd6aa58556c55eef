import * as v from 'valibot'
import { memberInfo } from '#protocol/account/member.ts'
import { call } from '#protocol/kit/call.ts'

export const loggedIn = v.object({
  /** The page keeps the token in session storage and sends it with every call, in the `token` header. */
  token: v.string(),
  firstTimeLogin: v.boolean(),
  passwordExpired: v.boolean(),
  member: memberInfo,
})

export type LoggedIn = v.InferOutput<typeof loggedIn>

export const logout = call({
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'token',
  summary: 'Ends the session. Its token becomes invalid.',
  request: v.object({}),
  reply: v.object({}),
})
