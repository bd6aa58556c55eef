import { type Answer, callApi } from '#api/http/call-api.ts'
import { readCaptcha } from '#protocol/auth/captcha.ts'

/** A captcha picture, as a PNG in base64, or how long to wait for one (ms). */
export type CaptchaAnswer = Answer<typeof readCaptcha>

/** A new captcha picture; the one before it is worth nothing afterwards. */
export const askForCaptcha = (signal: AbortSignal): Promise<CaptchaAnswer> =>
  callApi(readCaptcha, {}, { signal })
