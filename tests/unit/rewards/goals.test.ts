import { expect, test } from 'vitest'
import { missingTo } from '#server/rewards/goals.ts'
import { formatterOf } from '#server/texts/formatter.ts'

test.each([
  ['days', 1, 'Ainda 1 dia de jogo', 'Still 1 day to play on'],
  ['days', 2, 'Ainda 2 dias de jogo', 'Still 2 days to play on'],
  ['bets', 1, 'Ainda 1 aposta', 'Still 1 bet to place'],
  ['bets', 30, 'Ainda 30 apostas', 'Still 30 bets to place'],
  ['turnover', 1, 'Ainda R$\u00a00,01 em apostas', 'Still R$\u00a00.01 to stake'],
] as const)('[MEM-10] states for %s that %s are missing, in both languages', (measure, left, pt, en) => {
  const say = (language: 'pt' | 'en') => missingTo({ measure, goal: 40 }, 40 - left, formatterOf(language))
  expect([say('pt'), say('en')]).toEqual([pt, en])
})
