import type { SlotRules } from '#protocol/play/play-slot.ts'
import { playSlot, STAKE_STEP } from '#server/play/engines/slot.ts'
import { FREE_MULTIPLIER, freeSpins, lines, pays, stripSets } from '#server/play/engines/slot-model.ts'
import { secondSetOf } from '#server/play/engines/slot-return.ts'
import type { OwnRounds } from './rounds.ts'

export const slotRounds: OwnRounds<'slot'> = {
  rules: ({ returnBp }) => ({
    engine: 'slot',
    strips: stripSets.map((strips) => [...strips]),
    secondSet: secondSetOf(returnBp),
    lines: lines.map((rows) => [...rows]),
    pays: Object.fromEntries(
      Object.entries(pays).map(([sign, times]) => [sign, [...times]]),
    ) as SlotRules['pays'],
    freeSpins: [...freeSpins],
    freeMultiplier: FREE_MULTIPLIER,
  }),
  toDto: ({ strips, spins }) => ({ engine: 'slot', strips, spins }),
  isOffered: ({ stake }) => stake % STAKE_STEP === 0,
  isSame: () => true,
  begin: ({ bet, game, numbers, seeds }) => {
    const { strips, spins, payout } = playSlot(numbers, { stake: bet.stake, returnBp: game.returnBp })
    return { state: { engine: 'slot', seeds, strips, spins }, payout }
  },
}
