import { cardSpots, wheelSpots } from '#contract/live-odds.ts'
import { FIELD_CELLS } from '#contract/mines-odds.ts'
import { type Dice, pick, shuffled, whole } from '../art/dice.ts'
import { fairNumbers, seedHashOf } from '../play/engines/fair-numbers.ts'
import { drawLive, liveWin } from '../play/engines/live.ts'
import { cashOut, layMines, reveal } from '../play/engines/mines.ts'
import { playSlot } from '../play/engines/slot.ts'
import { tableKindOf } from '../play/live/table-kind.ts'
import type { RoundState } from '../play/round-state.ts'
import type { GameRow } from './games.ts'
import { digestOf } from './seeded-id.ts'

type Played = { state: RoundState; payout: number }

/** Rounds of a seeded world are before all that its tables count. */
const SEEDED_NUMBER = 0
const MOST_MINES = 6
const MOST_OPENED = 5
const CLIENT_SEED_LENGTH = 16

/** A round played by the game's own engine, from seeds that follow from its id. `stake` and payout in minor units. */
export function playedRound(game: GameRow, round: { id: string; stake: number; dice: Dice }): Played {
  const serverSeed = digestOf(`server ${round.id}`)
  const clientSeed = digestOf(`client ${round.id}`).slice(0, CLIENT_SEED_LENGTH)
  const seeds = { serverSeed, seedHash: seedHashOf(serverSeed), clientSeed }
  const numbers = fairNumbers(serverSeed, clientSeed)
  const terms = { stake: round.stake, returnBp: game.returnBp }
  switch (game.engine) {
    case 'slot': {
      const { strips, spins, payout } = playSlot(numbers, terms)
      return { state: { engine: 'slot', seeds, strips, spins }, payout }
    }
    case 'mines': {
      const field = layMines(numbers, whole(round.dice, 1, MOST_MINES))
      const { state, payout } = opened(field, terms, round.dice)
      return { state: { engine: 'mines', seeds, returnBp: terms.returnBp, ...state }, payout }
    }
    case 'live': {
      const table = tableKindOf(game)
      const drawn = drawLive(numbers, table)
      const spots = table === 'cards' ? cardSpots : wheelSpots
      const bet = { stake: round.stake, spot: pick(round.dice, spots), returnBp: terms.returnBp }
      const { spot, returnBp } = bet
      const state: RoundState = { engine: 'live', seeds, number: SEEDED_NUMBER, spot, returnBp, drawn }
      return { state, payout: liveWin(bet, drawn) }
    }
    default:
      throw new Error(`Nobody has played ${game.engine} yet.`)
  }
}

/** Opens a few cells, and takes the win if none was a mine. */
function opened(laid: ReturnType<typeof layMines>, terms: { stake: number; returnBp: number }, dice: Dice) {
  const cells = shuffled(
    dice,
    Array.from({ length: FIELD_CELLS }, (_, cell) => cell),
  )
  let state = laid
  for (const cell of cells.slice(0, whole(dice, 1, MOST_OPENED))) {
    const step = reveal(state, cell, terms)
    state = step.state
    if (step.payout !== null) return { state, payout: step.payout }
  }
  return { state, payout: cashOut(state, terms) }
}
