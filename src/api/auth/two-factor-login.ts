import { type Answer, callApi } from '#api/http/call-api.ts'
import { verifyTwoFactor } from '#protocol/auth/two-factor-login.ts'
import type { RequestOf } from '#protocol/kit/call.ts'

export type TwoFactorRequest = RequestOf<typeof verifyTwoFactor>

export type TwoFactorAnswer = Answer<typeof verifyTwoFactor>

export const verifyCode = (request: TwoFactorRequest, signal: AbortSignal): Promise<TwoFactorAnswer> =>
  callApi(verifyTwoFactor, request, { signal })
