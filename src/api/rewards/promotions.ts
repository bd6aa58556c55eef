import type { Intent } from '#api/browser/request-intent.ts'
import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import type { RequestOf } from '#protocol/kit/call.ts'
import {
  claimRaffle,
  joinPromotion,
  listPromotions,
  type PromotionDetails,
  type Promotions,
  readPromotion,
  requestPromotionReward,
} from '#protocol/rewards/promotions.ts'
import type { ApplicationIntent, DrawIntent } from './promotion-intents.ts'

export type ApplicationAnswer = Answer<typeof joinPromotion>
export type DrawAnswer = Answer<typeof claimRaffle>

/** Joins, or asks for the reward; with the same key it is done once. Throws `CallFailed`. */
export const sendApplication = (
  { key, request: { step, ...application } }: Intent<ApplicationIntent>,
  signal: AbortSignal,
): Promise<ApplicationAnswer> =>
  callApi(step === 'join' ? joinPromotion : requestPromotionReward, application, {
    signal,
    idempotencyKey: key,
  }) as Promise<ApplicationAnswer>

/** Uses one chance of a raffle; with the same key it is used once. Throws `CallFailed`. */
export const sendDraw = ({ key, request }: Intent<DrawIntent>, signal: AbortSignal): Promise<DrawAnswer> =>
  callApi(claimRaffle, request, { signal, idempotencyKey: key })

/** The promotions in their order, each as it stands for whoever asks. Throws `CallFailed`. */
export const readPromotions = (
  asked: RequestOf<typeof listPromotions>,
  signal: AbortSignal,
): Promise<Promotions> => fetchValue(listPromotions, asked, { signal })

/** One promotion with its terms. Throws `CallFailed`. */
export const readPromotionDetails = (
  asked: RequestOf<typeof readPromotion>,
  signal: AbortSignal,
): Promise<PromotionDetails> => fetchValue(readPromotion, asked, { signal })
