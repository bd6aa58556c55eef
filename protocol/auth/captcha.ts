import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'
import { throttled } from '#protocol/kit/throttled.ts'

export const readCaptcha = call({
  method: 'GET',
  path: '/wps/captcha',
  summary: 'Creates a new captcha for the client. It replaces the previous one.',
  request: v.object({}),
  /** PNG in base64, without the `data:` prefix. */
  reply: v.pipe(v.string(), v.base64()),
  refusals: { 'captcha.throttled': throttled },
})
