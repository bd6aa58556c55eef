import { type Answer, callApi } from '#api/http/call-api.ts'
import type { Mobile } from '#domain/auth/mobile-number.ts'
import { sendForgotPasswordCode } from '#protocol/auth/forgot-password.ts'
import { sendLoginCode, sendRegisterCode } from '#protocol/auth/sms-code.ts'
import { loadDevice } from './remembered-device.ts'

/** A code is valid only for the purpose it was requested for. */
export type CodeUse = 'login' | 'register' | 'forgot'

/** Who sends the codes: Firebase if the operator has configured a project, otherwise the platform. */
export type CodeSender = 'platform' | 'firebase'

/** `wait`: time until the next code may be sent, in ms. */
export type CodeAnswer =
  | { ok: true; value: { wait: number } }
  | Extract<Answer<typeof sendLoginCode>, { ok: false }>

export type CodeRequest = { use: CodeUse; mobile: Mobile; slider: string }

/** The unit of the platform's countdown, in ms: the platform sends minutes (LOGIN-06, REG-14). */
const UNIT = 60_000

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

/**
 * The device token identifies the owner's device, so that other people cannot use up the owner's quota of
 * codes.
 */
function deviceOf(mobile: Mobile): { device?: string } {
  const device = loadDevice(mobile)
  return device === null ? {} : { device }
}

const sent = (units: number): CodeAnswer => ({ ok: true, value: { wait: units * UNIT } })
