import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'

/** 0: no contract and no request; 1: a contract; 2: a request that the member has not answered. */
const requestType = v.picklist([0, 1, 2])

export const readConsolidatedContracts = call({
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  access: 'token',
  summary:
    'Returns the member’s status for each kind of contract, which decides which agent pages are shown.',
  request: v.object({}),
  reply: v.object({
    dailysalreqtype: requestType,
    divtypereq: requestType,
    contracthoursalreq: requestType,
    realtimesalreqtype: requestType,
  }),
})
