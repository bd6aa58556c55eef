import { LARGEST_INTEGER } from '#domain/money/largest-integer.ts'
import { wholeBetween } from './query-values.ts'

/** A game's number. Queries and forms may send it as decimal digits. */
export const nodeId = wholeBetween(1, LARGEST_INTEGER)
