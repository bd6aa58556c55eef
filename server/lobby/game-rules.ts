import type { MessageDescriptor } from '@lingui/core'
import type { LiveTableKind } from '#domain/play/live-odds.ts'
import type { Language } from '#domain/text/language.ts'
import type { EngineName } from '#protocol/play/play.ts'
import type { TableVariant } from '#protocol/play/play-table.ts'
import { liveTableKindOf } from '#server/play/engines/live-table-kind.ts'
import { tableVariantOf } from '#server/play/rounds/table-rounds.ts'
import { localize } from '#server/texts/localized-text.ts'

type Played = Exclude<EngineName, 'live' | 'table'> | LiveTableKind | TableVariant

/** Summaries as HTML lists. The game itself shows the full rules. */
const rules: Record<Played, MessageDescriptor> = {
  slot: /*i18n*/ {
    id: 'game.rules.slot',
    message:
      '<ul><li>Your stake is split over ten lines.</li> <li>Three or more of the same symbol on a line, from the left, pay.</li> <li>The star is wild: it replaces every symbol except the sun.</li> <li>Three or more suns anywhere give free spins.</li></ul>',
  },
  wheel: /*i18n*/ {
    id: 'game.rules.wheel',
    message:
      '<ul><li>A wheel with six symbols spins every 30 seconds.</li> <li>Everyone at the table plays the same round.</li> <li>While bets are open, bet on the symbol where it will stop.</li> <li>Each symbol pays by its own odds.</li></ul>',
  },
  cards: /*i18n*/ {
    id: 'game.rules.cards',
    message:
      '<ul><li>Every 30 seconds the dragon and the tiger each get one card.</li> <li>Everyone at the table plays the same round.</li> <li>The higher card wins; the ace is highest.</li> <li>While bets are open, bet on a side or on the tie.</li> <li>On a tie, bets on either side lose.</li></ul>',
  },
  duel: /*i18n*/ {
    id: 'game.rules.duel',
    message:
      '<ul><li>Two sides meet in up to seven exchanges; the first to win four wins.</li> <li>Otherwise the side ahead after the last one wins; if they’re level, it’s a draw.</li> <li>A clash counts for neither side.</li> <li>Bet on a side, on a draw or on the margin.</li> <li>On a draw, bets on a side lose.</li> <li>The odds follow each side’s strength in this duel.</li></ul>',
  },
  fish: /*i18n*/ {
    id: 'game.rules.fish',
    message:
      '<ul><li>Each shot is a round of its own and costs your stake.</li> <li>The rarer the target, the more it pays and the smaller the chance.</li> <li>The RTP is the same for every target.</li> <li>You can have several shots in the air at once.</li></ul>',
  },
  roulette: /*i18n*/ {
    id: 'game.rules.roulette',
    message:
      '<ul><li>The wheel has the numbers 1 to 36 and one zero.</li> <li>Bet on numbers, dozens, columns, red or black, odd or even, low or high.</li> <li>One spin settles all your chips.</li> <li>Odds are fixed, and you can verify each round in the history.</li></ul>',
  },
  dice: /*i18n*/ {
    id: 'game.rules.dice',
    message:
      '<ul><li>Each roll is a number from 0.00 to 99.99.</li> <li>Choose whether it must be low or high, and your chance of winning.</li> <li>The smaller the chance, the more it pays.</li> <li>You can verify each round in the history.</li></ul>',
  },
  plinko: /*i18n*/ {
    id: 'game.rules.plinko',
    message:
      '<ul><li>A ball drops through the pegs, left or right at each row.</li> <li>The bin where it lands sets the payout.</li> <li>Choose the rows and the risk: with more of both, the outer bins pay more.</li> <li>You can verify each round in the history.</li></ul>',
  },
  pvp: /*i18n*/ {
    id: 'game.rules.pvp',
    message:
      '<ul><li>You always play against another player, never against a machine.</li> <li>Both have the cards 1 to 5 and play one per round, face down.</li> <li>The higher card takes the points; equal cards carry them into the next round.</li> <li>The rounds are worth 1, 2, 3, 4 and 5 points.</li> <li>More points win both stakes, minus the table fee.</li> <li>Without a winner, both stakes are refunded in full.</li> <li>The RTP shown is for players of equal skill.</li></ul>',
  },
  mines: /*i18n*/ {
    id: 'game.rules.mines',
    message:
      '<ul><li>There are 25 cells, and you choose how many hide a mine.</li> <li>Each safe cell you open raises the value of the round.</li> <li>Cash out whenever you like.</li> <li>A mine ends the round, and you lose your stake.</li></ul>',
  },
  sports: /*i18n*/ {
    id: 'game.rules.sports',
    message:
      '<ul><li>All matches and teams are simulated.</li> <li>Bet on one match, or on several in an accumulator.</li> <li>Your odds stay as they were when you placed the bet.</li> <li>Bets close when a match starts.</li> <li>Bets are settled after their last match.</li> <li>An abandoned match is void: singles are refunded, and accumulators continue without it.</li></ul>',
  },
}

export const rulesOf = (engine: EngineName, game: { gameClassify: string }, language: Language): string =>
  localize(rules[playedIn(engine, game)], language)

function playedIn(engine: EngineName, game: { gameClassify: string }): Played {
  if (engine === 'live') return liveTableKindOf(game)
  return engine === 'table' ? tableVariantOf(game) : engine
}
