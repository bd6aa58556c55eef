import { LARGEST_INTEGER } from '#domain/money/largest-integer.ts'
import { wholeBetween } from './query-values.ts'

/** Game number in a request; accepts decimal digits where only text can be sent. */
export const nodeId = wholeBetween(1, LARGEST_INTEGER)
