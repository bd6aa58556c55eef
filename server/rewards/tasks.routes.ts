import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { currency } from '#server/texts/currency.ts'
import { localize } from '#server/texts/localized-text.ts'
import { tasksOf } from './tasks.ts'
import { turnoverFor } from './turnover-for.ts'

/** TASK-01 */
export const listTasks: HandlerOf<'listTasks'> = async ({ platform, caller, now, who }) => {
  const { database } = platform
  const own = await tasksOf(database, { memberId: who.member.id, now })
  const tasks = await Promise.all(
    own.map(async ({ terms, state, progress, expiresAt, claimedAt }) => ({
      id: terms.id,
      title: localize(terms.title, caller.language),
      text: localize(terms.text, caller.language),
      measure: terms.measure,
      state,
      progress,
      goal: terms.goal,
      reward: { amount: terms.amount, points: terms.points },
      turnover: await turnoverFor(database, 'task', terms.amount),
      expiresAt: expiresAt?.toISOString() ?? null,
      claimedAt: claimedAt?.toISOString() ?? null,
    })),
  )
  return accept({ tasks, currency: currency.code, now: now.toISOString() })
}
