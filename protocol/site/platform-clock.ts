import * as v from 'valibot'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'

export const readClock = call({
  method: 'GET',
  path: '/wps/system/clock',
  summary: 'Returns the platform’s time, which decides days, settlements and draws.',
  request: v.object({}),
  reply: v.object({ now: moment }),
})
