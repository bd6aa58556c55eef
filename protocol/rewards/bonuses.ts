import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { moment } from '#domain/time/moment.ts'
import { call, type ReplyOf, type RequestOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'

export const bonusState = v.picklist([
  'processing',
  'claimable',
  'claimed',
  'rejected',
  'expired',
  'cancelled',
])

const bonus = v.object({
  id,
  source: v.picklist(['bonus', 'promotion']),
  title: v.string(),
  amount: notNegative,
  state: bonusState,
  /** Why the bonus was rejected; empty if it was not. */
  reason: v.string(),
  /** The wagering requirement after the claim, and how much of it remains. */
  turnover: notNegative,
  turnoverLeft: notNegative,
  at: moment,
  /** When the bonus expires if not claimed; null if it does not expire. */
  expiresAt: v.nullable(moment),
  claimedAt: v.nullable(moment),
  deposit: v.nullable(
    v.object({
      depositId: id,
      /** When the unused bonus is taken back, unless the wagering requirement is met first. */
      expiresAt: moment,
      /**
       * The amount that a cancellation would take back now, and the wagering requirement that would remain.
       * Null if the bonus cannot be cancelled.
       */
      cancel: v.nullable(v.object({ takesBack: notNegative, turnoverLeft: notNegative })),
      /** Amount taken back when the bonus was cancelled or expired, in minor units; otherwise null. */
      takenBack: v.nullable(notNegative),
    }),
  ),
})

export const listBonuses = call({
  method: 'GET',
  path: '/wps/relay/bonuses',
  access: 'account',
  summary: 'Lists the member’s bonuses, newest first.',
  request: v.object({ state: v.optional(bonusState), ...keyPage }),
  reply: v.object({
    bonuses: v.array(bonus),
    next,
    currency: v.string(),
    claimable: v.object({ bonuses: count, amount: notNegative }),
  }),
})

export const cancelBonus = call({
  method: 'POST',
  path: '/wps/relay/bonuses/cancel',
  access: 'account',
  idempotent: true,
  summary: 'Cancels a deposit bonus: takes unused bonus back and lowers its wagering requirement.',
  request: v.object({
    id,
    /** The displayed amount to take back, in minor units. The call is refused if it has changed. */
    takesBack: notNegative,
  }),
  reply: v.object({ takenBack: notNegative, turnoverLeft: notNegative, balance: notNegative }),
  refusals: {
    /** The wagering requirement is already met, or the bonus has ended. */
    'bonus.notActive': v.object({}),
    /** A bet or a win has changed the amounts. Nothing was cancelled. */
    'bonus.changed': v.object({ takesBack: notNegative, turnoverLeft: notNegative }),
  },
})

export type BonusState = v.InferOutput<typeof bonusState>
export type Bonus = v.InferOutput<typeof bonus>
export type Bonuses = ReplyOf<typeof listBonuses>
export type BonusCancellation = RequestOf<typeof cancelBonus>
