import type { Language } from '#domain/text/language.ts'
import { localeFor } from '#server/texts/languages.ts'
import { localize, translate } from '#server/texts/localized-text.ts'
import { accountMessages } from './account-messages.ts'
import { agentsMessages } from './agents-messages.ts'
import { cashierMessages } from './cashier-messages.ts'
import type { MessageEvent, MessageFacts } from './message-events.ts'
import type { MessageBuilders, MessageParts } from './message-parts.ts'
import { rewardsMessages } from './rewards-messages.ts'
import { supportMessages } from './support-messages.ts'

const builders: MessageBuilders = {
  ...agentsMessages,
  ...cashierMessages,
  ...rewardsMessages,
  ...accountMessages,
  ...supportMessages,
}

export function renderMessage<Event extends MessageEvent>(
  event: Event,
  facts: MessageFacts[Event],
  language: Language,
): { title: string; content: string } {
  const { title, content, values = {} } = builders[event](facts, localeFor(language))
  const escaped = escapedValues(values, language)
  const paragraphs = [content].flat().map((paragraph) =>
    typeof paragraph === 'string'
      ? escapeHtml(paragraph)
      : [paragraph]
          .flat()
          .map((sentence) => translate(sentence, language, escaped))
          .join(' '),
  )
  return {
    title: translate(title, language, values),
    content: paragraphs.map((html) => `<p>${html}</p>`).join(''),
  }
}

function escapedValues(values: NonNullable<MessageParts['values']>, language: Language) {
  const escaped = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'number') return [name, value]
    return [name, escapeHtml(typeof value === 'string' ? value : localize(value, language))]
  })
  return Object.fromEntries(escaped) as Record<string, string | number>
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
