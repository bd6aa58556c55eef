import * as v from 'valibot'
import { minorUnits } from '#domain/money/money.ts'
import { localizedTextSchema } from '#domain/text/localized-text.ts'
import { count } from '#protocol/kit/count.ts'
import { localizedText } from '#server/texts/localized-text.ts'

const positive = v.pipe(count, v.minValue(1), v.maxValue(1_000_000_000))

/** PTS-01. Amounts are in minor units. */
export const pointTerms = v.pipe(
  v.object({
    /** How much a member must wager in settled bets for one point, in minor units. */
    turnoverPerPoint: v.pipe(minorUnits, v.minValue(1)),
    ratio: v.object({ points: positive, amount: v.pipe(minorUnits, v.minValue(1), v.maxValue(100_000_000)) }),
    minConversion: positive,
    maxConversion: positive,
    conversionOn: v.boolean(),
    redemptionOn: v.boolean(),
  }),
  v.check(({ minConversion, maxConversion }) => minConversion <= maxConversion),
)

export type PointTerms = v.InferOutput<typeof pointTerms>

export const defaultPointTerms: PointTerms = {
  turnoverPerPoint: 500,
  ratio: { points: 100, amount: 100 },
  minConversion: 200,
  maxConversion: 100_000,
  conversionOn: true,
  redemptionOn: true,
}

export const levelPoints = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)),
  title: localizedTextSchema,
  points: positive,
  level: v.pipe(count, v.maxValue(99)),
})

export type LevelPoints = v.InferOutput<typeof levelPoints>

export const defaultLevelPoints: LevelPoints[] = [
  {
    id: 'level-1',
    title: localizedText(/*i18n*/ { id: 'pointReward.level1.title', message: 'First VIP level-up' }),
    points: 100,
    level: 1,
  },
  {
    id: 'level-2',
    title: localizedText(/*i18n*/ { id: 'pointReward.level2.title', message: 'Second VIP level-up' }),
    points: 300,
    level: 2,
  },
  {
    id: 'level-3',
    title: localizedText(/*i18n*/ { id: 'pointReward.level3.title', message: 'Third VIP level-up' }),
    points: 800,
    level: 3,
  },
  {
    id: 'level-4',
    title: localizedText(/*i18n*/ { id: 'pointReward.level4.title', message: 'Fourth VIP level-up' }),
    points: 2_000,
    level: 4,
  },
]
