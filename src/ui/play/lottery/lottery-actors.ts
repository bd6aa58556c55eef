import type { ActorRefFrom } from 'xstate'
import type { lotteryDrawMachine } from '#machines/play/lottery-draw.machine.ts'
import type { lotterySlipMachine } from '#machines/play/lottery-slip.machine.ts'

export type LotterySlipActor = ActorRefFrom<typeof lotterySlipMachine>
export type LotteryDrawActor = ActorRefFrom<typeof lotteryDrawMachine>
