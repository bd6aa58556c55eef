import * as v from 'valibot'
import { call } from './call.ts'
import { emailAddress } from './email-address.ts'
import { countryDialingCode, mobileNum } from './mobile-number.ts'
import { addedText, givenName } from './plain-text.ts'
import { throttled } from './throttled.ts'

/** Where an applicant would look for players. */
export const channels = ['social', 'site', 'friends', 'other'] as const

export type Channel = (typeof channels)[number]

export const applyForAgent = call({
  method: 'PUT',
  path: '/wps/agent/application',
  summary:
    'Tells the operator that somebody wants to become an agent; the same application again is the one that waits.',
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
    /** No mobile of a country that is served. */
    'application.mobileInvalid': v.object({}),
    'application.throttled': throttled,
  },
})
