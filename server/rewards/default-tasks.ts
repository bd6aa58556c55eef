import * as v from 'valibot'
import { minorUnits, notNegative } from '#domain/money/money.ts'
import { localizedTextSchema } from '#domain/text/localized-text.ts'
import { moment } from '#domain/time/moment.ts'
import { taskMeasure } from '#protocol/rewards/tasks.ts'
import { localizedText } from '#server/texts/localized-text.ts'

const date = v.nullable(moment)

export const taskTerms = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)),
    title: localizedTextSchema,
    text: localizedTextSchema,
    measure: taskMeasure,
    goal: v.pipe(minorUnits, v.minValue(1)),
    /** The reward, in minor units and in points. One of the two may be 0. */
    amount: notNegative,
    points: v.pipe(notNegative, v.maxValue(1_000_000_000)),
    /** Only activity from `from` (inclusive) to `until` (exclusive) counts. Null means no limit. */
    from: date,
    until: date,
    /** How many days after registration the task ends; null for no limit. */
    lasts: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3_650))),
  }),
  v.check(({ amount, points }) => amount + points > 0),
)

export type TaskTerms = v.InferOutput<typeof taskTerms>

const open = { from: null, until: null, lasts: null } as const

export const defaultTasks: TaskTerms[] = [
  {
    ...open,
    id: 'first-deposit',
    title: localizedText(/*i18n*/ { id: 'task.firstDeposit.title', message: 'Make your first deposit' }),
    text: localizedText(
      /*i18n*/ {
        id: 'task.firstDeposit.text',
        message: 'Deposit R$ 20 in all within 30 days of signing up.',
      },
    ),
    measure: 'deposits',
    goal: 2_000,
    amount: 500,
    points: 100,
    lasts: 30,
  },
  {
    ...open,
    id: 'mobile',
    title: localizedText(/*i18n*/ { id: 'task.mobile.title', message: 'Add your phone number' }),
    text: localizedText(
      /*i18n*/ {
        id: 'task.mobile.text',
        message: 'Use it to recover your account if you forget your password.',
      },
    ),
    measure: 'mobile',
    goal: 1,
    amount: 0,
    points: 100,
  },
  {
    ...open,
    id: 'profile',
    title: localizedText(/*i18n*/ { id: 'task.profile.title', message: 'Complete your account' }),
    text: localizedText(
      /*i18n*/ { id: 'task.profile.text', message: 'Phone number, verified email and payment password.' },
    ),
    measure: 'profile',
    goal: 3,
    amount: 0,
    points: 200,
  },
  {
    ...open,
    id: 'bets',
    title: localizedText(/*i18n*/ { id: 'task.bets.title', message: 'Place 50 bets' }),
    text: localizedText(/*i18n*/ { id: 'task.bets.text', message: 'In any game.' }),
    measure: 'bets',
    goal: 50,
    amount: 300,
    points: 50,
  },
  {
    ...open,
    id: 'turnover',
    title: localizedText(/*i18n*/ { id: 'task.turnover.title', message: 'Stake R$ 5,000' }),
    text: localizedText(
      /*i18n*/ { id: 'task.turnover.text', message: 'In your own time: this task has no deadline.' },
    ),
    measure: 'turnover',
    goal: 500_000,
    amount: 2_500,
    points: 500,
  },
]
