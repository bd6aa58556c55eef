import * as v from 'valibot'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'

export const readClock = call({
  method: 'GET',
  path: '/wps/system/clock',
  summary: 'What time it is for the platform, by which days end, contracts are settled and draws are held.',
  request: v.object({}),
  reply: v.object({ now: moment }),
})
