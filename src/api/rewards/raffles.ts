import type * as v from 'valibot'
import type { Intent } from '#api/browser/request-intent.ts'
import { storedRequests } from '#api/browser/stored-request.ts'
import { type Answer, callApi } from '#api/http/call-api.ts'
import { claimRaffle } from '#protocol/rewards/raffles.ts'

export type DrawRequest = v.InferOutput<typeof claimRaffle.request>
export type DrawAnswer = Answer<typeof claimRaffle>

export const pendingDraws = storedRequests('raffle', claimRaffle.request)

/** Idempotent: retrying with the same key does not use another chance. */
export const sendDraw = ({ key, request }: Intent<DrawRequest>, signal: AbortSignal): Promise<DrawAnswer> =>
  callApi(claimRaffle, request, { signal, idempotencyKey: key })
