import * as v from 'valibot'
import { cleanTyped } from './typed-text.ts'

/**
 * Removes text that people often type or copy along with an email address: `mailto:`, angle brackets, spaces
 * around `@` and dots, and final punctuation.
 */
export const cleanEmail = (typed: string): string =>
  cleanTyped(typed)
    .replace(/^mailto:/i, '')
    .replace(/^.*<(.+)>$/, '$1')
    .replace(/ ?([@.]) ?/g, '$1')
    .replace(/[.,;: ]+$/, '')

/** An email address, cleaned. Upper and lower case are kept. @__NO_SIDE_EFFECTS__ */
export const emailAddress = () =>
  v.pipe(v.string(), v.maxLength(1_000), v.transform(cleanEmail), v.email(), v.maxLength(254))
