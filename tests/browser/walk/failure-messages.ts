import { patternOf } from '#tests/support/texts.ts'

/** Returns a pattern for the no-response notice followed by the help text with the given message id. */
export const noResponse = (help: string): RegExp =>
  new RegExp(`${patternOf('kit.feedback.noResponse').source}.*${patternOf(help).source}`)

export const offline = noResponse('kit.errors.checkConnection')

export const timedOut = noResponse('common.tryAgainSentence')
