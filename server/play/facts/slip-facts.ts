import type { BetLeg, SportsBet } from '#contract/sports.ts'
import { type MarketName, marketOf, type Pick } from '#contract/sports-picks.ts'
import { type Fact, type Formatter, factOf } from '../../texts/formatter.ts'
import type { LocalizedText } from '../../texts/localized-text.ts'

type Teams = { home: string; away: string }

const same = (text: string): LocalizedText => ({ pt: text, en: text })

const markets: Partial<Record<MarketName, LocalizedText>> = {
  total: { pt: 'Total de gols', en: 'Total goals' },
  both: { pt: 'Ambos marcam', en: 'Both teams score' },
}
const outcomes: Record<NonNullable<BetLeg['outcome']>, LocalizedText> = {
  won: { pt: 'certo', en: 'right' },
  lost: { pt: 'errado', en: 'wrong' },
  void: { pt: 'anulado', en: 'void' },
}
const over = (line: string): LocalizedText => ({ pt: `Mais de ${line}`, en: `Over ${line}` })
const under = (line: string): LocalizedText => ({ pt: `Menos de ${line}`, en: `Under ${line}` })

const picks: Record<Pick, (teams: Teams) => LocalizedText> = {
  home: ({ home }) => same(home),
  draw: () => ({ pt: 'Empate', en: 'Draw' }),
  away: ({ away }) => same(away),
  'home-draw': ({ home }) => ({ pt: `${home} ou empate`, en: `${home} or draw` }),
  'home-away': ({ home, away }) => ({ pt: `${home} ou ${away}`, en: `${home} or ${away}` }),
  'draw-away': ({ away }) => ({ pt: `Empate ou ${away}`, en: `Draw or ${away}` }),
  'over-15': () => over('1½'),
  'under-15': () => under('1½'),
  'over-25': () => over('2½'),
  'under-25': () => under('2½'),
  'over-35': () => over('3½'),
  'under-35': () => under('3½'),
  both: () => ({ pt: 'Sim', en: 'Yes' }),
  'not-both': () => ({ pt: 'Não', en: 'No' }),
  'home-minus-15': ({ home }) => same(`${home} −1½`),
  'away-plus-15': ({ away }) => same(`${away} +1½`),
  'home-plus-15': ({ home }) => same(`${home} +1½`),
  'away-minus-15': ({ away }) => same(`${away} −1½`),
}

/** What a bet of the sportsbook was placed on, and how each of its fixtures ended. */
export const slipFacts = ({ odds, legs }: SportsBet, formatter: Formatter): Fact[] => [
  ...legs.map((leg) => ({ label: `${leg.home} – ${leg.away}`, text: legText(leg, formatter) })),
  factOf(formatter, { pt: 'Cotação total', en: 'Odds together' }, formatter.decimal(odds)),
]

function legText(leg: BetLeg, { text, decimal }: Formatter): string {
  const market = markets[marketOf(leg.pick)]
  const pick = text(picks[leg.pick](leg))
  return [
    `${market ? `${text(market)}: ` : ''}${pick} @ ${decimal(leg.odds)}`,
    ...(leg.score ? [`${leg.score.home} : ${leg.score.away}`] : []),
    ...(leg.outcome ? [text(outcomes[leg.outcome])] : []),
  ].join(', ')
}
