import type { Calls } from '#contract/calls.ts'
import type { Handlers } from './handler.ts'
import { statusHandler } from './routes/system.ts'

/** Who answers which call. */
export const handlers: Handlers<Calls> = { status: statusHandler }
