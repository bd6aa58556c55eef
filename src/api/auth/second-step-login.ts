import { type Answer, callApi } from '#api/http/call-api.ts'
import { verifySecondStep } from '#protocol/auth/second-step-login.ts'
import type { RequestOf } from '#protocol/kit/call.ts'

export type SecondStepRequest = RequestOf<typeof verifySecondStep>

export type SecondStepAnswer = Answer<typeof verifySecondStep>

export const verifyCode = (request: SecondStepRequest, signal: AbortSignal): Promise<SecondStepAnswer> =>
  callApi(verifySecondStep, request, { signal })
