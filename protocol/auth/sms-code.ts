import * as v from 'valibot'
import { countryDialingCode, mobileNum } from '#domain/auth/mobile-number.ts'
import { call } from '#protocol/kit/call.ts'
import { throttled } from '#protocol/kit/throttled.ts'
import { device } from './remembered-device.ts'
import { sliderPass } from './slider.ts'

const refusals = {
  'code.sliderFailed': v.object({}),
  'code.mobileInvalid': v.object({}),
  'code.throttled': throttled,
  'code.off': v.object({}),
}

export const sendLoginCode = call({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  summary: 'Sends a login code by SMS. The reply does not reveal whether the mobile is registered.',
  request: v.object({ mobileNum, countryDialingCode, slider: sliderPass, device }),
  /** Another code can be requested after `factor` × 60 seconds. */
  reply: v.object({ factor: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  refusals,
})

export const sendRegisterCode = call({
  method: 'POST',
  path: '/wps/verification/sms/register',
  summary: 'Sends a registration code by SMS.',
  request: v.object({ mobileNo: mobileNum, countryDialingCode, slider: sliderPass }),
  /** Minimum validity of the code, in minutes. No other code is sent during this time. */
  reply: v.object({ expiredMinutes: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  refusals,
})
