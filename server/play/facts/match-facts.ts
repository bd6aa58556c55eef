import type { PvpMatch } from '#contract/play-pvp.ts'
import type { Words } from '../../report/record-file.ts'
import { type Fact, factOf, type Voice } from '../../report/voice.ts'

const endings: Record<NonNullable<PvpMatch['ending']>, Words> = {
  points: { pt: 'Por pontos', en: 'On points' },
  absence: { pt: 'Por ausência', en: 'By absence' },
  alone: { pt: 'Ninguém veio jogar', en: 'Nobody came to play' },
}

/** Against whom a match went, and how it ended. */
export const matchFacts = ({ room, opponent, rounds, points, ending }: PvpMatch, voice: Voice): Fact[] => [
  factOf(voice, { pt: 'Mesa', en: 'Room' }, String(room)),
  ...(opponent ? [factOf(voice, { pt: 'Adversário', en: 'Opponent' }, opponent)] : []),
  ...(rounds.length > 0
    ? [
        factOf(
          voice,
          { pt: 'Cartas, suas e do adversário', en: 'Cards, yours and theirs' },
          rounds.map(({ own, other }) => `${own}–${other}`).join(' '),
        ),
        factOf(voice, { pt: 'Pontos', en: 'Points' }, `${points.own} : ${points.other}`),
      ]
    : []),
  ...(ending ? [factOf(voice, { pt: 'Como terminou', en: 'How it ended' }, voice.say(endings[ending]))] : []),
]
