import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'
import { code } from '#protocol/kit/query-values.ts'
import { throttled } from '#protocol/kit/throttled.ts'

export const checkAffiliate = call({
  method: 'GET',
  path: '/wps/agent/affiliate',
  summary: 'Checks whether an affiliate code exists on the given domain.',
  request: v.object({ code, domain: v.pipe(v.string(), v.maxLength(253)) }),
  reply: v.object({}),
  refusals: {
    'affiliate.invalid': v.object({}),
    'affiliate.throttled': throttled,
  },
})
