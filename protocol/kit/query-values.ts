import * as v from 'valibot'
import { cleanTyped } from '#domain/text/typed-text.ts'

/** A whole number, or a string of its digits, as in a query. */
export const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/))]),
  v.transform(Number),
  v.safeInteger(),
)

/** @__NO_SIDE_EFFECTS__ */
export const wholeBetween = (least: number, most: number) =>
  v.pipe(wholeNumber, v.minValue(least), v.maxValue(most))

export const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((sent) => sent === true || sent === 'true'),
)

/** Comma-separated values in one query field. @__NO_SIDE_EFFECTS__ */
export const commaList = <Item extends v.GenericSchema<string>>(item: Item) =>
  v.pipe(
    v.union([v.array(v.string()), v.string()]),
    v.transform((sent) => (typeof sent === 'string' ? sent.split(',') : sent)),
    v.array(item),
    v.minLength(1),
    v.maxLength(50),
  )

/** A short code defined by the platform, for example of a vendor or a kind of game. */
export const code = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40))

export const search = v.pipe(v.string(), v.transform(cleanTyped), v.maxLength(60))
