import { type Answer, callApi } from '#api/http/call-api.ts'
import { verifySecondStep } from '#protocol/auth/second-step-login.ts'
import type { RequestOf } from '#protocol/kit/call.ts'

export type SecondStepRequest = RequestOf<typeof verifySecondStep>

/** Who is logged in now and what this device keeps of it, or why nobody is. */
export type SecondStepAnswer = Answer<typeof verifySecondStep>

/** Finishes a login that asked for a second step. */
export const verifyCode = (request: SecondStepRequest, signal: AbortSignal): Promise<SecondStepAnswer> =>
  callApi(verifySecondStep, request, { signal })
