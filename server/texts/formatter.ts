import type { Language } from '#domain/text/language.ts'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import { currency } from './currency.ts'
import { localeFor } from './languages.ts'
import { localize, type MessageValues, type TranslatedText } from './localized-text.ts'
import { moneyText } from './money-text.ts'

export type Fact = { label: string; text: string }

export type Formatter = {
  text: (text: TranslatedText, values?: MessageValues) => string
  /** Formats hundredths as a number with two decimals. */
  decimal: (hundredths: number) => string
  /** Formats minor units. */
  money: (amount: number) => string
  /** Formats a time in Brasília's time zone. */
  moment: (moment: Date) => string
}

export function formatterOf(language: Language): Formatter {
  const locale = localeFor(language)
  const decimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  const moments = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: calendarZone,
  })
  return {
    text: (text, values) => localize(text, language, values),
    decimal: (hundredths) => decimals.format(hundredths / 100),
    money: (amount) => moneyText(locale, amount, currency.code),
    moment: (moment) => moments.format(moment),
  }
}

export const factOf = ({ text: say }: Formatter, label: TranslatedText, text: string): Fact => ({
  label: say(label),
  text,
})
