import { startSettling } from '#server/agents/settlement/settling.ts'
import { connect } from '#server/database/connection/connect.ts'
import { openDatabase } from '#server/database/database.ts'
import { sandboxClock } from '#server/settings/clock.ts'

/**
 * Settles agents' contracts in a loop until the process is killed. Another process takes over after
 * `GIVEN_UP_AFTER` ms without a sign of life.
 */
const { pool } = await connect({ databaseUrl: process.env.DATABASE_URL, folder: '' })
const database = openDatabase(pool)
const platform = { database, clock: sandboxClock(database), sandbox: true }
startSettling(platform, { every: 5, givenUpAfter: Number(process.env.GIVEN_UP_AFTER) })
console.log('is settling')
