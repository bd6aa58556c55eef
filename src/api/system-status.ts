import { type SystemStatus, status } from '#contract/system.ts'
import { read } from './ask.ts'

/** Whether the site is open to this visitor. */
export const readSystemStatus = (signal: AbortSignal): Promise<SystemStatus> => read(status, {}, { signal })
