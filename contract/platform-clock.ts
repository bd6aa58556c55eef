import * as v from 'valibot'
import { call } from './call.ts'
import { moment } from './moment.ts'

export const readClock = call({
  method: 'GET',
  path: '/wps/system/clock',
  summary: 'What time it is for the platform, by which days end, contracts are settled and draws are held.',
  request: v.object({}),
  reply: v.object({ now: moment }),
})
