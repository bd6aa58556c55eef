import type { OpenedGame, PlayRound, StartRound, StepRound } from '#protocol/play/play.ts'
import type { roundBase } from '#protocol/play/play-round.ts'
import type { FairNumbers } from '#server/play/engines/fair-numbers.ts'
import type { Player } from '#server/play/play-session.ts'
import type { RoundState } from './round-state.ts'

type StateOf<Name> = Extract<RoundState, { engine: Name }>
type RoundDtoOf<Name> = Extract<PlayRound, { engine: Name }>
type RulesOf<Name> = Extract<OpenedGame['rules'], { engine: Name }>
type Game = Player['game']
type Without<Each, Key extends PropertyKey> = Each extends unknown ? Omit<Each, Key> : never

/** A round after its bet or a step. The payout is in minor units, and null while the round is open. */
export type Outcome<State> = {
  state: State
  payout: number | null
  dueAt?: Date
}

/** `now` is the time by the platform's clock. */
export type Beginning = {
  bet: StartRound
  game: Game
  numbers: FairNumbers
  seeds: RoundState['seeds']
  now: Date
}

export type Stepping = { step: StepRound['step']; stake: number; startedAt: Date; now: Date }

export type Rounds<Name extends RoundState['engine']> = {
  rules(game: Game): RulesOf<Name>
  /** Returns the round as its player may see it. Hidden data of an open round is left out. */
  toDto(state: StateOf<Name>, isOpen: boolean): Without<RoundDtoOf<Name>, keyof typeof roundBase>
  /** Returns the payout of a round that the platform settles when due, in minor units. */
  due?(state: StateOf<Name>, stake: number): number
}

export type OwnRounds<Name extends RoundState['engine']> = Rounds<Name> & {
  /** Whether the stake is allowed. Without this method, exactly the values in `stakes` are allowed. */
  isStake?(bet: StartRound): boolean
  /** Whether the player's choice is on offer. `seedHash` belongs to the seed that will decide the round. */
  isOffered(bet: StartRound, game: Game, seedHash: string): boolean
  /** Whether a retried bet makes the same choice. The caller has already compared stake and seed. */
  isSame(state: StateOf<Name>, bet: StartRound): boolean
  begin(beginning: Beginning): Outcome<StateOf<Name>>
  /** Absent if the bet alone decides the round. Returns null for a step that the round does not allow. */
  step?(state: StateOf<Name>, stepping: Stepping): Outcome<StateOf<Name>> | null
}
