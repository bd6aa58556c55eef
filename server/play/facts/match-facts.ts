import type { PvpMatch } from '#contract/play-pvp.ts'
import { type Fact, type Formatter, factOf } from '../../texts/formatter.ts'
import type { LocalizedText } from '../../texts/localized-text.ts'

const endings: Record<NonNullable<PvpMatch['ending']>, LocalizedText> = {
  points: { pt: 'Por pontos', en: 'On points' },
  absence: { pt: 'Por ausência', en: 'By absence' },
  alone: { pt: 'Ninguém veio jogar', en: 'Nobody came to play' },
}

/** Against whom a match went, and how it ended. */
export const matchFacts = (
  { room, opponent, rounds, points, ending }: PvpMatch,
  formatter: Formatter,
): Fact[] => [
  factOf(formatter, { pt: 'Mesa', en: 'Room' }, String(room)),
  ...(opponent ? [factOf(formatter, { pt: 'Adversário', en: 'Opponent' }, opponent)] : []),
  ...(rounds.length > 0
    ? [
        factOf(
          formatter,
          { pt: 'Cartas, suas e do adversário', en: 'Cards, yours and theirs' },
          rounds.map(({ own, other }) => `${own}–${other}`).join(' '),
        ),
        factOf(formatter, { pt: 'Pontos', en: 'Points' }, `${points.own} : ${points.other}`),
      ]
    : []),
  ...(ending
    ? [factOf(formatter, { pt: 'Como terminou', en: 'How it ended' }, formatter.text(endings[ending]))]
    : []),
]
