import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'

export const readDomainRoute = call({
  method: 'GET',
  path: '/wps/system/domainRoute',
  summary: 'Returns the domains used in links and registrations.',
  request: v.object({}),
  reply: v.object({ domainRoute: v.string(), mainDomain: v.string() }),
})
