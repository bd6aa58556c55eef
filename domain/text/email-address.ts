import * as v from 'valibot'
import { cleanTyped } from './typed-text.ts'

/**
 * Removes parts that are typed or copied along with an address: `mailto:`, angle brackets, spaces around `@`
 * and dots, and final punctuation.
 */
export const cleanEmail = (typed: string): string =>
  cleanTyped(typed)
    .replace(/^mailto:/i, '')
    .replace(/^.*<(.+)>$/, '$1')
    .replace(/ ?([@.]) ?/g, '$1')
    .replace(/[.,;: ]+$/, '')

/** An email address, cleaned; upper and lower case are kept. @__NO_SIDE_EFFECTS__ */
export const emailAddress = () =>
  v.pipe(v.string(), v.maxLength(1_000), v.transform(cleanEmail), v.email(), v.maxLength(254))
