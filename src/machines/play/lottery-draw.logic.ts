import type { DrawsNow, LotteryRequest, OpenedLottery } from '#api/play/lottery.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { LotteryDraw } from '#protocol/play/lottery-draws.ts'
import type { LotteryGame } from '#protocol/play/lottery-games.ts'

export type DrawContext = LotteryRequest & {
  /** Null until it is known which lottery it is. */
  game: LotteryGame | null
  /** ISO 8601 moment until which its vendor is closed, where that is known. */
  closedUntil: string | null
  /** The draw that bets go to, and the one before it; null before the first look. */
  current: LotteryDraw | null
  previous: LotteryDraw | null
  /** Milliseconds by which the platform's clock is ahead of this one. */
  ahead: number
  failure: CallFailure | null
}

export const createDrawContext = (wish: LotteryRequest): DrawContext => ({
  ...wish,
  game: null,
  closedUntil: null,
  current: null,
  previous: null,
  ahead: 0,
  failure: null,
})

export const gameIn = (opened: OpenedLottery): LotteryGame | null => ('game' in opened ? opened.game : null)

/** Milliseconds until a moment of the platform's, by its clock; never so few that looks would follow without a pause. */
const PAUSE = 1_000
const until = (moment: string, { ahead }: DrawContext): number => Date.parse(moment) - Date.now() - ahead

/** Milliseconds until the draw takes no more bets. */
export const untilLock = (context: DrawContext): number =>
  context.current ? Math.max(0, until(context.current.locksAt, context)) : 0

/** Whether the draw still takes bets, by the platform's clock. */
export const isTakingBets = (context: DrawContext): boolean =>
  context.current?.state === 'open' && untilLock(context) > 0

/** Milliseconds until something is to be seen: the lock, the draw that is waited for, its settlement, or by chance. */
export function untilNextLook(
  context: DrawContext,
  { usual, settling }: { usual: number; settling: number },
) {
  const { current, previous } = context
  const moments = [
    usual,
    current ? until(current.locksAt, context) : usual,
    previous?.state === 'locked' ? until(previous.drawsAt, context) : usual,
    previous?.state === 'drawn' ? settling : usual,
  ]
  return Math.max(PAUSE, Math.min(...moments))
}

export const drawsIn = ({ current, previous, ahead }: DrawsNow) => ({
  current,
  previous,
  ahead,
  failure: null,
})
