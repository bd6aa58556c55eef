import { LARGEST_INTEGER } from '#domain/money/largest-integer.ts'
import { wholeBetween } from './query-values.ts'

/** The number of a game, as a request names it: a number, or decimal digits where only text is carried. */
export const nodeId = wholeBetween(1, LARGEST_INTEGER)
