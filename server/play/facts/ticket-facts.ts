import type { BetLine, LotteryTicket } from '#protocol/play/lottery-bets.ts'
import type { LotteryFamily } from '#protocol/play/lottery-games.ts'
import { plays } from '#server/play/lottery/plays.ts'
import { playTexts } from '#server/play/lottery/rules-text.ts'
import { type Fact, type Formatter, factOf } from '#server/texts/formatter.ts'

export function ticketFacts(
  { issue, drawn, lines }: LotteryTicket,
  family: LotteryFamily,
  formatter: Formatter,
): Fact[] {
  return [
    factOf(formatter, /*i18n*/ { id: 'play.ticket.draw', message: 'Draw' }, issue),
    ...lines.map((line) => lineFact(line, family, formatter)),
    ...(drawn
      ? [
          factOf(
            formatter,
            /*i18n*/ { id: 'play.ticket.numbersDrawn', message: 'Drawn numbers' },
            drawn.join(' '),
          ),
        ]
      : []),
  ]
}

function lineFact(line: BetLine & { win: number }, family: LotteryFamily, formatter: Formatter): Fact {
  const { text, money, decimal } = formatter
  const texts = playTexts[family][line.play]
  const digits = plays[family][line.play]?.digits ?? 1
  const numbers = line.numbers.map((number) => {
    const name = texts?.names?.[number]
    return name ? text(name) : String(number).padStart(digits, '0')
  })
  const stake = money(line.count * line.unit * line.multiplier)
  const bet = { numbers: numbers.join(' '), odds: decimal(line.odds / 10), stake }
  return {
    label: texts ? text(texts.name) : line.play,
    text:
      line.win > 0
        ? text(
            /*i18n*/ { id: 'play.ticket.payout', message: '{numbers} @ {odds}: {stake}, payout {amount}' },
            { ...bet, amount: money(line.win) },
          )
        : text(/*i18n*/ { id: 'play.ticket.bet', message: '{numbers} @ {odds}: {stake}' }, bet),
  }
}
