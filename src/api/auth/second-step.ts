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

export const readStanding = (signal: AbortSignal): Promise<SecondStepStatus> =>
  fetchValue(readSecondStep, {}, { signal })

export type SetupAnswer = Answer<typeof beginSecondStep>

/** Reads a new authenticator secret; nothing is enabled until a code confirms it. */
export const beginSetup = (password: string, signal: AbortSignal): Promise<SetupAnswer> =>
  callApi(beginSecondStep, { password }, { signal })

export type ConfirmAnswer = Answer<typeof confirmSecondStep>

/** Throws `CallFailed`; after a lost answer it may be on, and its recovery codes are not shown again. */
export const confirmSetup = (
  confirmed: RequestOf<typeof confirmSecondStep>,
  signal: AbortSignal,
): Promise<ConfirmAnswer> => callApi(confirmSecondStep, confirmed, { signal })

/** `renew` makes new recovery codes with an authenticator code; switching off needs the password too. */
export type SecondStepChange =
  | { change: 'renew'; code: string }
  | { change: 'remove'; code: string; password: string }

export type ChangeAnswer = Answer<typeof renewRecoveryCodes> | Answer<typeof removeSecondStep>

/** Throws `CallFailed`; after a lost answer the change may be done, and the code is used up. */
export const changeSecondStep = (asked: SecondStepChange, signal: AbortSignal): Promise<ChangeAnswer> =>
  asked.change === 'renew'
    ? callApi(renewRecoveryCodes, { code: asked.code }, { signal })
    : callApi(removeSecondStep, { code: asked.code, password: asked.password }, { signal })
