import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import {
  beginSecondStep,
  confirmSecondStep,
  readSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
} from '#protocol/auth/second-step.ts'
import type { ReplyOf, RequestOf } from '#protocol/kit/call.ts'

export type SecondStepStatus = ReplyOf<typeof readSecondStep>

/** Whether the second step is on, and how many recovery codes are left. Throws `CallFailed`. */
export const readStanding = (signal: AbortSignal): Promise<SecondStepStatus> =>
  fetchValue(readSecondStep, {}, { signal })

export type SetupAnswer = Answer<typeof beginSecondStep>

/** A new secret for an authenticator; nothing is on before a code of it is confirmed. Throws `CallFailed`. */
export const beginSetup = (password: string, signal: AbortSignal): Promise<SetupAnswer> =>
  callApi(beginSecondStep, { password }, { signal })

export type ConfirmAnswer = Answer<typeof confirmSecondStep>

/** Switches it on. Throws `CallFailed`; after a lost answer it may be on, and its recovery codes are not told again. */
export const confirmSetup = (
  confirmed: RequestOf<typeof confirmSecondStep>,
  signal: AbortSignal,
): Promise<ConfirmAnswer> => callApi(confirmSecondStep, confirmed, { signal })

/** New recovery codes by a code of the authenticator, or no second step any more by that and the password. */
export type SecondStepChange =
  | { change: 'renew'; code: string }
  | { change: 'remove'; code: string; password: string }

export type ChangeAnswer = Answer<typeof renewRecoveryCodes> | Answer<typeof removeSecondStep>

/** Throws `CallFailed`; after a lost answer it may be done, and the code is used up. */
export const changeSecondStep = (asked: SecondStepChange, signal: AbortSignal): Promise<ChangeAnswer> =>
  asked.change === 'renew'
    ? callApi(renewRecoveryCodes, { code: asked.code }, { signal })
    : callApi(removeSecondStep, { code: asked.code, password: asked.password }, { signal })
