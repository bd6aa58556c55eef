import type { Timeouts } from './pool.ts'

export const CALL_CONNECTIONS = 10
export const RESERVED_CONNECTIONS = 4
/** A job may hold one connection while it needs a second. */
export const JOB_CONNECTIONS = 6

/** Together less than the ten seconds for which a game waits for a response. */
export const CALL_TIMEOUTS: Timeouts = { lock: 3_000, statement: 8_000 }
export const RESERVED_TIMEOUTS: Timeouts = { lock: 1_000, statement: 3_000 }
/** Long, as a demo world is inserted in a few large statements. */
export const JOB_TIMEOUTS: Timeouts = { lock: 5_000, statement: 120_000 }
