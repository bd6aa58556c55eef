import * as v from 'valibot'
import { isOnCalendar } from '#domain/time/moment.ts'
import { type DayRange, presetNames } from '#ui/kit/forms/day-range.ts'

/** An address that names something that there is not is read as if it named nothing. */
export const orNothing = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

const day = v.pipe(v.string(), v.isoDate(), v.check(isOnCalendar))

/** What the address of every report may name: days by a name, or the first and the last. */
export const daysSearch = {
  days: orNothing(v.picklist(presetNames)),
  first: orNothing(day),
  last: orNothing(day),
}

/** That the lowest comes first. */
export const up = orNothing(v.literal(true))

/** What the address of a report on the team may name besides. */
export const teamSearch = {
  ...daysSearch,
  search: orNothing(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(60))),
  direct: orNothing(v.literal(true)),
  up,
}

export type DaysSearch = { [Name in keyof typeof daysSearch]?: v.InferOutput<(typeof daysSearch)[Name]> }

/** The days that an address names one by one; null where it does not, or the last comes before the first. */
export function namedDays({ first, last }: DaysSearch): DayRange | null {
  return first && last && first <= last ? { first, last } : null
}
