import { duelRounds } from './duel-rounds.ts'
import { fishRounds } from './fish-rounds.ts'
import { liveRounds } from './live-rounds.ts'
import { minesRounds } from './mines-rounds.ts'
import type { RoundState } from './round-state.ts'
import type { OwnRounds, Rounds } from './rounds.ts'
import { slotRounds } from './slot-rounds.ts'
import { tableRounds } from './table-rounds.ts'

type Engine = RoundState['engine']

const own = {
  slot: slotRounds,
  mines: minesRounds,
  duel: duelRounds,
  table: tableRounds,
  fish: fishRounds,
}

const all: { [Name in Engine]: Rounds<Name> } = { ...own, live: liveRounds }

const isRounds = (engine: string): engine is Engine => engine in all
const isOwn = (engine: string): engine is keyof typeof own => engine in own

export const roundsOf = <Name extends Engine>(engine: Name): Rounds<Name> => all[engine]

/**
 * Returns the {@link Rounds} of a game's engine.
 * @throws if the engine has no rounds
 */
export function roundsOfGame({ engine }: { engine: string }): Rounds<Engine> {
  if (!isRounds(engine)) throw new Error(`Games of ${engine} have no rounds`)
  return roundsOf(engine)
}

export const ownRoundsOf = (engine: string): OwnRounds<Engine> | null => (isOwn(engine) ? own[engine] : null)
