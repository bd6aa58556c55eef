import * as v from 'valibot'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { id } from '#protocol/kit/id.ts'

export const listRememberedDevices = call({
  method: 'GET',
  path: '/wps/member/secondStep/devices',
  access: 'token',
  summary: 'Lists the trusted devices, which log in without a second factor.',
  request: v.object({}),
  reply: v.object({
    /** `name` is the browser and operating system, empty if unknown. */
    devices: v.array(v.object({ id, name: v.string(), rememberedAt: moment, lastUsedAt: moment })),
  }),
})

export const forgetRememberedDevice = call({
  method: 'DELETE',
  path: '/wps/member/secondStep/devices',
  access: 'token',
  summary: 'Removes a trusted device. Its next login asks for the second factor.',
  request: v.object({ id }),
  reply: v.object({}),
})
