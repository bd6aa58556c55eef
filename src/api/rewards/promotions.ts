import type { Intent } from '#api/browser/request-intent.ts'
import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import type { RequestOf } from '#protocol/kit/call.ts'
import {
  joinPromotion,
  listPromotions,
  type PromotionDetails,
  type Promotions,
  readPromotion,
  requestPromotionReward,
} from '#protocol/rewards/promotions.ts'
import type { ApplicationRequest } from './pending-promotion-requests.ts'

export type ApplicationAnswer = Answer<typeof joinPromotion>

/** Idempotent: retrying with the same key does not apply twice. */
export const sendApplication = (
  { key, request: { step, ...application } }: Intent<ApplicationRequest>,
  signal: AbortSignal,
): Promise<ApplicationAnswer> =>
  callApi(step === 'join' ? joinPromotion : requestPromotionReward, application, {
    signal,
    idempotencyKey: key,
  }) as Promise<ApplicationAnswer>

export const readPromotions = (
  asked: RequestOf<typeof listPromotions>,
  signal: AbortSignal,
): Promise<Promotions> => fetchValue(listPromotions, asked, { signal })

export const readPromotionDetails = (
  asked: RequestOf<typeof readPromotion>,
  signal: AbortSignal,
): Promise<PromotionDetails> => fetchValue(readPromotion, asked, { signal })
