import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import * as v from 'valibot'
import { type Announcement, announcement, CHANNEL } from '#server/database/publish.ts'

export type Listener = {
  /** Ends the connection; nothing is heard afterwards. */
  stop(): Promise<void>
}

type Ears = {
  heard(what: Announcement): void
  /** The connection had broken and is back; what was said in between was not heard. */
  missed(): void
}

/** Milliseconds between two attempts to get a broken connection back: the first, and the longest. */
const FIRST_WAIT = 100
const LONGEST_WAIT = 5_000
/** Milliseconds between two proofs that the connection is alive, and how long one may take. */
const PROOF_EVERY = 30_000
const PROOF_TIMEOUT = 5_000

/** Said again it changes nothing, so it serves as proof too. */
const LISTEN = `listen ${CHANNEL}`

/**
 * Hears what any process of the platform announces, on one connection of its own, and gets that back whenever it
 * breaks. Throws where the first connection fails.
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

/** Null when it was stopped before there was a connection. */
async function reconnect(pool: pg.Pool, ears: Ears, signal: AbortSignal): Promise<Connection | null> {
  for (let pause = FIRST_WAIT; !signal.aborted; pause = Math.min(pause * 2, LONGEST_WAIT)) {
    try {
      const connection = await connect(pool, ears)
      if (!signal.aborted) return connection
      await connection.end()
    } catch (error) {
      console.error(`Announcements cannot be heard: ${error instanceof Error ? error.message : error}`)
      // An aborted wait rejects; the loop's condition then ends it.
      await wait(pause, undefined, { signal }).catch(() => {})
    }
  }
  return null
}

type Connection = { ended: Promise<void>; end(): Promise<void> }

async function connect(pool: pg.Pool, ears: Ears): Promise<Connection> {
  const client = new pg.Client(pool.options)
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  client.once('error', (error) => console.error(`The connection for announcements broke: ${error.message}`))
  // One break is several errors, and one that nobody listens to ends the process.
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

const inJson = v.pipe(v.string(), v.parseJson(), announcement)

/** Anybody at the database can speak on the channel; what is no announcement is reported. */
function pass(payload: string | undefined, ears: Ears): void {
  const what = v.safeParse(inJson, payload)
  if (what.success) ears.heard(what.output)
  else console.error(`No announcement: ${payload}`)
}

/** A connection cut without a word looks like one on which nobody speaks, until it is asked something. */
async function prove(client: pg.Client): Promise<void> {
  const question: pg.QueryConfig & { query_timeout: number } = {
    text: LISTEN,
    query_timeout: PROOF_TIMEOUT,
  }
  try {
    await client.query(question)
  } catch (error) {
    console.error(
      `The connection for announcements is dead: ${error instanceof Error ? error.message : error}`,
    )
    await client.end()
  }
}
