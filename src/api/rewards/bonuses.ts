import type { Intent } from '#api/browser/request-intent.ts'
import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { type BonusCancellation, type Bonuses, cancelBonus, listBonuses } from '#protocol/rewards/bonuses.ts'

export type CancelAnswer = Answer<typeof cancelBonus>

/** A page of the member's bonuses, newest first. Throws `CallFailed`. */
export const readBonuses = (asked: RequestInput<typeof listBonuses>, signal: AbortSignal): Promise<Bonuses> =>
  fetchValue(listBonuses, asked, { signal })

/** Cancels the bonus of a deposit; with the same key it is cancelled once. Throws `CallFailed`. */
export const sendBonusCancellation = (
  { key, request }: Intent<BonusCancellation>,
  signal: AbortSignal,
): Promise<CancelAnswer> => callApi(cancelBonus, request, { signal, idempotencyKey: key })
