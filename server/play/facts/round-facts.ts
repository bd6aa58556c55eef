import type { MessageDescriptor } from '@lingui/core'
import { diceLimit } from '#domain/play/dice-odds.ts'
import { duelScore } from '#domain/play/duel-odds.ts'
import { spotDrawn } from '#domain/play/live-odds.ts'
import { binOf } from '#domain/play/plinko-odds.ts'
import { colourOf, outsideSpots, type RouletteSpot } from '#domain/play/roulette-odds.ts'
import type { PlayRound } from '#protocol/play/play.ts'
import type { TableRound } from '#protocol/play/play-table.ts'
import { type Fact, type Formatter, factOf } from '#server/texts/formatter.ts'
import {
  answers,
  duelLabels,
  exchangeLabels,
  fishLabels,
  outsideLabels,
  riskLabels,
  spotLabels,
} from './fact-labels.ts'

const betOn: MessageDescriptor = /*i18n*/ { id: 'play.round.betOn', message: 'Bet on' }
const landedOn: MessageDescriptor = /*i18n*/ { id: 'play.round.result', message: 'Result' }

/**
 * Returns the player's choice, the round's result, and the data to verify it. Parts that are still hidden
 * from the player are left out.
 */
export const roundFacts = (round: PlayRound, formatter: Formatter): Fact[] => [
  ...playFacts(round, formatter),
  ...proofFacts(round, formatter),
]

function playFacts(round: PlayRound, formatter: Formatter): Fact[] {
  const { text } = formatter
  const fact = (label: MessageDescriptor, text: string) => factOf(formatter, label, text)
  switch (round.engine) {
    case 'slot': {
      const lines = round.spins.reduce((sum, { wins }) => sum + wins.length, 0)
      return [
        fact(/*i18n*/ { id: 'play.round.winningLines', message: 'Winning lines' }, String(lines)),
        fact(/*i18n*/ { id: 'play.round.freeSpins', message: 'Free spins' }, String(round.spins.length - 1)),
      ]
    }
    case 'mines':
      return [
        fact(/*i18n*/ { id: 'play.round.mines', message: 'Mines' }, String(round.mines)),
        fact(/*i18n*/ { id: 'play.round.cellsOpened', message: 'Cells opened' }, String(round.opened.length)),
        fact(
          /*i18n*/ { id: 'play.round.hitAMine', message: 'Hit a mine' },
          text(answers[round.hit === null ? 'no' : 'yes']),
        ),
      ]
    case 'live':
      return [
        fact(betOn, text(spotLabels[round.spot])),
        ...(round.drawn ? [fact(landedOn, text(spotLabels[spotDrawn(round.drawn)]))] : []),
      ]
    case 'duel': {
      const { left, right } = duelScore(round.exchanges)
      return [
        fact(betOn, text(duelLabels[round.pick])),
        fact(/*i18n*/ { id: 'play.round.score', message: 'Score' }, `${left} : ${right}`),
        fact(
          /*i18n*/ { id: 'play.round.exchanges', message: 'Exchanges' },
          round.exchanges.map((end) => text(exchangeLabels[end])).join(', '),
        ),
      ]
    }
    case 'fish':
      return [
        fact(/*i18n*/ { id: 'play.round.aimedAt', message: 'Target' }, text(fishLabels[round.species])),
        fact(
          /*i18n*/ { id: 'play.round.caught', message: 'Caught' },
          text(answers[round.caught ? 'yes' : 'no']),
        ),
      ]
    case 'table':
      return tableFacts(round, formatter)
  }
}

function tableFacts({ bet, landed }: TableRound, formatter: Formatter): Fact[] {
  const { text, decimal, money } = formatter
  const fact = (label: MessageDescriptor, text: string) => factOf(formatter, label, text)
  if (bet.variant === 'roulette' && landed.variant === 'roulette') {
    const colour = {
      red: outsideLabels.red,
      black: outsideLabels.black,
      green: /*i18n*/ { id: 'play.round.green', message: 'Green' },
    }
    return [
      ...bet.chips.map(({ spot, amount }) => fact(betOn, `${fieldText(spot, text)}: ${money(amount)}`)),
      fact(landedOn, `${landed.pocket}, ${text(colour[colourOf(landed.pocket)])}`),
    ]
  }
  if (bet.variant === 'dice' && landed.variant === 'dice') {
    const side =
      bet.side === 'under'
        ? /*i18n*/ { id: 'play.round.under', message: 'Below' }
        : /*i18n*/ { id: 'play.round.from', message: 'From' }
    return [fact(betOn, `${text(side)} ${decimal(diceLimit(bet))}`), fact(landedOn, decimal(landed.roll))]
  }
  if (bet.variant === 'plinko' && landed.variant === 'plinko')
    return [
      fact(/*i18n*/ { id: 'play.round.rows', message: 'Rows' }, String(bet.rows)),
      fact(/*i18n*/ { id: 'play.round.risk', message: 'Risk' }, text(riskLabels[bet.risk])),
      fact(
        /*i18n*/ { id: 'play.round.fellIntoBin', message: 'Landed in bin' },
        String(binOf(landed.path) + 1),
      ),
    ]
  return []
}

function fieldText(spot: RouletteSpot, text: Formatter['text']): string {
  const outside = outsideSpots.find((one) => one === spot)
  const number = spot.slice(1)
  return outside ? text(outsideLabels[outside]) : number
}

function proofFacts(
  { fairness: { seedHash, serverSeed, clientSeed } }: PlayRound,
  formatter: Formatter,
): Fact[] {
  return [
    factOf(formatter, /*i18n*/ { id: 'play.round.hashedSeed', message: 'Hashed seed' }, seedHash),
    ...(serverSeed
      ? [factOf(formatter, /*i18n*/ { id: 'play.round.seed', message: 'Seed' }, serverSeed)]
      : []),
    factOf(formatter, /*i18n*/ { id: 'play.round.playersSeed', message: 'Your seed' }, clientSeed),
  ]
}
