import type { CallFailure } from './call-failure.ts'

const unknownOutcomes: readonly CallFailure['reason'][] = [
  'offline',
  'timeout',
  'conflict',
  'server',
  'shape',
]

/** Whether the outcome of a modifying call is unknown. */
export const isOutcomeUnknown = ({ reason }: CallFailure): boolean => unknownOutcomes.includes(reason)
