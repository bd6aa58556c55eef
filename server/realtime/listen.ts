import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import * as v from 'valibot'
import { CHANNEL, type PublishedEvent, publishedEvent } from '#server/database/publish.ts'

export type Listener = {
  stop(): Promise<void>
}

type Ears = {
  heard(event: PublishedEvent): void
  /** Called after a reconnect, because events published during the interruption are lost. */
  missed(): void
}

/** First and longest delay between reconnection attempts, in milliseconds. */
const FIRST_WAIT = 100
const LONGEST_WAIT = 5_000
/** Interval and timeout of liveness checks, in milliseconds. */
const PROOF_EVERY = 30_000
const PROOF_TIMEOUT = 5_000

/** Subscribes to the channel. Repeating this is harmless, so it also serves as the liveness check. */
const LISTEN = `listen ${CHANNEL}`

/**
 * Listens for the events of all processes on a separate connection, and reconnects after a break.
 * @throws if the first connection fails
 */
export async function listen(pool: pg.Pool, ears: Ears): Promise<Listener> {
  const stopping = new AbortController()
  let connection = await connect(pool, ears)
  const staying = stay()

  async function stay(): Promise<void> {
    while (!stopping.signal.aborted) {
      await connection.ended
      const next = await reconnect(pool, ears, stopping.signal)
      if (!next) return
      connection = next
      ears.missed()
    }
  }

  return {
    async stop() {
      stopping.abort()
      await connection.end()
      await staying
    },
  }
}

/** Reconnects, with growing delays between attempts. Returns null if the listener is stopped first. */
async function reconnect(pool: pg.Pool, ears: Ears, signal: AbortSignal): Promise<Connection | null> {
  for (let pause = FIRST_WAIT; !signal.aborted; pause = Math.min(pause * 2, LONGEST_WAIT)) {
    try {
      const connection = await connect(pool, ears)
      if (!signal.aborted) return connection
      await connection.end()
    } catch (error) {
      console.error(`Published events cannot be received: ${error instanceof Error ? error.message : error}`)
      // An abort rejects the wait; the loop's condition then ends the loop.
      await wait(pause, undefined, { signal }).catch(() => {})
    }
  }
  return null
}

type Connection = { ended: Promise<void>; end(): Promise<void> }

async function connect(pool: pg.Pool, ears: Ears): Promise<Connection> {
  const client = new pg.Client(pool.options)
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  client.once('error', (error) =>
    console.error(`The connection for published events broke: ${error.message}`),
  )
  // A broken connection emits several errors. An unhandled one would crash the process.
  client.on('error', () => {})
  client.on('notification', ({ payload }) => pass(payload, ears))
  try {
    await client.connect()
    await client.query(LISTEN)
  } catch (error) {
    await client.end()
    throw error
  }
  const proving = setInterval(() => void prove(client), PROOF_EVERY)
  void ended.then(() => clearInterval(proving))
  return { ended, end: () => client.end() }
}

const inJson = v.pipe(v.string(), v.parseJson(), publishedEvent)

/** Passes an event on. Any database client can send on the channel, so invalid payloads are only logged. */
function pass(payload: string | undefined, ears: Ears): void {
  const event = v.safeParse(inJson, payload)
  if (event.success) ears.heard(event.output)
  else console.error(`Not a published event: ${payload}`)
}

/** Tests the connection with a query, because a dead one looks like an idle one. Ends it on failure. */
async function prove(client: pg.Client): Promise<void> {
  const question: pg.QueryConfig & { query_timeout: number } = {
    text: LISTEN,
    query_timeout: PROOF_TIMEOUT,
  }
  try {
    await client.query(question)
  } catch (error) {
    console.error(
      `The connection for published events is dead: ${error instanceof Error ? error.message : error}`,
    )
    await client.end()
  }
}
