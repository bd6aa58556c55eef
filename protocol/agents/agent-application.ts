import * as v from 'valibot'
import { countryDialingCode, mobileNum } from '#domain/auth/mobile-number.ts'
import { emailAddress } from '#domain/text/email-address.ts'
import { addedText, givenName } from '#domain/text/plain-text.ts'
import { call } from '#protocol/kit/call.ts'
import { throttled } from '#protocol/kit/throttled.ts'

export const channels = ['social', 'site', 'friends', 'other'] as const

export type Channel = (typeof channels)[number]

export const applyForAgent = call({
  method: 'PUT',
  path: '/wps/agent/application',
  summary: 'Applies to become an agent. A repeated application returns the pending one.',
  request: v.object({
    name: givenName(100),
    mobileNum,
    countryDialingCode,
    email: v.optional(emailAddress()),
    channel: v.picklist(channels),
    comment: v.optional(addedText(140)),
  }),
  reply: v.object({ id: v.string() }),
  refusals: {
    'application.mobileInvalid': v.object({}),
    'application.throttled': throttled,
  },
})
