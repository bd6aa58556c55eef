import path from 'node:path'
import pg from 'pg'
import { connectionRefusal } from './connection-refusal.ts'
import { readAddress } from './database-address.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { openPool, type Timeouts } from './pool.ts'
import {
  CALL_CONNECTIONS,
  CALL_TIMEOUTS,
  JOB_CONNECTIONS,
  JOB_TIMEOUTS,
  RESERVED_CONNECTIONS,
  RESERVED_TIMEOUTS,
} from './pool-limits.ts'
import { isGone, waitUntilGone } from './wait-until-gone.ts'

/**
 * The connections of a process, each kind apart, so that slow work takes none from what has to be answered at once.
 */
export type Connection = {
  /** For the work of calls, and of games. */
  pool: pg.Pool
  /** For short reads: the site's status, sessions, pages, rate limits. */
  reservedPool: pg.Pool
  /** For background jobs and the sandbox's console. */
  jobPool: pg.Pool
  /**
   * Ends the pools, then an embedded server. Every client must have been given back. Safe to call twice.
   */
  stop(): Promise<void>
  /** Settles when an embedded server goes away by itself; never with DATABASE_URL, where the pools reconnect. */
  lost: Promise<void>
  /**
   * Settles when the server takes no connections any more, which it looks for until `signal` is aborted; for an embedded server,
   * the same as `lost`.
   */
  gone(signal?: AbortSignal): Promise<void>
  /** The database in words, for the log: no user, no password. */
  where: string
  /** How to get an empty database in its place, as the end of a sentence. */
  renewal: string
}

export type ConnectOptions = {
  databaseUrl?: string | undefined
  /** Where the embedded database lives, if it is that. */
  folder: string
  /** Connections for calls at most. */
  poolSize?: number
}

/** Milliseconds for a connection, be it a new one or the wait for a free one. */
const CONNECT_TIMEOUT = 5_000
/** Milliseconds for the first one: a start without a database ends within five seconds. */
const FIRST_CONNECT_TIMEOUT = 3_000

/**
 * Connects to the server at `databaseUrl`, else to the embedded PostgreSQL in `folder`.
 *
 * @throws DatabaseUnavailable where a person must do something first
 */
export function connect({
  databaseUrl,
  folder,
  poolSize = CALL_CONNECTIONS,
}: ConnectOptions): Promise<Connection> {
  return databaseUrl ? connectToServer(databaseUrl, poolSize) : connectToEmbedded(folder, poolSize)
}

async function connectToServer(databaseUrl: string, poolSize: number): Promise<Connection> {
  const address = readAddress(databaseUrl)
  const config = { connectionString: databaseUrl }
  const { end, ...pools } = openPools(config, poolSize)
  try {
    await tryConnection(config)
    const client = await pools.pool.connect()
    client.release()
  } catch (error) {
    await end()
    throw connectionRefusal(error, address, FIRST_CONNECT_TIMEOUT)
  }
  let stopping: Promise<void> | undefined
  const stop = async () => {
    const isLost = await isGone(config)
    await end()
    if (isLost) throw new DatabaseUnavailable(`PostgreSQL at ${address.server} went away.`)
  }
  return {
    ...pools,
    stop: () => {
      stopping ??= stop()
      return stopping
    },
    lost: new Promise(() => {}),
    gone: (signal) => waitUntilGone(config, signal),
    where: `PostgreSQL at ${address.server}, database ${address.database}`,
    renewal: `drop and create the database "${address.database}" at ${address.server}, or name an empty one in DATABASE_URL`,
  }
}

/** Throws where no connection can be made. */
async function tryConnection(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: FIRST_CONNECT_TIMEOUT })
  // One break is several errors, and one without a listener ends the process.
  client.on('error', () => {})
  try {
    await client.connect()
  } finally {
    // A server that froze since then never closes it.
    void client.end()
  }
}

async function connectToEmbedded(folder: string, poolSize: number): Promise<Connection> {
  const embedded = await startEmbedded(folder)
  const { end, ...pools } = openPools({ ...embedded.config, ssl: false }, poolSize)
  const stop = async () => {
    await end()
    await embedded.stop()
  }
  const { lost } = embedded
  return {
    ...pools,
    stop,
    lost,
    gone: () => lost,
    where: `the built-in PostgreSQL in ${folder}`,
    renewal: `delete the folder ${path.resolve(folder)}, or name another one in DATA`,
  }
}

function openPools(config: pg.PoolConfig, poolSize: number) {
  const open = (max: number, timeouts: Timeouts) =>
    openPool({ ...config, max, connectionTimeoutMillis: CONNECT_TIMEOUT }, timeouts)
  const calls = open(poolSize, CALL_TIMEOUTS)
  const reserved = open(RESERVED_CONNECTIONS, RESERVED_TIMEOUTS)
  const jobs = open(JOB_CONNECTIONS, JOB_TIMEOUTS)
  return {
    pool: calls.pool,
    reservedPool: reserved.pool,
    jobPool: jobs.pool,
    end: async () => {
      await Promise.all([calls.end(), reserved.end(), jobs.end()])
    },
  }
}
