import type { MessageDescriptor } from '@lingui/core'
import type { PvpMatch } from '#protocol/play/play-pvp.ts'
import { type Fact, type Formatter, factOf } from '#server/texts/formatter.ts'

const endings: Record<NonNullable<PvpMatch['ending']>, MessageDescriptor> = {
  points: /*i18n*/ { id: 'play.match.points', message: 'On points' },
  absence: /*i18n*/ { id: 'play.match.absence', message: 'Missed turns' },
  alone: /*i18n*/ { id: 'play.match.noOpponent', message: 'No opponent came' },
}

export const matchFacts = (
  { room, opponent, rounds, points, ending }: PvpMatch,
  formatter: Formatter,
): Fact[] => [
  factOf(formatter, /*i18n*/ { id: 'play.match.table', message: 'Table' }, String(room)),
  ...(opponent
    ? [factOf(formatter, /*i18n*/ { id: 'play.match.opponent', message: 'Opponent' }, opponent)]
    : []),
  ...(rounds.length > 0
    ? [
        factOf(
          formatter,
          /*i18n*/ { id: 'play.match.cardsYoursAndTheirs', message: 'Cards (yours–theirs)' },
          rounds.map(({ own, other }) => `${own}–${other}`).join(' '),
        ),
        factOf(
          formatter,
          /*i18n*/ { id: 'play.match.pointsLabel', message: 'Points' },
          `${points.own} : ${points.other}`,
        ),
      ]
    : []),
  ...(ending
    ? [
        factOf(
          formatter,
          /*i18n*/ { id: 'play.match.howItEnded', message: 'Result' },
          formatter.text(endings[ending]),
        ),
      ]
    : []),
]
