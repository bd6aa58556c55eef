import { calendarZone } from '#contract/calendar-zone.ts'
import type { Language } from '#contract/operator-config.ts'
import { inLanguage } from '../games/game-names.ts'
import { currency } from '../ledger/currency.ts'
import { moneyText } from '../ledger/money-text.ts'
import type { Words } from './record-file.ts'

/** One thing that is known of a record, in the reader's language. */
export type Fact = { label: string; text: string }

/** How things are said in a language. */
export type Voice = {
  say: (words: Words) => string
  /** A number from its hundredths, with both decimals. */
  decimal: (hundredths: number) => string
  /** Minor units. */
  money: (amount: number) => string
  /** A moment as clocks in Brasília show it. */
  moment: (moment: Date) => string
}

/** The voice of a language; English where there are no words of it. */
export function voiceOf(language: Language): Voice {
  const locale = language === 'pt' ? 'pt-BR' : 'en'
  const decimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  const moments = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: calendarZone,
  })
  return {
    say: (words) => inLanguage(words, language),
    decimal: (hundredths) => decimals.format(hundredths / 100),
    money: (amount) => moneyText(locale, amount, currency.code),
    moment: (moment) => moments.format(moment),
  }
}

/** A fact of which the label has words. */
export const factOf = ({ say }: Voice, label: Words, text: string): Fact => ({ label: say(label), text })
