import type { LotteryVendor } from './families.ts'

/** Times are in milliseconds. */
export type Schedule = {
  every: number
  /** Time from the epoch to the first draw. */
  offset: number
  lock: number
}

/** Times are in epoch ms. */
export type Slot = { opensAt: number; locksAt: number; drawsAt: number }

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Brasília is UTC−3. */
const BRASILIA = 3 * HOUR
/** Time from 1 January 1970, a Thursday, to the first Wednesday. */
const WEDNESDAY = 6 * DAY
const SATURDAY = 2 * DAY
const SUNDAY = 3 * DAY

const daily = (hour: number) => ({ every: DAY, offset: hour * HOUR + BRASILIA })
const weekly = (day: number, hour: number) => ({ every: 7 * DAY, offset: day + hour * HOUR + BRASILIA })

/** Draw times that lottery names imply, keyed by the prefix of the game code. */
const named: Readonly<Record<string, Pick<Schedule, 'every' | 'offset'>>> = {
  FIVE_MINUTES: { every: 5 * MINUTE, offset: 0 },
  STAR_OF_THE_MINUTE: { every: MINUTE, offset: 0 },
  NUMBER_OF_THE_HOUR: { every: HOUR, offset: 0 },
  DAILY_SIX: daily(20),
  EVENING_GLOBE: daily(19.5),
  SEVEN_O_CLOCK_DRAW: daily(19),
  NINE_O_CLOCK_BALLOON: daily(21),
  SIX_O_CLOCK_LOTTERY: daily(18),
  WEDNESDAY_CLOVER: weekly(WEDNESDAY, 20),
  SATURDAY_SIX: weekly(SATURDAY, 20),
  SUNDAY_STAR: weekly(SUNDAY, 20),
  FOUR_WEEK_CROWN: { ...weekly(SATURDAY, 21), every: 28 * DAY },
}

/** Draw intervals of all other lotteries. A lottery's id selects one of them. */
const usual: Record<LotteryVendor, readonly number[]> = {
  TCG_LOTTO_VN: [MINUTE, 3 * MINUTE, 5 * MINUTE],
  ELOTT: [MINUTE, 2 * MINUTE, 5 * MINUTE],
  TCG_SEA: [10 * MINUTE, 15 * MINUTE, 30 * MINUTE],
  LOTT: [20 * MINUTE, HOUR],
}

type Game = { nodeId: number; gameCode: string; vendorCode: LotteryVendor }

export function scheduleOf({ nodeId, gameCode, vendorCode }: Game): Schedule {
  const name = Object.keys(named).find((begin) => gameCode.startsWith(begin))
  const periods = usual[vendorCode]
  const { every, offset } = (name && named[name]) || {
    every: periods[nodeId % periods.length] ?? HOUR,
    offset: 0,
  }
  return { every, offset, lock: lockOf(every) }
}

function lockOf(every: number): number {
  if (every <= MINUTE) return 10 * SECOND
  if (every <= 5 * MINUTE) return 20 * SECOND
  return every <= HOUR ? MINUTE : 5 * MINUTE
}

/**
 * Yields the draws that accept bets at `now` or later, in order. Each opens when the previous one stops
 * accepting bets.
 */
export function* slotsFrom({ every, offset, lock }: Schedule, now: number): Generator<Slot, never> {
  for (let number = Math.floor((now + lock - offset) / every) + 1; ; number++) {
    const drawsAt = offset + number * every
    const locksAt = drawsAt - lock
    yield { opensAt: locksAt - every, locksAt, drawsAt }
  }
}

/**
 * Returns the number printed on tickets: the draw's date in Brasília, followed by its number within the day
 * if there are several draws a day.
 */
export function issueOf(drawsAt: number, { every }: Schedule): string {
  const local = new Date(drawsAt - BRASILIA)
  const day = local.toISOString().slice(0, 10).replaceAll('-', '')
  if (every >= DAY) return day
  return `${day}-${String(Math.floor((local.getTime() % DAY) / every) + 1).padStart(4, '0')}`
}
