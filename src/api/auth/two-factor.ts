import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import {
  beginTwoFactor,
  confirmTwoFactor,
  readTwoFactor,
  removeTwoFactor,
  renewRecoveryCodes,
} from '#protocol/auth/two-factor.ts'
import type { ReplyOf, RequestOf } from '#protocol/kit/call.ts'

export type TwoFactorStatus = ReplyOf<typeof readTwoFactor>

export const readTwoFactorStatus = (signal: AbortSignal): Promise<TwoFactorStatus> =>
  fetchValue(readTwoFactor, {}, { signal })

export type SetupAnswer = Answer<typeof beginTwoFactor>

/** Creates an authenticator secret. Two-factor authentication stays off until a code confirms it. */
export const beginSetup = (password: string, signal: AbortSignal): Promise<SetupAnswer> =>
  callApi(beginTwoFactor, { password }, { signal })

export type ConfirmAnswer = Answer<typeof confirmTwoFactor>

/**
 * Throws `CallFailed`. If the response is lost, two-factor authentication may be on, and the recovery codes
 * are not shown again.
 */
export const confirmSetup = (
  confirmed: RequestOf<typeof confirmTwoFactor>,
  signal: AbortSignal,
): Promise<ConfirmAnswer> => callApi(confirmTwoFactor, confirmed, { signal })

/**
 * `renew` replaces the recovery codes and needs an authenticator code. `remove` turns two-factor
 * authentication off and needs the password too.
 */
export type TwoFactorChange =
  | { change: 'renew'; code: string }
  | { change: 'remove'; code: string; password: string }

export type ChangeAnswer = Answer<typeof renewRecoveryCodes> | Answer<typeof removeTwoFactor>

/**
 * Throws `CallFailed`. If the response is lost, the change may have been made anyway, and the code is used
 * up.
 */
export const changeTwoFactor = (asked: TwoFactorChange, signal: AbortSignal): Promise<ChangeAnswer> =>
  asked.change === 'renew'
    ? callApi(renewRecoveryCodes, { code: asked.code }, { signal })
    : callApi(removeTwoFactor, { code: asked.code, password: asked.password }, { signal })
