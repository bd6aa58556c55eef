import * as v from 'valibot'
import { call } from './call.ts'
import { count } from './count.ts'
import { id } from './id.ts'
import { memberInfo } from './member.ts'
import { moment } from './moment.ts'

const nickname = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(20))

export const readSecurityProfile = call({
  method: 'GET',
  path: '/wps/member/security',
  access: 'token',
  summary: 'The member’s own account: who they are, what is bound to it and what protects it.',
  request: v.object({}),
  reply: v.object({
    account: v.string(),
    nickname: v.string(),
    icon: v.string(),
    registeredAt: moment,
    /** Masked; null where none is bound. */
    payeeName: v.nullable(v.string()),
    mobileNum: v.nullable(v.string()),
    email: v.nullable(v.string()),
    payoutAccounts: count,
    paymentPasswordSet: v.boolean(),
    passwordChangedAt: moment,
    secondStepOn: v.boolean(),
    /** The login before this one. */
    lastLogin: v.nullable(v.object({ at: moment, ip: v.string(), device: v.string() })),
  }),
})

export const changeNickname = call({
  method: 'POST',
  path: '/wps/member/nickname',
  access: 'token',
  summary: 'Changes the name that others see.',
  request: v.object({ nickname }),
  reply: memberInfo,
  refusals: { 'nickname.refused': v.object({ reason: v.picklist(['taken', 'forbidden']) }) },
})

export const changeIcon = call({
  method: 'POST',
  path: '/wps/member/info/icon',
  access: 'token',
  summary: 'Makes one of the offered pictures the member’s.',
  request: v.object({ iconId: id }),
  reply: memberInfo,
})
