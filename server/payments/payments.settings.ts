import * as v from 'valibot'
import { minorUnits } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { withdrawalFee } from '#domain/money/withdrawal-fee.ts'
import { defineSetting } from '#server/settings/define-setting.ts'
import { defaultChannels, depositChannel } from './default-channels.ts'

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0))

const payment = v.pipe(minorUnits, v.minValue(1), v.maxValue(100_000_000_000))

/** MEM-04 */
export const depositsSetting = defineSetting('deposits', {
  shape: v.object({
    /** How long an order can be paid, in milliseconds. */
    expireAfter: v.pipe(milliseconds, v.minValue(60_000)),
    /** Delay between payment and credit, in milliseconds. */
    settleAfter: v.pipe(milliseconds, v.maxValue(300_000)),
    /** Polling interval, in milliseconds. */
    askEvery: v.pipe(milliseconds, v.minValue(1_000), v.maxValue(300_000)),
    channels: v.array(depositChannel),
  }),
  initial: { expireAfter: 15 * 60_000, settleAfter: 2_000, askEvery: 20_000, channels: defaultChannels },
})

/** MEM-05, MEM-06. Amounts are in minor units. */
export const withdrawalsSetting = defineSetting('withdrawals', {
  shape: v.pipe(
    v.object({
      on: v.boolean(),
      min: payment,
      max: payment,
      /** Daily limits. A day starts at midnight in Brasília. */
      timesADay: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
      amountADay: payment,
      fee: v.object({ fixed: v.pipe(minorUnits, v.minValue(0)), rate: basisPoints }),
      /** How long the member can cancel an order before its processing starts, in milliseconds. */
      beginAfter: v.pipe(milliseconds, v.maxValue(86_400_000)),
      reviewAbove: v.pipe(minorUnits, v.minValue(0)),
      /** Polling interval, in milliseconds. */
      askEvery: v.pipe(milliseconds, v.minValue(1_000), v.maxValue(300_000)),
      /** Time until an unconfirmed payout counts as received, in milliseconds. */
      receivedAfter: v.pipe(milliseconds, v.minValue(60_000)),
      /** Turnover that a deposit requires before a withdrawal, in basis points of the deposit. */
      depositTurnover: basisPoints,
    }),
    v.check(({ min, max }) => min <= max),
    v.check(({ min, fee }) => withdrawalFee(min, fee) < min),
  ),
  initial: {
    on: true,
    min: 2_000,
    max: 5_000_000,
    timesADay: 5,
    amountADay: 10_000_000,
    fee: { fixed: 0, rate: 100 },
    beginAfter: 10_000,
    reviewAbove: 100_000,
    askEvery: 20_000,
    receivedAfter: 72 * 3_600_000,
    depositTurnover: 10_000,
  },
})
