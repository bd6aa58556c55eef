import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'

export const memberInfo = v.object({
  id: v.string(),
  /** The unique account name, in lower case. */
  account: v.string(),
  nickname: v.string(),
  userName: v.string(),
  /**
   * A number that says whether this is a member, a trial player or an agent. The operator's configuration
   * lists the numbers.
   */
  type: v.pipe(v.number(), v.integer()),
  icon: v.string(),
  currency: v.string(),
  currencySymbol: v.string(),
  vipLevel: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /**
   * Whether the password is a default or temporary one, or has expired. In both cases the member must change
   * it before doing anything else.
   */
  passwordDefault: v.boolean(),
  passwordExpired: v.boolean(),
  /** When the member last logged in before this session, as ISO 8601; null at the first login. */
  lastLogin: v.nullable(v.string()),
  hasPlayed: v.optional(v.boolean()),
  hasUpline: v.optional(v.boolean()),
  /**
   * Whether a login link started this session. If so, the page shows the account's name. Platforms may omit
   * this field.
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
