import * as v from 'valibot'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { id } from '#protocol/kit/id.ts'

export const listRememberedDevices = call({
  method: 'GET',
  path: '/wps/member/secondStep/devices',
  access: 'token',
  summary: 'Devices that are let in without a second step.',
  request: v.object({}),
  reply: v.object({
    /** `name`: browser and system, empty where unknown. */
    devices: v.array(v.object({ id, name: v.string(), rememberedAt: moment, lastUsedAt: moment })),
  }),
})

export const forgetRememberedDevice = call({
  method: 'DELETE',
  path: '/wps/member/secondStep/devices',
  access: 'token',
  summary: 'Asks one device for the second step again.',
  request: v.object({ id }),
  reply: v.object({}),
})
