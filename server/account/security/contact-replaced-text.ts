import type { Language } from '#domain/text/language.ts'
import { translate } from '#server/texts/localized-text.ts'

const messages = {
  mobile: /*i18n*/ {
    id: 'contact.replaced.mobile',
    message: '{brand}: this phone number was removed from your account. Not you? Contact customer support.',
  },
  email: /*i18n*/ {
    id: 'contact.replaced.email',
    message:
      '{brand}: this email was removed from your account. If that wasn’t you, contact customer support.',
  },
}

/** Returns the message to send to the removed contact. The text for a mobile number must fit into one SMS. */
export const contactReplacedText = (
  { kind, brand }: { kind: 'mobile' | 'email'; brand: string },
  language: Language,
): string => translate(messages[kind], language, { brand })
