import { type Answer, callApi } from '#api/http/call-api.ts'
import type { Mobile } from '#domain/auth/mobile-number.ts'
import { sendForgotPasswordCode } from '#protocol/auth/forgot-password.ts'
import { sendLoginCode, sendRegisterCode } from '#protocol/auth/sms-code.ts'
import { loadDevice } from './remembered-device.ts'

/** What a code is texted for; one use's code is good for no other. */
export type CodeUse = 'login' | 'register' | 'forgot'

/** Who texts a code: the platform, or Firebase where the operator has a project of it. */
export type CodeSender = 'platform' | 'firebase'

/** `wait`: milliseconds for which the next code is held back. */
export type CodeAnswer =
  | { ok: true; value: { wait: number } }
  | Extract<Answer<typeof sendLoginCode>, { ok: false }>

export type CodeRequest = { use: CodeUse; mobile: Mobile; slider: string }

/** Milliseconds of the countdown's unit, which the platform multiplies (LOGIN-06, REG-14). */
const UNIT = 60_000

/** Has a code texted to a mobile. */
export async function requestCode(request: CodeRequest, signal: AbortSignal): Promise<CodeAnswer> {
  const { mobile, slider } = request
  switch (request.use) {
    case 'login': {
      const answer = await callApi(sendLoginCode, { ...mobile, slider, ...deviceOf(mobile) }, { signal })
      return answer.ok ? sent(answer.value.factor) : answer
    }
    case 'register': {
      const { mobileNum: mobileNo, countryDialingCode } = mobile
      const answer = await callApi(sendRegisterCode, { mobileNo, countryDialingCode, slider }, { signal })
      return answer.ok ? sent(answer.value.expiredMinutes) : answer
    }
    case 'forgot': {
      const answer = await callApi(
        sendForgotPasswordCode,
        { ...mobile, slider, ...deviceOf(mobile) },
        { signal },
      )
      return answer.ok ? sent(answer.value.expiredMinutes) : answer
    }
  }
}

/** Strangers cannot use up the codes of a device that its owner's second step was remembered for. */
function deviceOf(mobile: Mobile): { device?: string } {
  const device = loadDevice(mobile)
  return device === null ? {} : { device }
}

const sent = (units: number): CodeAnswer => ({ ok: true, value: { wait: units * UNIT } })
