import { diceLimit } from '#contract/dice-odds.ts'
import { duelScore } from '#contract/duel-odds.ts'
import { spotDrawn } from '#contract/live-odds.ts'
import type { PlayRound } from '#contract/play.ts'
import type { TableRound } from '#contract/play-table.ts'
import { binOf } from '#contract/plinko-odds.ts'
import { colourOf, outsideSpots, type RouletteSpot } from '#contract/roulette-odds.ts'
import { type Fact, type Formatter, factOf } from '../../texts/formatter.ts'
import type { LocalizedText } from '../../texts/localized-text.ts'
import {
  answers,
  duelWords,
  exchangeWords,
  fishWords,
  outsideWords,
  riskWords,
  spotWords,
} from './fact-words.ts'

const betOn: LocalizedText = { pt: 'Aposta em', en: 'Bet on' }
const landedOn: LocalizedText = { pt: 'Saiu', en: 'Came' }

/** What was chosen in a round and what came, as far as its player may know; then how it can be checked. */
export const roundFacts = (round: PlayRound, formatter: Formatter): Fact[] => [
  ...playFacts(round, formatter),
  ...proofFacts(round, formatter),
]

function playFacts(round: PlayRound, formatter: Formatter): Fact[] {
  const { text } = formatter
  const fact = (label: LocalizedText, text: string) => factOf(formatter, label, text)
  switch (round.engine) {
    case 'slot': {
      const lines = round.spins.reduce((sum, { wins }) => sum + wins.length, 0)
      return [
        fact({ pt: 'Linhas premiadas', en: 'Winning lines' }, String(lines)),
        fact({ pt: 'Giros grátis', en: 'Free spins' }, String(round.spins.length - 1)),
      ]
    }
    case 'mines':
      return [
        fact({ pt: 'Minas', en: 'Mines' }, String(round.mines)),
        fact({ pt: 'Casas abertas', en: 'Cells opened' }, String(round.opened.length)),
        fact({ pt: 'Pisou em uma mina', en: 'Hit a mine' }, text(answers[round.hit === null ? 'no' : 'yes'])),
      ]
    case 'live':
      return [
        fact(betOn, text(spotWords[round.spot])),
        ...(round.drawn ? [fact(landedOn, text(spotWords[spotDrawn(round.drawn)]))] : []),
      ]
    case 'duel': {
      const { left, right } = duelScore(round.exchanges)
      return [
        fact(betOn, text(duelWords[round.pick])),
        fact({ pt: 'Placar', en: 'Score' }, `${left} : ${right}`),
        fact(
          { pt: 'Trocas', en: 'Exchanges' },
          round.exchanges.map((end) => text(exchangeWords[end])).join(', '),
        ),
      ]
    }
    case 'fish':
      return [
        fact({ pt: 'Mira em', en: 'Aimed at' }, text(fishWords[round.species])),
        fact({ pt: 'Pescou', en: 'Caught' }, text(answers[round.caught ? 'yes' : 'no'])),
      ]
    case 'table':
      return tableFacts(round, formatter)
  }
}

function tableFacts({ bet, landed }: TableRound, formatter: Formatter): Fact[] {
  const { text, decimal, money } = formatter
  const fact = (label: LocalizedText, text: string) => factOf(formatter, label, text)
  if (bet.variant === 'roulette' && landed.variant === 'roulette') {
    const colour = { red: outsideWords.red, black: outsideWords.black, green: { pt: 'Verde', en: 'Green' } }
    return [
      ...bet.chips.map(({ spot, amount }) => fact(betOn, `${text(fieldWords(spot))}: ${money(amount)}`)),
      fact(landedOn, `${landed.pocket}, ${text(colour[colourOf(landed.pocket)])}`),
    ]
  }
  if (bet.variant === 'dice' && landed.variant === 'dice') {
    const side = bet.side === 'under' ? { pt: 'Abaixo de', en: 'Under' } : { pt: 'A partir de', en: 'From' }
    return [fact(betOn, `${text(side)} ${decimal(diceLimit(bet))}`), fact(landedOn, decimal(landed.roll))]
  }
  if (bet.variant === 'plinko' && landed.variant === 'plinko')
    return [
      fact({ pt: 'Fileiras', en: 'Rows' }, String(bet.rows)),
      fact({ pt: 'Risco', en: 'Risk' }, text(riskWords[bet.risk])),
      fact({ pt: 'Caiu na casa', en: 'Fell into bin' }, String(binOf(landed.path) + 1)),
    ]
  return []
}

/** A number stands for itself. */
function fieldWords(spot: RouletteSpot): LocalizedText {
  const outside = outsideSpots.find((one) => one === spot)
  const number = spot.slice(1)
  return outside ? outsideWords[outside] : { pt: number, en: number }
}

function proofFacts(
  { fairness: { seedHash, serverSeed, clientSeed } }: PlayRound,
  formatter: Formatter,
): Fact[] {
  return [
    factOf(formatter, { pt: 'Resumo da semente', en: 'Hash of the seed' }, seedHash),
    ...(serverSeed ? [factOf(formatter, { pt: 'Semente', en: 'Seed' }, serverSeed)] : []),
    factOf(formatter, { pt: 'Semente do jogador', en: 'Player’s seed' }, clientSeed),
  ]
}
