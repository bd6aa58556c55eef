import type { MessageDescriptor } from '@lingui/core'
import type { TranslatedText } from '#server/texts/localized-text.ts'
import { moneyText } from '#server/texts/money-text.ts'
import type { MessageEvent, MessageFacts } from './message-events.ts'

type Paragraph = MessageDescriptor | readonly MessageDescriptor[] | string

/** A notification before translation. `values` are plain text and are escaped on rendering. */
export type MessageParts = {
  title: MessageDescriptor
  content: MessageDescriptor | readonly Paragraph[]
  values?: Readonly<Record<string, string | number | TranslatedText>>
}

export type MessageBuilders<Group extends string = string> = {
  [Event in Extract<MessageEvent, `${Group}.${string}`>]: (
    facts: MessageFacts[Event],
    locale: string,
  ) => MessageParts
}

export const money = (locale: string, { amount, currency }: { amount: number; currency: string }): string =>
  moneyText(locale, amount, currency)
