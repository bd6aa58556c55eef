import * as v from 'valibot'
import { isOnCalendar } from '#domain/time/moment.ts'
import { type DayRange, presetNames } from '#ui/kit/forms/day-range.ts'

/** Ignores an invalid value in the URL. */
export const orNothing = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

const day = v.pipe(v.string(), v.isoDate(), v.check(isOnCalendar))

/** Search params of every report: a named range, or the first and last day. */
export const daysSearch = {
  days: orNothing(v.picklist(presetNames)),
  first: orNothing(day),
  last: orNothing(day),
}

/** Whether the order is ascending. */
export const up = orNothing(v.literal(true))

export type DaysSearch = { [Name in keyof typeof daysSearch]?: v.InferOutput<(typeof daysSearch)[Name]> }

/** The range from the first to the last day; null if incomplete or reversed. */
export function namedDays({ first, last }: DaysSearch): DayRange | null {
  return first && last && first <= last ? { first, last } : null
}
