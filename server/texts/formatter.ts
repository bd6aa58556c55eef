import type { Language } from '#domain/text/language.ts'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import { currency } from './currency.ts'
import { locales } from './languages.ts'
import { localize, type MessageValues, type TranslatedText } from './localized-text.ts'
import { moneyText } from './money-text.ts'

/** One thing that is known of a record, in the reader's language. */
export type Fact = { label: string; text: string }

/** Writes texts and figures in one language. */
export type Formatter = {
  text: (text: TranslatedText, values?: MessageValues) => string
  /** A number from its hundredths, with both decimals. */
  decimal: (hundredths: number) => string
  /** Minor units. */
  money: (amount: number) => string
  /** A moment as clocks in Brasília show it. */
  moment: (moment: Date) => string
}

/** Writes in a language; English where a text has no translation. */
export function formatterOf(language: Language): Formatter {
  const locale = locales[language]
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

/** A fact with a label of the catalogue. */
export const factOf = ({ text: say }: Formatter, label: TranslatedText, text: string): Fact => ({
  label: say(label),
  text,
})
