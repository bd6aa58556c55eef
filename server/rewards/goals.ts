import type { MessageDescriptor } from '@lingui/core'
import type { TaskMeasure } from '#protocol/rewards/tasks.ts'
import type { Formatter } from '#server/texts/formatter.ts'

/** `goal` is in minor units for deposits and turnover, and a count for all other measures. */
type Goal = { measure: TaskMeasure; goal: number }

export function towards({ goal }: Goal, done: number): { progress: number; isReached: boolean } {
  const progress = Math.min(done, goal)
  return { progress, isReached: progress >= goal }
}

const missing: Record<TaskMeasure, MessageDescriptor> = {
  deposits: /*i18n*/ { id: 'task.goal.deposits', message: '{left} left to deposit' },
  turnover: /*i18n*/ { id: 'task.goal.turnover', message: '{left} left to stake' },
  bets: /*i18n*/ {
    id: 'task.goal.bets',
    message:
      '{count, plural, =0 {No bets left to place} one {{left} bet left to place} other {{left} bets left to place}}',
  },
  days: /*i18n*/ {
    id: 'task.goal.days',
    message:
      '{count, plural, =0 {No more days to play} one {Play on {left} more day} other {Play on {left} more days}}',
  },
  profile: /*i18n*/ { id: 'task.goal.profile', message: 'Your account isn’t complete yet' },
  mobile: /*i18n*/ { id: 'task.goal.mobile', message: 'No phone number added yet' },
  email: /*i18n*/ { id: 'task.goal.email', message: 'Email not verified yet' },
  paymentPassword: /*i18n*/ { id: 'task.goal.paymentPassword', message: 'No payment password yet' },
}

const isOfMoney = (measure: TaskMeasure): boolean => measure === 'deposits' || measure === 'turnover'

export function missingTo({ measure, goal }: Goal, progress: number, formatter: Formatter): string {
  const left = goal - progress
  return formatter.text(missing[measure], {
    count: left,
    left: isOfMoney(measure) ? formatter.money(left) : left,
  })
}
