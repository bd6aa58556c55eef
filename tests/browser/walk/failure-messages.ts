import { patternOf } from '#tests/support/texts.ts'

/** Matches the notice about a call without a response, including the help text with the given id. */
export const noResponse = (help: string): RegExp =>
  new RegExp(`${patternOf('kit.feedback.noResponse').source}.*${patternOf(help).source}`)

export const offline = noResponse('kit.errors.checkConnection')

export const timedOut = noResponse('common.tryAgainSentence')
