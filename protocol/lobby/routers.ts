import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'

export const listRouters = call({
  method: 'GET',
  path: '/wps/relay/routers',
  summary: 'Lists the vendors whose games open on a page of the site. All others are launched.',
  request: v.object({}),
  reply: v.object({
    routers: v.array(
      v.object({
        vassalage: v.string(),
        /** A path on this site. The game's code is added to it as `gameCode`. */
        path: v.picklist(['/lottery', '/seaLottery', '/vnLottery', '/seamless']),
      }),
    ),
  }),
})
