import { type Answer, callApi } from '#api/http/call-api.ts'
import { readCaptcha } from '#protocol/auth/captcha.ts'

/** A base64 PNG, or a refusal with the ms to wait. */
export type CaptchaAnswer = Answer<typeof readCaptcha>

/** Reads a new picture and invalidates the previous one. */
export const requestCaptcha = (signal: AbortSignal): Promise<CaptchaAnswer> =>
  callApi(readCaptcha, {}, { signal })
