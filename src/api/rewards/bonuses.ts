import type { Intent } from '#api/browser/request-intent.ts'
import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { type BonusCancellation, type Bonuses, cancelBonus, listBonuses } from '#protocol/rewards/bonuses.ts'

export type CancelAnswer = Answer<typeof cancelBonus>

export const readBonuses = (asked: RequestInput<typeof listBonuses>, signal: AbortSignal): Promise<Bonuses> =>
  fetchValue(listBonuses, asked, { signal })

/** Idempotent: retrying with the same key does not cancel twice. */
export const sendBonusCancellation = (
  { key, request }: Intent<BonusCancellation>,
  signal: AbortSignal,
): Promise<CancelAnswer> => callApi(cancelBonus, request, { signal, idempotencyKey: key })
