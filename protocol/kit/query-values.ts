import * as v from 'valibot'
import { cleanTyped } from '#domain/text/typed-text.ts'

/** A whole number that may have come as text, since a query carries nothing else. */
export const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/))]),
  v.transform(Number),
  v.safeInteger(),
)

/**
 * A whole number of a query, from `least` to `most`.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const wholeBetween = (least: number, most: number) =>
  v.pipe(wholeNumber, v.minValue(least), v.maxValue(most))

/** Yes or no in a query. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((sent) => sent === true || sent === 'true'),
)

/**
 * Several values in one field of a query, separated by commas.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const commaList = <Item extends v.GenericSchema<string>>(item: Item) =>
  v.pipe(
    v.union([v.array(v.string()), v.string()]),
    v.transform((sent) => (typeof sent === 'string' ? sent.split(',') : sent)),
    v.array(item),
    v.minLength(1),
    v.maxLength(50),
  )

/** Short code of the platform's, such as a vendor or a game kind. */
export const code = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40))

/** What somebody typed to find something. */
export const search = v.pipe(v.string(), v.transform(cleanTyped), v.maxLength(60))
