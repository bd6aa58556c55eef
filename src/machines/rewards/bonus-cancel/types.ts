import type { Intent } from '#api/browser/request-intent.ts'
import type { CancelAnswer } from '#api/rewards/bonuses.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import type { BonusCancellation } from '#protocol/rewards/bonuses.ts'

export type CancelOutcome = RequestOutcome<CancelAnswer>

/** A bonus that is about to be cancelled, with what that costs, minor units. */
export type CancellableBonus = { id: string; title: string; takesBack: number; turnoverLeft: number }

export type BonusCancelContext = {
  /** Null before one is chosen. */
  bonus: CancellableBonus | null
  pending: Intent<BonusCancellation> | null
  /** Minor units that were taken back, and that are left to stake; null before it is cancelled. */
  receipt: { takenBack: number; turnoverLeft: number } | null
  failure: CallFailure | null
}

export type BonusCancelEvent =
  | { type: 'bonus.cancel'; bonus: CancellableBonus }
  | { type: 'bonus.confirm' }
  | { type: 'bonus.keep' }

/** It is known what became of a cancellation, so that the list is out of date. */
export type BonusCancelEmitted = { type: 'cancellationSettled' }
