import { startPayingOut } from '#server/cashier/advance-withdrawals.ts'
import { connect } from '#server/database/connection/connect.ts'
import { openDatabase } from '#server/database/database.ts'
import { sandboxProvider } from '#server/sandbox/payment-provider.ts'
import { sandboxClock } from '#server/settings/clock.ts'

const { pool } = await connect({ databaseUrl: process.env.DATABASE_URL, folder: '' })
const database = openDatabase(pool)
const clock = sandboxClock(database)
startPayingOut({ database, clock, payments: sandboxProvider({ database, clock }) }, { every: 5 })
console.log('is paying out')
