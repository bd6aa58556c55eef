import type { OpenedGame, PlayRound, StartRound, StepRound } from '#protocol/play/play.ts'
import type { roundBase } from '#protocol/play/play-round.ts'
import type { FairNumbers } from '#server/play/engines/fair-numbers.ts'
import type { Player } from '#server/play/play-session.ts'
import type { RoundState } from '#server/play/round-state.ts'

type StateOf<Name> = Extract<RoundState, { engine: Name }>
type SeenOf<Name> = Extract<PlayRound, { engine: Name }>
type RulesOf<Name> = Extract<OpenedGame['rules'], { engine: Name }>
type Game = Player['game']
type Without<Each, Key extends PropertyKey> = Each extends unknown ? Omit<Each, Key> : never

/** A round after its bet or a step; the payout (minor units) is null while it goes on. */
export type Outcome<State> = {
  state: State
  payout: number | null
  /** When the platform settles it by itself, if nobody does before. */
  dueAt?: Date
}

/** What a round begins with: `now` is the platform's clock. */
export type Beginning = {
  bet: StartRound
  game: Game
  numbers: FairNumbers
  seeds: RoundState['seeds']
  now: Date
}

/** A step of an open round; `stake` in minor units. */
export type Stepping = { step: StepRound['step']; stake: number; startedAt: Date; now: Date }

/** What is shown of the rounds of one engine, and their rules. */
export type Rounds<Name extends RoundState['engine']> = {
  rules(game: Game): RulesOf<Name>
  /** A round as its player may see it: what an open one still hides stays here. */
  seen(state: StateOf<Name>, isOpen: boolean): Without<SeenOf<Name>, keyof typeof roundBase>
  /** What a round brings (minor units) that the platform settles once it is due. */
  due?(state: StateOf<Name>, stake: number): number
}

/** Rounds that one player's bet begins. */
export type OwnRounds<Name extends RoundState['engine']> = Rounds<Name> & {
  /** Whether a stake may be; absent where it is any of those that are offered. */
  isStake?(bet: StartRound): boolean
  /** Whether what was chosen with the stake is offered; `seedHash` is that of the seed that would decide it. */
  isOffered(bet: StartRound, game: Game, seedHash: string): boolean
  /** Whether a bet chose the same as the one that began a round; stake and seed are compared already. */
  isSame(state: StateOf<Name>, bet: StartRound): boolean
  begin(beginning: Beginning): Outcome<StateOf<Name>>
  /** Absent where the bet decides all; null where the step is none of this round. */
  step?(state: StateOf<Name>, stepping: Stepping): Outcome<StateOf<Name>> | null
}
