import type { RequestOf } from '#contract/call.ts'
import { verifySecondStep } from '#contract/second-step-login.ts'
import { type Answer, ask } from './ask.ts'

export type SecondStepRequest = RequestOf<typeof verifySecondStep>

/** Who is logged in now and what this device keeps of it, or why nobody is. */
export type SecondStepAnswer = Answer<typeof verifySecondStep>

/** Finishes a login that asked for a second step. */
export const verifyCode = (request: SecondStepRequest, signal: AbortSignal): Promise<SecondStepAnswer> =>
  ask(verifySecondStep, request, { signal })
