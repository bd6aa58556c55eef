import { connect } from '#server/database/connect.ts'
import { openDatabase } from '#server/database/database.ts'
import { post } from '#server/ledger/post.ts'
import { type Field, intentOf } from '#tests/support/ledger/ledger-intent.ts'

/** What such a process is told in `ORDERS`, as JSON. */
export type MovingOrders = {
  folder: string
  field: Field
  /** The step with which each client goes on. */
  next: readonly number[]
  /** The step before which each client stops. */
  until: number
}

/**
 * A process with many clients at once that move money through the ledger and do nothing else, until each has done its steps or
 * all of it is killed. Each answer is a line: client, step and outcome.
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
