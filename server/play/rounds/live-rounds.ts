import { liveWin } from '#server/play/engines/live.ts'
import { durations } from '#server/play/engines/live-schedule.ts'
import { liveTableKindOf } from '#server/play/engines/live-table-kind.ts'
import type { Rounds } from './rounds.ts'

export const liveRounds: Rounds<'live'> = {
  rules: (game) => ({ engine: 'live', table: liveTableKindOf(game), lasts: { ...durations } }),
  toDto: ({ number, spot, returnBp, drawn }, isOpen) => ({
    engine: 'live',
    number,
    spot,
    returnBp,
    drawn: isOpen ? null : drawn,
  }),
  due: (state, stake) => liveWin({ ...state, stake }, state.drawn),
}
