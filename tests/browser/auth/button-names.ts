import type { Language } from '#domain/text/language.ts'
import { pageLanguage } from '#tests/support/page-language.ts'
import { anyOf, patternIn, textIn } from '#tests/support/texts.ts'

/** Name of the button that requests an SMS code: when idle, while sending and during its countdown. */
export const getCodeName = (language: Language = pageLanguage): RegExp =>
  anyOf(
    textIn(language, 'auth.smsCode.request'),
    textIn(language, 'common.sending'),
    patternIn(language, 'auth.smsCode.resendIn'),
  )

/** Name of the button that submits a login, when idle and while waiting. */
export const logInName = (language: Language = pageLanguage): RegExp =>
  anyOf(textIn(language, 'common.logIn'), textIn(language, 'auth.login.submitting'))

/** Name of the button that submits a registration, when idle and while waiting. */
export const signUpName = (language: Language = pageLanguage): RegExp =>
  anyOf(textIn(language, 'common.signUp'), textIn(language, 'common.creatingAccount'))
