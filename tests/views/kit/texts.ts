import type { Messages } from '@lingui/core'
import type { Language } from '#domain/text/language.ts'
import { messages as gameMessages } from '#games/locales/pt.po'
import { loadMessages } from '#pages/kit/loading/catalogues.ts'
import { messageTexts } from '#tests/support/message-texts.ts'

export { anyOf } from '#tests/support/message-texts.ts'

const compiled = (messages: Messages) =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, typeof message === 'string' ? [message] : message]),
  )

const siteTexts = async (language: Language) => compiled(await loadMessages(language))

const catalogues = {
  pt: { ...compiled(gameMessages), ...(await siteTexts('pt')) },
  en: await siteTexts('en'),
  ty: await siteTexts('ty'),
}

/** Functions that return texts of the site, and of the games in Portuguese. */
export const { textIn, textOf, patternIn, patternOf, oneOf } = messageTexts(
  'pt',
  (language) => catalogues[language],
)
