import type { SnapshotFrom } from 'xstate'
import type { SlotRound, SlotSpin } from '#protocol/play/play-slot.ts'
import type { slotRoundMachine } from './slot-round.machine.ts'

const NOTHING: SlotSpin = { stops: [0, 0, 0, 0, 0], wins: [], scatters: 0, amount: 0 }

/** Wins of at least this many times the stake are celebrated with an overlay on the reels. */
const BIG_WIN = 15

type Shown = { round: SlotRound | null; shown: number; quick: boolean }

export const spinOf = ({ round, shown }: Omit<Shown, 'quick'>): SlotSpin => round?.spins[shown] ?? NOTHING

export const isBigWin = (round: SlotRound | null, amount: number): boolean =>
  round !== null && amount >= round.stake * BIG_WIN

export const winsFreeSpins = ({ round, shown }: Omit<Shown, 'quick'>): boolean =>
  shown === 0 && (round?.spins.length ?? 0) > 1

/** Returns the winnings of the round up to and including the displayed spin, in minor units. */
export const wonSoFar = ({ round, shown }: Omit<Shown, 'quick'>): number =>
  (round?.spins ?? []).slice(0, shown + 1).reduce((sum, { amount }) => sum + amount, 0)

/** Returns how long a spin's win is shown, in ms. */
export function celebrationOf(context: Shown): number {
  const { amount } = spinOf(context)
  const length = winsFreeSpins(context)
    ? 2_200
    : isBigWin(context.round, amount)
      ? 3_200
      : amount > 0
        ? 900
        : 60
  return context.quick ? Math.round(length / 3) : length
}

export const hasMoreSpins = ({ round, shown }: Omit<Shown, 'quick'>): boolean =>
  shown + 1 < (round?.spins.length ?? 0)

/** Whether a round is running, or part of its result has not been shown yet. */
export const isUnderway = (snapshot: SnapshotFrom<typeof slotRoundMachine>): boolean =>
  snapshot.hasTag('turning') ||
  snapshot.hasTag('unsure') ||
  (snapshot.matches({ showing: 'paying' }) && hasMoreSpins(snapshot.context))
