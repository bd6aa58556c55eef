import type { MessageDescriptor } from '@lingui/core'
import { type MarketName, marketOf, type Pick } from '#domain/play/sports-picks.ts'
import type { BetLeg, SportsBet } from '#protocol/play/sports.ts'
import { type Fact, type Formatter, factOf } from '#server/texts/formatter.ts'

type Teams = { home: string; away: string }

const markets: Partial<Record<MarketName, MessageDescriptor>> = {
  total: /*i18n*/ { id: 'play.slip.total', message: 'Total goals' },
  both: /*i18n*/ { id: 'play.slip.both', message: 'Both teams to score' },
}
const outcomes: Record<NonNullable<BetLeg['outcome']>, MessageDescriptor> = {
  won: /*i18n*/ { id: 'play.slip.won', message: 'won' },
  lost: /*i18n*/ { id: 'play.slip.lost', message: 'lost' },
  void: /*i18n*/ { id: 'play.slip.void', message: 'void' },
}
const over = /*i18n*/ { id: 'play.slip.over', message: 'Over {line}' }
const under = /*i18n*/ { id: 'play.slip.under', message: 'Under {line}' }

function pickText(pick: Pick, { home, away }: Teams, text: Formatter['text']): string {
  switch (pick) {
    case 'home':
      return home
    case 'draw':
      return text(/*i18n*/ { id: 'play.slip.draw', message: 'Draw' })
    case 'away':
      return away
    case 'home-draw':
      return text(/*i18n*/ { id: 'play.slip.homeOrDraw', message: '{home} or draw' }, { home })
    case 'home-away':
      return text(/*i18n*/ { id: 'play.slip.homeOrAway', message: '{home} or {away}' }, { home, away })
    case 'draw-away':
      return text(/*i18n*/ { id: 'play.slip.drawOrAway', message: 'Draw or {away}' }, { away })
    case 'over-15':
      return text(over, { line: '1½' })
    case 'under-15':
      return text(under, { line: '1½' })
    case 'over-25':
      return text(over, { line: '2½' })
    case 'under-25':
      return text(under, { line: '2½' })
    case 'over-35':
      return text(over, { line: '3½' })
    case 'under-35':
      return text(under, { line: '3½' })
    case 'both':
      return text(/*i18n*/ { id: 'play.slip.yes', message: 'Yes' })
    case 'not-both':
      return text(/*i18n*/ { id: 'play.slip.no', message: 'No' })
    case 'home-minus-15':
      return `${home} −1½`
    case 'away-plus-15':
      return `${away} +1½`
    case 'home-plus-15':
      return `${home} +1½`
    case 'away-minus-15':
      return `${away} −1½`
  }
}

export const slipFacts = ({ odds, legs }: SportsBet, formatter: Formatter): Fact[] => [
  ...legs.map((leg) => ({ label: `${leg.home} – ${leg.away}`, text: legText(leg, formatter) })),
  factOf(formatter, /*i18n*/ { id: 'play.slip.totalOdds', message: 'Total odds' }, formatter.decimal(odds)),
]

function legText(leg: BetLeg, { text, decimal }: Formatter): string {
  const market = markets[marketOf(leg.pick)]
  const pick = pickText(leg.pick, leg, text)
  return [
    `${market ? `${text(market)}: ` : ''}${pick} @ ${decimal(leg.odds)}`,
    ...(leg.score ? [`${leg.score.home} : ${leg.score.away}`] : []),
    ...(leg.outcome ? [text(outcomes[leg.outcome])] : []),
  ].join(', ')
}
