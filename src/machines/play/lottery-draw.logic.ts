import type { DrawsNow, LotteryRequest, OpenedLottery } from '#api/play/lottery.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { LotteryDraw } from '#protocol/play/lottery-draws.ts'
import type { LotteryGame } from '#protocol/play/lottery-games.ts'

export type DrawContext = LotteryRequest & {
  /** Null until the lottery is loaded, or if it does not exist. */
  game: LotteryGame | null
  /** When the vendor opens again, in ISO 8601; null if unknown. */
  closedUntil: string | null
  /** The current draw and the one before it. Null until loaded. For the first draw, `previous` stays null. */
  current: LotteryDraw | null
  previous: LotteryDraw | null
  isTakingBets: boolean
  /** How far the platform's clock is ahead of this device's, in ms. */
  ahead: number
  failure: CallFailure | null
}

export const createDrawContext = (request: LotteryRequest): DrawContext => ({
  ...request,
  game: null,
  closedUntil: null,
  current: null,
  previous: null,
  isTakingBets: false,
  ahead: 0,
  failure: null,
})

export const gameIn = (opened: OpenedLottery): LotteryGame | null => ('game' in opened ? opened.game : null)

/** Shortest time between two polls, in ms. */
const PAUSE = 1_000
const until = (moment: string, { ahead }: DrawContext): number => Date.parse(moment) - Date.now() - ahead

/** Returns how much longer the draw takes bets, in ms. */
export const untilLock = (context: DrawContext): number =>
  context.current ? Math.max(0, until(context.current.locksAt, context)) : 0

/**
 * Returns the time until the next poll, in ms. An imminent lock or draw, or a pending settlement, shortens
 * the usual interval.
 */
export function untilNextRefresh(
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

/** @param now epoch ms on this device when the draws were read */
export const drawsIn = ({ current, previous, ahead }: DrawsNow, now: number) => ({
  current,
  previous,
  isTakingBets: current.state === 'open' && Date.parse(current.locksAt) > now + ahead,
  ahead,
  failure: null,
})
