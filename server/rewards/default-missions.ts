import * as v from 'valibot'
import { minorUnits } from '#domain/money/money.ts'
import { localizedTextSchema } from '#domain/text/localized-text.ts'
import { missionPeriod } from '#protocol/rewards/missions.ts'
import { localizedText } from '#server/texts/localized-text.ts'

const atLeastOne = v.pipe(minorUnits, v.minValue(1))

export const missionTerms = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)),
  title: localizedTextSchema,
  period: missionPeriod,
  /**
   * The activity that counts towards `goal`: deposits or turnover in minor units, settled rounds, or days
   * with a settled round.
   */
  measure: v.picklist(['deposits', 'turnover', 'bets', 'days']),
  goal: atLeastOne,
  /** Minor units. */
  amount: atLeastOne,
  score: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
})

export type MissionTerms = v.InferOutput<typeof missionTerms>

export const defaultMissions: MissionTerms[] = [
  {
    id: 'day-bets',
    title: localizedText(/*i18n*/ { id: 'mission.dayBets.title', message: 'Place 20 bets' }),
    period: 'day',
    measure: 'bets',
    goal: 20,
    amount: 100,
    score: 10,
  },
  {
    id: 'day-turnover',
    title: localizedText(/*i18n*/ { id: 'mission.dayTurnover.title', message: 'Stake R$ 50' }),
    period: 'day',
    measure: 'turnover',
    goal: 5_000,
    amount: 150,
    score: 15,
  },
  {
    id: 'week-days',
    title: localizedText(/*i18n*/ { id: 'mission.weekDays.title', message: 'Play on 4 days' }),
    period: 'week',
    measure: 'days',
    goal: 4,
    amount: 500,
    score: 40,
  },
  {
    id: 'week-deposits',
    title: localizedText(/*i18n*/ { id: 'mission.weekDeposits.title', message: 'Deposit R$ 100' }),
    period: 'week',
    measure: 'deposits',
    goal: 10_000,
    amount: 500,
    score: 40,
  },
  {
    id: 'week-turnover',
    title: localizedText(/*i18n*/ { id: 'mission.weekTurnover.title', message: 'Stake R$ 500' }),
    period: 'week',
    measure: 'turnover',
    goal: 50_000,
    amount: 800,
    score: 60,
  },
  {
    id: 'month-days',
    title: localizedText(/*i18n*/ { id: 'mission.monthDays.title', message: 'Play on 12 days' }),
    period: 'month',
    measure: 'days',
    goal: 12,
    amount: 2_000,
    score: 100,
  },
  {
    id: 'month-turnover',
    title: localizedText(/*i18n*/ { id: 'mission.monthTurnover.title', message: 'Stake R$ 3,000' }),
    period: 'month',
    measure: 'turnover',
    goal: 300_000,
    amount: 3_000,
    score: 150,
  },
]
