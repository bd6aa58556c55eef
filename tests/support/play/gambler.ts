import { randomInt, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { FIELD_CELLS } from '#domain/play/mines-odds.ts'
import { openedGame, type Played, type PlayRound, played } from '#protocol/play/play.ts'
import type { MinesRound } from '#protocol/play/play-mines.ts'
import type { RetriedAnswer, StubbornLine } from '#tests/support/http/stubborn-line.ts'

/** Stake of every round, in minor units. */
const STAKE = 100
/** Number of mines: few enough that most rounds are cashed out, but enough that some are lost. */
const MINES = 4
/** Number of clear cells after which a round is cashed out. */
const ENOUGH = 3

const success = <Value extends v.GenericSchema>(value: Value) => v.object({ success: v.literal(true), value })
const playedReply = success(played)

/**
 * Numbers of bets whose response was lost. Bets in `made` were placed before the cut, and bets in `notMade`
 * only by the retry.
 */
type Lost = { made: number; notMade: number }

/**
 * Plays one game, round after round, and checks every response. Throws if a response contradicts an earlier
 * one.
 */
export class Gambler {
  readonly #line: StubbornLine
  readonly #token: string
  /** The latest state of each round, by id. */
  readonly rounds = new Map<string, PlayRound>()
  /** In minor units, computed only from the opening balance, stakes and payouts. */
  balance: number
  readonly lost: Lost = { made: 0, notMade: 0 }

  constructor(line: StubbornLine, opened: { token: string; balance: number }) {
    this.#line = line
    this.#token = opened.token
    this.balance = opened.balance
  }

  async playSlot(): Promise<void> {
    await this.#bet({})
  }

  async playMines(): Promise<void> {
    const begun = minesOf(await this.#bet({ mines: MINES }))
    await this.finish(begun)
  }

  async leaveMinesOpen(): Promise<MinesRound> {
    const begun = minesOf(await this.#bet({ mines: 1 }))
    const stepped = await this.#reveal(begun)
    return stepped.payout === null ? stepped : this.leaveMinesOpen()
  }

  async finish(begun: MinesRound): Promise<MinesRound> {
    let round = begun
    while (round.payout === null && round.opened.length < ENOUGH) round = await this.#reveal(round)
    if (round.payout === null) round = minesOf(await this.#step(round, { kind: 'cashOut' }))
    return round
  }

  async unfinished(): Promise<MinesRound> {
    const { body } = await this.#ask('/game')
    const { unfinished } = v.parse(success(openedGame), body).value
    if (!unfinished) throw new Error('No round was left open')
    return minesOf(unfinished)
  }

  async #bet(choice: { mines?: number }): Promise<PlayRound> {
    const bet = { key: randomUUID(), stake: STAKE, clientSeed: randomUUID(), ...choice }
    const heard = await this.#ask('/rounds', bet)
    const answer = v.parse(playedReply, heard.body).value
    const { round } = answer
    if (round.key !== bet.key || this.rounds.has(round.id))
      throw new Error('This is the round of another bet')
    if (heard.cutAt) this.lost[new Date(round.startedAt) <= heard.cutAt ? 'made' : 'notMade']++
    this.balance -= STAKE
    return this.#note(answer)
  }

  async #reveal(round: MinesRound): Promise<MinesRound> {
    const closed = Array.from({ length: FIELD_CELLS }, (_, cell) => cell).filter(
      (cell) => !round.opened.includes(cell),
    )
    const cell = closed[randomInt(closed.length)]
    const stepped = minesOf(await this.#step(round, { kind: 'reveal', cell }))
    if (stepped.hit !== cell && !stepped.opened.includes(cell ?? -1))
      throw new Error('The cell stayed closed')
    return stepped
  }

  async #step(round: MinesRound, step: object): Promise<PlayRound> {
    const { body } = await this.#ask('/steps', { roundId: round.id, step })
    return this.#note(v.parse(playedReply, body).value)
  }

  #note({ round, balance }: Played): PlayRound {
    const before = this.rounds.get(round.id)
    this.rounds.set(round.id, round)
    if (before?.payout == null) this.balance += round.payout ?? 0
    if (balance !== this.balance) throw new Error(`Told ${balance}, reckoned ${this.balance}`)
    return round
  }

  #ask(path: string, body?: object): Promise<RetriedAnswer> {
    return this.#line.ask(`/play/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'play-token': this.#token, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    })
  }
}

function minesOf(round: PlayRound): MinesRound {
  if (round.engine !== 'mines') throw new Error('This is no round of mines')
  return round
}
