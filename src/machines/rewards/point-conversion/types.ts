import type { Intent } from '#api/browser/request-intent.ts'
import type { ConversionAnswer } from '#api/rewards/point-mall.ts'
import type { OwnPoints } from '#api/rewards/points.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import type { ConversionProblem, TypedPoints } from '#protocol/rewards/point-conversion.ts'
import type { ConversionRequest } from '#protocol/rewards/point-mall.ts'

export type ConversionOutcome = RequestOutcome<ConversionAnswer>
export type ConversionRefusal = Extract<ConversionAnswer, { ok: false }>['refusal']

export type ConversionInput = OwnPoints & {
  memberId: string
  /** A conversion of this tab of which nobody knows what became. */
  pending: Intent<ConversionRequest> | null
}

export type ConversionContext = ConversionInput & {
  points: TypedPoints
  problem: ConversionProblem | null
  /** What was given for which points; minor units. */
  receipt: { points: number; amount: number } | null
  failure: CallFailure | null
}

export type ConversionEvent =
  | { type: 'points.change'; points: TypedPoints }
  /** As many as can be converted at once. */
  | { type: 'points.all' }
  | { type: 'conversion.submit' }
  | { type: 'conversion.another' }
  /** The platform says how many points there are now, and how points are. */
  | ({ type: 'points.seen' } & OwnPoints)

/** It is known what became of a conversion, so that what is shown of points is out of date. */
export type ConversionEmitted = { type: 'settled' }
