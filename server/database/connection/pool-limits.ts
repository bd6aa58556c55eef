import type { Timeouts } from './pool.ts'

export const CALL_CONNECTIONS = 10
export const RESERVED_CONNECTIONS = 4
/** More than one, as a job may need a second connection while it holds the first. */
export const JOB_CONNECTIONS = 6

/** Each timeout is shorter than the ten seconds for which a game waits for a response. */
export const CALL_TIMEOUTS: Timeouts = { lock: 3_000, statement: 8_000 }
export const RESERVED_TIMEOUTS: Timeouts = { lock: 1_000, statement: 3_000 }
/** Long, as a few large statements insert a whole demo world. */
export const JOB_TIMEOUTS: Timeouts = { lock: 5_000, statement: 120_000 }
