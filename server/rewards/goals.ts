import type { MessageDescriptor } from '@lingui/core'
import type { TaskMeasure } from '#protocol/rewards/tasks.ts'
import type { Formatter } from '#server/texts/formatter.ts'

/** `goal` is in minor units for money, otherwise a count. */
type Goal = { measure: TaskMeasure; goal: number }

export function towards({ goal }: Goal, done: number): { progress: number; isReached: boolean } {
  const progress = Math.min(done, goal)
  return { progress, isReached: progress >= goal }
}

const missing: Record<TaskMeasure, MessageDescriptor> = {
  deposits: /*i18n*/ { id: 'task.goal.deposits', message: 'Still {left} to deposit' },
  turnover: /*i18n*/ { id: 'task.goal.turnover', message: 'Still {left} to stake' },
  bets: /*i18n*/ {
    id: 'task.goal.bets',
    message: 'Still {left} {count, plural, one {bet} other {bets}} to place',
  },
  days: /*i18n*/ {
    id: 'task.goal.days',
    message: 'Still {left} {count, plural, one {day} other {days}} to play on',
  },
  profile: /*i18n*/ { id: 'task.goal.profile', message: 'The account is not complete yet' },
  mobile: /*i18n*/ { id: 'task.goal.mobile', message: 'No mobile is bound yet' },
  email: /*i18n*/ { id: 'task.goal.email', message: 'The e-mail is not confirmed yet' },
  paymentPassword: /*i18n*/ { id: 'task.goal.paymentPassword', message: 'There is no payment password yet' },
}

const isOfMoney = (measure: TaskMeasure): boolean => measure === 'deposits' || measure === 'turnover'

export function missingTo({ measure, goal }: Goal, progress: number, formatter: Formatter): string {
  const left = goal - progress
  return formatter.text(missing[measure], {
    count: left,
    left: isOfMoney(measure) ? formatter.money(left) : left,
  })
}
