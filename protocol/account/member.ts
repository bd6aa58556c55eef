import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'

export const memberInfo = v.object({
  id: v.string(),
  /** Unique account name, lower case. */
  account: v.string(),
  nickname: v.string(),
  userName: v.string(),
  /** Member, trial player or agent. The operator's configuration maps the numbers. */
  type: v.pipe(v.number(), v.integer()),
  icon: v.string(),
  currency: v.string(),
  currencySymbol: v.string(),
  vipLevel: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The password is the operator's weak default, or has expired. It must be changed first. */
  passwordDefault: v.boolean(),
  passwordExpired: v.boolean(),
  /** ISO 8601 time of the previous login, null at the first. */
  lastLogin: v.nullable(v.string()),
  hasPlayed: v.optional(v.boolean()),
  hasUpline: v.optional(v.boolean()),
  /**
   * Whether a login link started this session; the page then shows the account's name. Platforms may omit it.
   */
  byLink: v.optional(v.boolean()),
})

export type MemberInfo = v.InferOutput<typeof memberInfo>

export const readMemberInfo = call({
  method: 'GET',
  path: '/wps/member/info',
  access: 'token',
  summary: 'Returns the logged-in member, and whether the password must be changed first.',
  request: v.object({}),
  reply: memberInfo,
})

export const listMemberIcons = call({
  method: 'GET',
  path: '/wps/member/info/icon',
  summary: 'Lists the avatars that a member can choose.',
  request: v.object({}),
  reply: v.object({ icons: v.array(v.object({ id: v.string(), url: v.string() })) }),
})
