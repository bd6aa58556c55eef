import type { CallFailure } from './call-failure.ts'

const unknownOutcomes: readonly CallFailure['reason'][] = [
  'offline',
  'timeout',
  'conflict',
  'server',
  'shape',
]

export const isOutcomeUnknown = ({ reason }: CallFailure): boolean => unknownOutcomes.includes(reason)
