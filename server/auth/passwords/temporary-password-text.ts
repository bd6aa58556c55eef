import type { Language } from '#domain/text/language.ts'
import { translate } from '#server/texts/localized-text.ts'

const message = /*i18n*/ {
  id: 'password.temporary',
  message:
    '{brand}: your temporary password is {password}. It is good for one hour and lets you in once; you then choose a new one. Until then the old password stays good. If you did not ask for this, there is nothing to do.',
}

export const temporaryPasswordText = (
  text: { brand: string; password: string },
  language: Language,
): string => translate(message, language, text)
