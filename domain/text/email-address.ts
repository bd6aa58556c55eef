import * as v from 'valibot'
import { cleanTyped } from './typed-text.ts'

/**
 * An e-mail address without what comes along when it is typed on a phone or copied: `mailto:`, angle brackets, spaces at
 * the signs, and the full stop of the sentence that it ended.
 */
export const cleanEmail = (typed: string): string =>
  cleanTyped(typed)
    .replace(/^mailto:/i, '')
    .replace(/^.*<(.+)>$/, '$1')
    .replace(/ ?([@.]) ?/g, '$1')
    .replace(/[.,;: ]+$/, '')

/**
 * An e-mail address in the way it was written, cleaned.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const emailAddress = () =>
  v.pipe(v.string(), v.maxLength(1_000), v.transform(cleanEmail), v.email(), v.maxLength(254))
