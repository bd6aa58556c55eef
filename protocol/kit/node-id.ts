import { LARGEST_INTEGER } from '#domain/money/largest-integer.ts'
import { wholeBetween } from './query-values.ts'

/** Number of a game. Decimal digits are accepted, for queries and forms. */
export const nodeId = wholeBetween(1, LARGEST_INTEGER)
