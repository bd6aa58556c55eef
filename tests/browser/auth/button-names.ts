import type { Language } from '#domain/text/language.ts'
import { pageLanguage } from '#tests/support/page-language.ts'
import { anyOf, patternIn, textIn } from '#tests/support/texts.ts'

/** The button that requests an SMS code: at rest, while it sends and during its countdown. */
export const getCodeName = (language: Language = pageLanguage): RegExp =>
  anyOf(
    textIn(language, 'auth.smsCode.request'),
    textIn(language, 'common.sending'),
    patternIn(language, 'auth.smsCode.resendIn'),
  )

/** The button that submits a login, at rest and while it waits. */
export const logInName = (language: Language = pageLanguage): RegExp =>
  anyOf(textIn(language, 'common.logIn'), textIn(language, 'auth.login.submitting'))

/** The button that submits a registration, at rest and while it waits. */
export const signUpName = (language: Language = pageLanguage): RegExp =>
  anyOf(textIn(language, 'common.signUp'), textIn(language, 'common.creatingAccount'))
