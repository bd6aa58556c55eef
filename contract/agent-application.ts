import * as v from 'valibot'
import { call } from './call.ts'
import { countryDialingCode, mobileNum } from './mobile-number.ts'
import { throttled } from './throttled.ts'

export const applyForAgent = call({
  method: 'PUT',
  path: '/wps/agent/application',
  summary: 'Tells the operator that somebody wants to become an agent.',
  request: v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)),
    mobileNum,
    countryDialingCode,
    email: v.optional(v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))),
    /** Where the applicant would look for players. */
    channel: v.picklist(['social', 'site', 'friends', 'other']),
    comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(140))),
  }),
  reply: v.object({ id: v.string() }),
  refusals: { 'application.throttled': throttled },
})
