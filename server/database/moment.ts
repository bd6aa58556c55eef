import { timestamp } from 'drizzle-orm/pg-core'

/** A moment with its zone, to the millisecond. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })
