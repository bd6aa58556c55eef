import { type Answer, callApi } from '#api/http/call-api.ts'
import { readCaptcha } from '#protocol/auth/captcha.ts'

/** A base64 PNG, or a refusal with the wait in ms. */
export type CaptchaAnswer = Answer<typeof readCaptcha>

/** Requests a new captcha image. The previous one becomes invalid. */
export const requestCaptcha = (signal: AbortSignal): Promise<CaptchaAnswer> =>
  callApi(readCaptcha, {}, { signal })
