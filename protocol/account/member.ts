import * as v from 'valibot'
import { password } from '#domain/auth/password.ts'
import { call } from '#protocol/kit/call.ts'
import { throttled, wrongGuess } from '#protocol/kit/throttled.ts'

/** Who is logged in. */
export const memberInfo = v.object({
  id: v.string(),
  /** Unique account name, in small letters. */
  account: v.string(),
  nickname: v.string(),
  userName: v.string(),
  /** Decides member, trial player or agent by the operator's lists. */
  type: v.pipe(v.number(), v.integer()),
  /** Address of the member's picture. */
  icon: v.string(),
  /** ISO 4217 code and sign of the wallet's currency. */
  currency: v.string(),
  currencySymbol: v.string(),
  vipLevel: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The password is the operator's weak default, or has expired while expiry is on; it must be changed first. */
  passwordDefault: v.boolean(),
  passwordExpired: v.boolean(),
  /** ISO 8601 moment of the login before this one, null at the first. */
  lastLogin: v.nullable(v.string()),
  /** Whether there are games to go on with; a platform need not say. */
  hasPlayed: v.optional(v.boolean()),
  /** Whether an agent stands above, to whom money may be sent; a platform need not say. */
  hasUpline: v.optional(v.boolean()),
  /** Whether a link started this session, so that the page says whose account it is; a platform need not say. */
  byLink: v.optional(v.boolean()),
})

export type MemberInfo = v.InferOutput<typeof memberInfo>

export const readMemberInfo = call({
  method: 'GET',
  path: '/wps/member/info',
  access: 'token',
  summary: 'Who is logged in, and whether the password must be changed before anything else.',
  request: v.object({}),
  reply: memberInfo,
})

export const listMemberIcons = call({
  method: 'GET',
  path: '/wps/member/info/icon',
  summary: 'The pictures a member may choose from.',
  request: v.object({}),
  reply: v.object({ icons: v.array(v.object({ id: v.string(), url: v.string() })) }),
})

export const changePassword = call({
  method: 'POST',
  path: '/wps/member/password',
  access: 'token',
  sealed: true,
  summary: 'Changes the password of whoever is logged in and ends their other sessions.',
  request: v.object({ oldPassword: password, newPassword: password, confirmNewPassword: password }),
  reply: v.object({}),
  refusals: {
    'password.oldWrong': wrongGuess,
    'password.confirmationDiffers': v.object({}),
    /** Too short, too long, or with a blank in it. */
    'password.offRules': v.object({ minLength: v.number(), maxLength: v.number() }),
    'password.unchanged': v.object({}),
    /** The weak password that the operator hands out. */
    'password.default': v.object({}),
    /** Too many wrong old passwords. */
    'password.throttled': throttled,
  },
})
