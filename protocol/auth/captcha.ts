import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'
import { throttled } from '#protocol/kit/throttled.ts'

export const readCaptcha = call({
  method: 'GET',
  path: '/wps/captcha',
  summary: 'A new captcha for the client that asks; the one before it is worth nothing afterwards.',
  request: v.object({}),
  /** PNG in base64, without the `data:` prefix. */
  reply: v.pipe(v.string(), v.base64()),
  refusals: { 'captcha.throttled': throttled },
})
