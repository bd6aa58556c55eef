import type { MessageDescriptor } from '@lingui/core'
import type { LiveTableKind } from '#domain/play/live-odds.ts'
import type { Language } from '#domain/text/language.ts'
import type { EngineName } from '#protocol/play/play.ts'
import type { TableVariant } from '#protocol/play/play-table.ts'
import { liveTableKindOf } from '#server/play/engines/live-table-kind.ts'
import { tableVariantOf } from '#server/play/rounds/table-rounds.ts'
import { localize } from '#server/texts/localized-text.ts'

type Played = Exclude<EngineName, 'live' | 'table'> | LiveTableKind | TableVariant

/** A summary of one paragraph, HTML. The game itself shows the full rules. */
const rules: Record<Played, MessageDescriptor> = {
  slot: /*i18n*/ {
    id: 'game.rules.slot',
    message:
      '<p>The stake is shared by ten lines. Three or more of the same sign from the left on a line win. The star stands for every sign but the sun; three suns or more, anywhere, win free spins.</p>',
  },
  wheel: /*i18n*/ {
    id: 'game.rules.wheel',
    message:
      '<p>A wheel with six signs turns every half minute, and the round is the same for everybody at the table: while betting is open, bet on the sign at which it will stop. Each sign pays by its odds.</p>',
  },
  cards: /*i18n*/ {
    id: 'game.rules.cards',
    message:
      '<p>A card for the dragon and one for the tiger every half minute, the same for everybody at the table; the higher one wins. While betting is open, bet on either side or on the tie. Each bet pays by its odds.</p>',
  },
  duel: /*i18n*/ {
    id: 'game.rules.duel',
    message:
      '<p>Two sides meet in up to seven exchanges; the first to win four has won, and a clash counts for nobody. Bet on a side, on a draw or on the margin. Odds are the exact ones for how strong the sides are in this duel.</p>',
  },
  fish: /*i18n*/ {
    id: 'game.rules.fish',
    message:
      '<p>Each shot is a round and costs the stake. The rarer what swims, the more it pays and the smaller the chance: a shot returns the same on average whatever it is aimed at. Several shots may be in the air at once.</p>',
  },
  roulette: /*i18n*/ {
    id: 'game.rules.roulette',
    message:
      '<p>The wheel has the numbers 1 to 36 and one zero. Lay chips on numbers, dozens, columns, colours, odd or even, as many as you like, and the ball decides all of them at once. Odds are fixed, and each round can be checked.</p>',
  },
  dice: /*i18n*/ {
    id: 'game.rules.dice',
    message:
      '<p>The roll is a number from 0.00 to 99.99. You choose whether it must be low or high, and with what chance: the smaller the chance, the more it pays. Odds are the exact ones, and each round can be checked.</p>',
  },
  plinko: /*i18n*/ {
    id: 'game.rules.plinko',
    message:
      '<p>The ball falls through pegs, to the left or the right at each row, and the bin it ends in says what it pays. You choose the rows and the risk: with more of both, the outer bins pay more. Odds are the exact ones, and each round can be checked.</p>',
  },
  pvp: /*i18n*/ {
    id: 'game.rules.pvp',
    message:
      '<p>You against another member, never against a machine. Each has the cards 1 to 5 and plays one a round, face down; the higher one takes the round’s points, and every round is worth more than the one before. Whoever has more points takes both stakes without the table’s share; without a winner each stake goes back whole. The stated return is that between equals.</p>',
  },
  mines: /*i18n*/ {
    id: 'game.rules.mines',
    message:
      '<p>The field has 25 cells, and as many mines as you choose. Each clear cell you open makes the round worth more; take it whenever you like. A mine ends the round, and the stake is lost.</p>',
  },
  sports: /*i18n*/ {
    id: 'game.rules.sports',
    message:
      '<p>Bet on how simulated fixtures end, one by one or several together in a multiple. Odds stay as they were when you placed the bet, and a fixture that has begun takes no bets. Bets are settled when fixtures end; a void fixture gives the stake back, or leaves the multiple.</p>',
  },
}

export const rulesOf = (engine: EngineName, game: { gameClassify: string }, language: Language): string =>
  localize(rules[playedIn(engine, game)], language)

function playedIn(engine: EngineName, game: { gameClassify: string }): Played {
  if (engine === 'live') return liveTableKindOf(game)
  return engine === 'table' ? tableVariantOf(game) : engine
}
