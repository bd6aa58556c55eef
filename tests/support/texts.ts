import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { readCatalogue } from '#server/texts/read-catalogue.ts'
import { messageTexts } from './message-texts.ts'
import { pageLanguage } from './page-language.ts'

export { anyOf } from './message-texts.ts'

const folders = [
  'src/locales',
  'games/locales',
  'sandbox/locales',
  'packages/visualiser/locales',
  'server/locales',
  'server/demo-data/locales',
]

export const { textIn, textOf, patternIn, patternOf, oneOf } = messageTexts(pageLanguage, (language) =>
  Object.fromEntries(
    folders
      .flatMap((folder) => Object.entries(readCatalogue(folder, language)))
      .map(([id, message]) => [id, compileMessageOrThrow(message)]),
  ),
)
