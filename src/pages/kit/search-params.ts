import * as v from 'valibot'
import { isOnCalendar } from '#domain/time/moment.ts'
import { type DayRange, presetNames } from '#ui/kit/forms/day-range.ts'

/** Makes a search param optional, and replaces an invalid value with undefined. */
export const orNothing = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

const day = v.pipe(v.string(), v.isoDate(), v.check(isOnCalendar))

/** Search params that every report has: the name of a range, or its first and last day. */
export const daysSearch = {
  days: orNothing(v.picklist(presetNames)),
  first: orNothing(day),
  last: orNothing(day),
}

/** Whether rows are in ascending order. */
export const up = orNothing(v.literal(true))

export type DaysSearch = { [Name in keyof typeof daysSearch]?: v.InferOutput<(typeof daysSearch)[Name]> }

/** Returns the range from the first to the last day, or null if it is incomplete or reversed. */
export function namedDays({ first, last }: DaysSearch): DayRange | null {
  return first && last && first <= last ? { first, last } : null
}
