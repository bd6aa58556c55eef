import { connect } from '#server/database/connection/connect.ts'
import { openDatabase } from '#server/database/database.ts'
import { post } from '#server/ledger/post.ts'
import { type Field, intentOf } from '#tests/support/ledger/ledger-intent.ts'

/** Instructions for this process, as JSON in the variable `ORDERS`. */
export type MovingOrders = {
  folder: string
  field: Field
  /** The step at which each client continues. */
  next: readonly number[]
  /** The step before which each client stops. */
  until: number
}

/**
 * Moves money through the ledger with many concurrent clients until each has done its steps or the process
 * is killed. Prints each outcome as a line: client, step and outcome.
 */

const { folder, field, next, until }: MovingOrders = JSON.parse(process.env.ORDERS ?? '')
const { pool, stop } = await connect({ folder, poolSize: next.length })
const database = openDatabase(pool)

async function work(client: number, from: number): Promise<void> {
  for (let step = from; step < until; step++) {
    const intent = intentOf(field, client, step)
    const { outcome } = await database.transaction((tx) => post(tx, { ...intent, at: new Date() }))
    process.stdout.write(`${client} ${step} ${outcome}\n`)
  }
}

await Promise.all(next.map((from, client) => work(client, from)))
await stop()
