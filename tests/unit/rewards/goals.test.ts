import { expect, test } from 'vitest'
import { missingTo } from '#server/rewards/goals.ts'
import { formatterOf } from '#server/texts/formatter.ts'
import { textIn } from '#tests/support/texts.ts'

test.each([
  ['days', 1, 'task.goal.days', '1', '1'],
  ['days', 2, 'task.goal.days', '2', '2'],
  ['bets', 1, 'task.goal.bets', '1', '1'],
  ['bets', 30, 'task.goal.bets', '30', '30'],
  ['turnover', 1, 'task.goal.turnover', 'R$\u00a00,01', 'R$\u00a00.01'],
] as const)(
  '[MEM-10] states in both languages how much of a goal is left: %s, %s',
  (measure, count, id, pt, en) => {
    for (const [language, left] of [
      ['pt', pt],
      ['en', en],
    ] as const) {
      const text = missingTo({ measure, goal: 40 }, 40 - count, formatterOf(language))
      expect(text).toBe(textIn(language, id, { count, left }))
      expect(text).toContain(left)
    }
  },
)
