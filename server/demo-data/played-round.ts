import { pick, type Rng, shuffled, whole } from '@palpite/game-art/seeded-rng.ts'
import { duelFormOf, duelPicks } from '#domain/play/duel-odds.ts'
import { fishSpecies } from '#domain/play/fish-odds.ts'
import { cardSpots, wheelSpots } from '#domain/play/live-odds.ts'
import { FIELD_CELLS } from '#domain/play/mines-odds.ts'
import { plinkoRisks, plinkoRows } from '#domain/play/plinko-odds.ts'
import { rouletteSpots } from '#domain/play/roulette-odds.ts'
import type { TableBet, TableVariant } from '#protocol/play/play-table.ts'
import { tablePayout } from '#protocol/play/table-payout.ts'
import { duelWin, fightDuel } from '#server/play/engines/duel.ts'
import { fairNumbers, seedHashOf } from '#server/play/engines/fair-numbers.ts'
import { shootFish } from '#server/play/engines/fish.ts'
import { drawLive, liveWin } from '#server/play/engines/live.ts'
import { liveTableKindOf } from '#server/play/engines/live-table-kind.ts'
import { cashOut, layMines, reveal } from '#server/play/engines/mines.ts'
import { playSlot } from '#server/play/engines/slot.ts'
import { landTable } from '#server/play/engines/table.ts'
import type { RoundState } from '#server/play/rounds/round-state.ts'
import { tableVariantOf } from '#server/play/rounds/table-rounds.ts'
import type { GameRow } from './games.ts'
import { digestOf } from './seeded-id.ts'

type Played = { state: RoundState; payout: number }

/** Lower than any round number that a live table issues. */
const SEEDED_NUMBER = 0
/** Number of common species, which players usually aim at. */
const COMMON_FISH = 6
const MOST_MINES = 6
const MOST_OPENED = 5
const CLIENT_SEED_LENGTH = 16

/**
 * Plays a round with the game's own engine. The seeds are derived from the round's id. Amounts are in minor
 * units.
 */
export function playedRound(game: GameRow, round: { id: string; stake: number; dice: Rng }): Played {
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
      const table = liveTableKindOf(game)
      const drawn = drawLive(numbers, table)
      const spots = table === 'cards' ? cardSpots : wheelSpots
      const bet = { stake: round.stake, spot: pick(round.dice, spots), returnBp: terms.returnBp }
      const { spot, returnBp } = bet
      const state: RoundState = { engine: 'live', seeds, number: SEEDED_NUMBER, spot, returnBp, drawn }
      return { state, payout: liveWin(bet, drawn) }
    }
    case 'duel': {
      const form = duelFormOf(seeds.seedHash)
      const choice = pick(round.dice, duelPicks)
      const exchanges = fightDuel(numbers, form)
      const state: RoundState = {
        engine: 'duel',
        seeds,
        form,
        pick: choice,
        returnBp: terms.returnBp,
        exchanges,
      }
      return { state, payout: duelWin({ ...terms, form, pick: choice }, exchanges) }
    }
    case 'fish': {
      const species = pick(round.dice, fishSpecies.slice(0, COMMON_FISH))
      const { caught, payout } = shootFish(numbers, { ...terms, species })
      return { state: { engine: 'fish', seeds, species, returnBp: terms.returnBp, caught }, payout }
    }
    case 'table': {
      const bet = tableBetOf(tableVariantOf(game), round)
      const landed = landTable(numbers, bet)
      const state: RoundState = { engine: 'table', seeds, bet, returnBp: terms.returnBp, landed }
      return { state, payout: tablePayout({ bet, ...terms }, landed) }
    }
    default:
      throw new Error(`There are no demo rounds for ${game.engine}.`)
  }
}

function tableBetOf(variant: TableVariant, { stake, dice }: { stake: number; dice: Rng }): TableBet {
  switch (variant) {
    case 'roulette':
      return { variant, chips: [{ spot: pick(dice, rouletteSpots), amount: stake }] }
    case 'dice':
      return { variant, side: pick(dice, ['under', 'over'] as const), chance: pick(dice, [25, 50, 75]) }
    case 'plinko':
      return { variant, rows: pick(dice, plinkoRows), risk: pick(dice, plinkoRisks) }
  }
}

/** Opens a few cells, then cashes out unless a mine was opened. */
function opened(laid: ReturnType<typeof layMines>, terms: { stake: number; returnBp: number }, dice: Rng) {
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
