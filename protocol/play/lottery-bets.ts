import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'
import { code } from '#protocol/kit/query-values.ts'
import { lotteryDraw, odds } from './lottery-draws.ts'
import { drawnNumbers } from './lottery-games.ts'

/** A line of a slip. Its stake is count × unit × multiplier. */
export const betLine = v.object({
  play: code,
  numbers: v.pipe(drawnNumbers, v.minLength(1), v.maxLength(100)),
  /** Number of bets that the picked numbers form. */
  count: v.pipe(count, v.minValue(1)),
  unit: v.pipe(notNegative, v.minValue(1)),
  multiplier: v.pipe(count, v.minValue(1)),
  /** The displayed odds. The line is refused if the odds have changed. */
  odds,
})

export type BetLine = v.InferOutput<typeof betLine>

export const ticket = v.object({
  id,
  gameCode: v.string(),
  gameName: v.string(),
  drawId: id,
  issue: v.string(),
  drawsAt: moment,
  placedAt: moment,
  state: v.picklist(['open', 'won', 'lost', 'void']),
  stake: notNegative,
  win: notNegative,
  /** Null until the draw. */
  drawn: v.nullable(drawnNumbers),
  lines: v.array(v.object({ ...betLine.entries, win: notNegative })),
})

export type LotteryTicket = v.InferOutput<typeof ticket>

export const placeLotteryBets = call({
  method: 'POST',
  path: '/wps/relay/lottery/bets',
  access: 'token',
  idempotent: true,
  summary: 'Places the bets of a lottery slip and returns the ticket.',
  request: v.object({ drawId: id, lines: v.pipe(v.array(betLine), v.minLength(1), v.maxLength(40)) }),
  reply: v.object({ ticket, balance: notNegative }),
  refusals: {
    /** Betting on this draw is closed. `next` is the draw that takes bets, if any. */
    'lottery.locked': v.object({ next: v.nullable(lotteryDraw) }),
    'lottery.oddsChanged': v.object({ odds: v.record(v.string(), odds) }),
    'lottery.notEnough': v.object({ balance: notNegative }),
    'lottery.stakeOffLimits': v.object({ minStake: notNegative, maxStake: notNegative }),
    /** The player has play money, but lotteries take real money only. */
    'lottery.trial': v.object({}),
    'lottery.linesInvalid': v.object({ lines: v.array(count) }),
  },
})

export const listLotteryTickets = call({
  method: 'GET',
  path: '/wps/relay/lottery/tickets',
  access: 'token',
  summary: 'Lists the member’s lottery tickets, newest first.',
  request: v.object({
    gameCode: v.optional(code),
    state: v.optional(ticket.entries.state),
    drawId: v.optional(id),
    ...keyPage,
  }),
  reply: v.object({ tickets: v.array(ticket), next }),
})
