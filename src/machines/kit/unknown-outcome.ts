import type { CallFailure } from './call-failure.ts'

/** After these nobody knows whether the platform has done what it was asked for. */
const openEnds: readonly CallFailure['reason'][] = ['offline', 'timeout', 'conflict', 'server', 'shape']

/** Whether it is open what became of a call that was to change something. */
export const isOpenEnd = ({ reason }: CallFailure): boolean => openEnds.includes(reason)
