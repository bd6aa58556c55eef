import { FIELD_CELLS } from '#contract/mines-odds.ts'
import { type Dice, shuffled, whole } from '../art/dice.ts'
import { fairNumbers, seedHashOf } from '../play/engines/fair-numbers.ts'
import { cashOut, layMines, reveal } from '../play/engines/mines.ts'
import { playSlot } from '../play/engines/slot.ts'
import type { RoundState } from '../play/round-state.ts'
import type { GameRow } from './games.ts'
import { digestOf } from './seeded-id.ts'

type Played = { state: RoundState; payout: number }

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
