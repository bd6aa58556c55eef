import type { ActorRefFrom } from 'xstate'
import type { lotteryDrawMachine } from '#machines/lottery-draw.machine.ts'
import type { lotterySlipMachine } from '#machines/lottery-slip.machine.ts'

export type LotterySlipActor = ActorRefFrom<typeof lotterySlipMachine>
export type LotteryDrawActor = ActorRefFrom<typeof lotteryDrawMachine>
