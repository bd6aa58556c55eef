import type { Language } from '#domain/text/language.ts'
import { translate } from '#server/texts/localized-text.ts'

const messages = {
  mobile: /*i18n*/ {
    id: 'contact.replaced.mobile',
    message:
      '{brand}: this mobile is no longer bound to your account. If that was not you, contact customer service.',
  },
  email: /*i18n*/ {
    id: 'contact.replaced.email',
    message:
      '{brand}: this address is no longer bound to your account. If that was not you, contact customer service.',
  },
}

/** Each message must fit one SMS. */
export const contactReplacedText = (
  { kind, brand }: { kind: 'mobile' | 'email'; brand: string },
  language: Language,
): string => translate(messages[kind], language, { brand })
