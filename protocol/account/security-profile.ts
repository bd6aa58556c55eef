import * as v from 'valibot'
import { nicknameLengths } from '#domain/account/nickname.ts'
import { withoutInvisible } from '#domain/text/typed-text.ts'
import { moment } from '#domain/time/moment.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { memberInfo } from './member.ts'

const nickname = v.pipe(
  v.string(),
  v.transform(withoutInvisible),
  v.trim(),
  v.minLength(nicknameLengths.least),
  v.maxLength(nicknameLengths.most),
)

export const readSecurityProfile = call({
  method: 'GET',
  path: '/wps/member/security',
  access: 'account',
  summary: 'Returns the member’s account: profile, linked contacts and security settings.',
  request: v.object({}),
  reply: v.object({
    account: v.string(),
    nickname: v.string(),
    icon: v.string(),
    registeredAt: moment,
    /** The name, mobile number and email address are masked, and null if the member has none. */
    payeeName: v.nullable(v.string()),
    mobileNum: v.nullable(v.string()),
    email: v.nullable(v.string()),
    /**
     * Whether the member has confirmed the email address with a code. Typing it in the registration form does
     * not confirm it.
     */
    emailBound: v.boolean(),
    payoutAccounts: count,
    paymentPasswordSet: v.boolean(),
    passwordChangedAt: moment,
    secondStepOn: v.boolean(),
    /** The previous login. `ip` and `device` (browser and operating system) are empty if unknown. */
    lastLogin: v.nullable(v.object({ at: moment, ip: v.string(), device: v.string() })),
  }),
})

export type SecurityProfile = ReplyOf<typeof readSecurityProfile>

export const changeNickname = call({
  method: 'POST',
  path: '/wps/member/nickname',
  access: 'account',
  summary: 'Changes the member’s nickname, which other players see.',
  request: v.object({ nickname }),
  reply: memberInfo,
  /** `forbidden`: the nickname resembles the operator's name or contains characters that are not allowed. */
  refusals: { 'nickname.refused': v.object({ reason: v.picklist(['taken', 'forbidden']) }) },
})

export const changeIcon = call({
  method: 'POST',
  path: '/wps/member/info/icon',
  access: 'account',
  summary: 'Changes the member’s avatar.',
  request: v.object({ iconId: id }),
  reply: memberInfo,
})
