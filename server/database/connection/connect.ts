import path from 'node:path'
import pg from 'pg'
import { DatabaseUnavailable } from '#server/database/database-unavailable.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { isGone, waitUntilGone } from '#server/database/wait-until-gone.ts'
import { connectionRefusal } from './connection-refusal.ts'
import { readAddress } from './database-address.ts'
import { openPool, type Timeouts } from './pool.ts'
import {
  CALL_CONNECTIONS,
  CALL_TIMEOUTS,
  JOB_CONNECTIONS,
  JOB_TIMEOUTS,
  RESERVED_CONNECTIONS,
  RESERVED_TIMEOUTS,
} from './pool-limits.ts'

export type Connection = {
  pool: pg.Pool
  /** For short queries: site status, sessions, pages, rate limits. */
  reservedPool: pg.Pool
  /** For background jobs and the sandbox console. */
  jobPool: pg.Pool
  /**
   * Ends the pools, then the embedded server if there is one. Release all clients first. Can be called twice.
   */
  stop(): Promise<void>
  /**
   * Settles when an embedded server exits by itself. With DATABASE_URL, it never settles, as the pools
   * reconnect.
   */
  lost: Promise<void>
  /**
   * Polls the server, and settles when it accepts no more connections. Never settles once `signal` is
   * aborted. For an embedded server, this is the same as `lost`.
   */
  gone(signal?: AbortSignal): Promise<void>
  /** For the log, without credentials. */
  where: string
  /** Instructions for replacing the database with an empty one, worded as the end of a sentence. */
  renewal: string
}

export type ConnectOptions = {
  databaseUrl?: string | undefined
  folder: string
  poolSize?: number
}

/** How long to wait until a connection opens or becomes free, in ms. */
const CONNECT_TIMEOUT = 5_000
/**
 * How long to wait for the first connection, in ms, so that startup without a database fails within five
 * seconds.
 */
const FIRST_CONNECT_TIMEOUT = 3_000

/**
 * Connects to `databaseUrl`, or to the embedded PostgreSQL in `folder`.
 * @throws DatabaseUnavailable if the operator must fix something first
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

async function tryConnection(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: FIRST_CONNECT_TIMEOUT })
  // A broken connection emits several errors. An unhandled error would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
  } finally {
    // Do not await this: a frozen server never closes the connection.
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
