import type { TaskMeasure } from '#contract/tasks.ts'
import type { Formatter } from '../texts/formatter.ts'
import type { LocalizedText } from '../texts/localized-text.ts'

/** So much of something that is to be done; minor units where money is counted. */
type Goal = { measure: TaskMeasure; goal: number }

/** How far somebody is with a goal, and whether it is reached. */
export function towards({ goal }: Goal, done: number): { progress: number; isReached: boolean } {
  const progress = Math.min(done, goal)
  return { progress, isReached: progress >= goal }
}

/** Says what is missing, with its figure where the dots are. */
const missing: Record<TaskMeasure, LocalizedText> = {
  deposits: { pt: 'Ainda … em depósitos', en: 'Still … to deposit' },
  turnover: { pt: 'Ainda … em apostas', en: 'Still … to stake' },
  bets: { pt: 'Ainda … apostas', en: 'Still … bets to place' },
  days: { pt: 'Ainda … dias de jogo', en: 'Still … days to play on' },
  profile: { pt: 'Falta completar a conta', en: 'The account is not complete yet' },
  mobile: { pt: 'Falta vincular o celular', en: 'No mobile is bound yet' },
  email: { pt: 'Falta confirmar o e-mail', en: 'The e-mail is not confirmed yet' },
  paymentPassword: { pt: 'Falta a senha de pagamento', en: 'There is no payment password yet' },
}

/** The same where one is missing, of what is counted. */
const missingOne: Partial<Record<TaskMeasure, LocalizedText>> = {
  bets: { pt: 'Ainda … aposta', en: 'Still … bet to place' },
  days: { pt: 'Ainda … dia de jogo', en: 'Still … day to play on' },
}

const isOfMoney = (measure: TaskMeasure): boolean => measure === 'deposits' || measure === 'turnover'

/** What is missing to a goal, in words. */
export function missingTo({ measure, goal }: Goal, progress: number, formatter: Formatter): string {
  const left = goal - progress
  const words = (left === 1 ? missingOne[measure] : undefined) ?? missing[measure]
  return formatter.text(words).replace('…', isOfMoney(measure) ? formatter.money(left) : String(left))
}
