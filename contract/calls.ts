import { status } from './system.ts'

/**
 * Every call that the platform answers. A name added here without a handler in `server/handlers.ts`
 * is a type error.
 */
export const calls = { status }

export type Calls = typeof calls
