import type { MessageDescriptor } from '@lingui/core'
import type { TranslatedText } from '#server/texts/localized-text.ts'
import { moneyText } from '#server/texts/money-text.ts'
import type { MessageEvent, MessageFacts } from './message-events.ts'

/** A message, several sentences, or plain text that a person wrote. */
type Paragraph = MessageDescriptor | readonly MessageDescriptor[] | string

/** A notification before it is rendered in a language. The values are plain text: rendering escapes them in the content. */
export type MessageParts = {
  title: MessageDescriptor
  content: MessageDescriptor | readonly Paragraph[]
  values?: Readonly<Record<string, string | number | TranslatedText>>
}

/** Builds the notification of each event whose name begins with a group; the locale is how figures and dates are written. */
export type MessageBuilders<Group extends string = string> = {
  [Event in Extract<MessageEvent, `${Group}.${string}`>]: (
    facts: MessageFacts[Event],
    locale: string,
  ) => MessageParts
}

/** An amount (minor units) with its currency (ISO 4217), written for a locale. */
export const money = (locale: string, { amount, currency }: { amount: number; currency: string }): string =>
  moneyText(locale, amount, currency)
