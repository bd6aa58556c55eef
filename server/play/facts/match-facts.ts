import type { MessageDescriptor } from '@lingui/core'
import type { PvpMatch } from '#protocol/play/play-pvp.ts'
import { type Fact, type Formatter, factOf } from '#server/texts/formatter.ts'

const endings: Record<NonNullable<PvpMatch['ending']>, MessageDescriptor> = {
  points: /*i18n*/ { id: 'play.match.points', message: 'On points' },
  absence: /*i18n*/ { id: 'play.match.absence', message: 'By absence' },
  alone: /*i18n*/ { id: 'play.match.alone', message: 'Nobody came to play' },
}

export const matchFacts = (
  { room, opponent, rounds, points, ending }: PvpMatch,
  formatter: Formatter,
): Fact[] => [
  factOf(formatter, /*i18n*/ { id: 'play.match.room', message: 'Room' }, String(room)),
  ...(opponent
    ? [factOf(formatter, /*i18n*/ { id: 'play.match.opponent', message: 'Opponent' }, opponent)]
    : []),
  ...(rounds.length > 0
    ? [
        factOf(
          formatter,
          /*i18n*/ { id: 'play.match.cardsYoursAndTheirs', message: 'Cards, yours and theirs' },
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
          /*i18n*/ { id: 'play.match.howItEnded', message: 'How it ended' },
          formatter.text(endings[ending]),
        ),
      ]
    : []),
]
