import type { PlayRound } from '#protocol/play/play.ts'
import { type RoundRow, stateOf } from './round-state.ts'
import { roundsOf } from './rounds-of.ts'

export function toRoundDto(row: RoundRow): PlayRound {
  const state = stateOf(row)
  const isOpen = row.payout === null
  return {
    id: row.id,
    key: row.key ?? '',
    stake: row.stake,
    payout: row.payout,
    startedAt: row.startedAt.toISOString(),
    fairness: { ...state.seeds, serverSeed: isOpen ? null : state.seeds.serverSeed },
    ...roundsOf(state.engine).toDto(state, isOpen),
  }
}
