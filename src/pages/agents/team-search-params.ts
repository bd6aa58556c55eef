import * as v from 'valibot'
import { daysSearch, orNothing, up } from '#pages/kit/search-params.ts'

export const teamSearchParams = {
  ...daysSearch,
  search: orNothing(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(60))),
  direct: orNothing(v.literal(true)),
  up,
}
