import { useLingui } from '@lingui/react/macro'
import { type MarketName, marketOf, type Pick } from '#domain/play/sports-picks.ts'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import type { Fixture, Sport } from '#protocol/play/sports.ts'

type Teams = { home: string; away: string }

export function useSportsLabels() {
  const { t, i18n } = useLingui()
  const line = (tenths: number) => i18n.number(tenths / 10, { minimumFractionDigits: 1 })
  const signed = (tenths: number) =>
    i18n.number(tenths / 10, { minimumFractionDigits: 1, signDisplay: 'always' })
  const sports: Record<Sport, () => string> = {
    football: () => t({ id: 'games.sports.football', message: 'Football' }),
    shooter: () => t({ id: 'games.sports.shooter', message: 'Tactical shooter' }),
    arena: () => t({ id: 'games.sports.arena', message: 'Battle arena' }),
  }
  const markets: Record<MarketName, () => string> = {
    winner: () => t({ id: 'games.sports.marketWinner', message: 'Match result' }),
    double: () => t({ id: 'games.sports.marketDouble', message: 'Double chance' }),
    total: () => t({ id: 'games.sports.marketTotal', message: 'Total goals' }),
    both: () => t({ id: 'games.sports.marketBoth', message: 'Both teams to score' }),
    handicap: () => t({ id: 'games.sports.marketHandicap', message: 'Map handicap' }),
  }
  const picks: Record<Pick, (teams: Teams) => string> = {
    home: ({ home }) => home,
    draw: () => t({ id: 'games.common.draw', message: 'Draw' }),
    away: ({ away }) => away,
    'home-draw': ({ home }) => t({ id: 'games.sports.homeOrDraw', message: `${home} or draw` }),
    'home-away': ({ home, away }) => t({ id: 'games.sports.homeOrAway', message: `${home} or ${away}` }),
    'draw-away': ({ away }) => t({ id: 'games.sports.drawOrAway', message: `Draw or ${away}` }),
    'over-15': () => t({ id: 'games.sports.over', message: `Over ${line(15)}` }),
    'under-15': () => t({ id: 'games.sports.under', message: `Under ${line(15)}` }),
    'over-25': () => t({ id: 'games.sports.over', message: `Over ${line(25)}` }),
    'under-25': () => t({ id: 'games.sports.under', message: `Under ${line(25)}` }),
    'over-35': () => t({ id: 'games.sports.over', message: `Over ${line(35)}` }),
    'under-35': () => t({ id: 'games.sports.under', message: `Under ${line(35)}` }),
    both: () => t({ id: 'games.sports.bothYes', message: 'Yes' }),
    'not-both': () => t({ id: 'games.sports.bothNo', message: 'No' }),
    'home-minus-15': ({ home }) => `${home} ${signed(-15)}`,
    'away-plus-15': ({ away }) => `${away} ${signed(15)}`,
    'home-plus-15': ({ home }) => `${home} ${signed(15)}`,
    'away-minus-15': ({ away }) => `${away} ${signed(-15)}`,
  }
  return {
    sportText: (sport: Sport) => sports[sport](),
    marketText: (market: MarketName) => markets[market](),
    pickText: (pick: Pick, teams: Teams) => picks[pick](teams),
    /** Describes a selection outside its market's list. Includes the market, unless it is obvious. */
    legText: (pick: Pick, teams: Teams) => {
      const market = marketOf(pick)
      const isPlain = market === 'winner' || market === 'double' || market === 'handicap'
      return isPlain ? picks[pick](teams) : `${markets[market]()}: ${picks[pick](teams)}`
    },
    /** Formats odds, which are given in hundredths. */
    oddsText: (odds: number) =>
      i18n.number(odds / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    timeText: (moment: string) =>
      i18n.date(moment, { hour: '2-digit', minute: '2-digit', timeZone: calendarZone }),
    dayTimeText: (moment: string) =>
      i18n.date(moment, {
        weekday: 'short',
        day: '2-digit',
        month: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: calendarZone,
      }),
    playedText: ({ kind, played }: { kind: Fixture['kind']; played: number }) =>
      kind === 'goals'
        ? t({ id: 'games.sports.minute', message: `${played} min` })
        : t({ id: 'games.sports.map', message: `Map ${played + 1}` }),
  }
}
