import pg from 'pg'
import { connectionRefusal } from './connection-refusal.ts'
import { readAddress } from './database-address.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { endPool } from './end-pool.ts'

export type Connection = {
  pool: pg.Pool
  /**
   * Ends the pool, then an embedded server. Every client taken from the pool must have been given back. Safe to
   * call twice.
   */
  stop(): Promise<void>
  /** Settles when an embedded server goes away by itself; never with DATABASE_URL, where the pool reconnects. */
  lost: Promise<void>
  /** The database in words, for the log: no user, no password. */
  where: string
}

export type ConnectOptions = {
  databaseUrl?: string | undefined
  /** Where the embedded database lives, if it is that. */
  folder: string
  /** Connections at most. */
  poolSize?: number
}

/** Milliseconds for a connection, be it a new one or the wait for a free one. */
const CONNECT_TIMEOUT = 5_000
const POOL_SIZE = 10

/**
 * Connects to the server at `databaseUrl`, else to the embedded PostgreSQL in `folder`.
 *
 * @throws DatabaseUnavailable where a person must do something first
 */
export function connect({ databaseUrl, folder, poolSize = POOL_SIZE }: ConnectOptions): Promise<Connection> {
  const limits = { max: poolSize, connectionTimeoutMillis: CONNECT_TIMEOUT }
  return databaseUrl ? connectToServer(databaseUrl, limits) : connectToEmbedded(folder, limits)
}

type Limits = { max: number; connectionTimeoutMillis: number }

async function connectToServer(databaseUrl: string, limits: Limits): Promise<Connection> {
  const address = readAddress(databaseUrl)
  const { pool, end } = openPool({ connectionString: databaseUrl, ...limits })
  try {
    const client = await pool.connect()
    client.release()
  } catch (error) {
    await end()
    throw connectionRefusal(error, address, CONNECT_TIMEOUT)
  }
  return {
    pool,
    stop: end,
    lost: new Promise(() => {}),
    where: `PostgreSQL at ${address.server}, database ${address.database}`,
  }
}

async function connectToEmbedded(folder: string, limits: Limits): Promise<Connection> {
  const embedded = await startEmbedded(folder)
  const { pool, end } = openPool({ ...embedded.config, ssl: false, ...limits })
  const stop = async () => {
    await end()
    await embedded.stop()
  }
  return { pool, stop, lost: embedded.lost, where: `the built-in PostgreSQL in ${folder}` }
}

/**
 * What a process holds is let go of by the server when it dies. Not so where it hangs, or its machine is gone without a word:
 * a transaction in which nothing is asked for so long is ended, unless the database has a limit of its own, and a line on
 * which nobody answers is given up within a minute, where it would be hours.
 */
const givingUp = `
  select set_config('idle_in_transaction_session_timeout', '120s', false)
  where current_setting('idle_in_transaction_session_timeout') = '0';
  set tcp_keepalives_idle = 30;
  set tcp_keepalives_interval = 10;
  set tcp_keepalives_count = 3;
`

/** A pool that tells of every connection that breaks, in use or not, once. */
function openPool(config: pg.PoolConfig): { pool: pg.Pool; end(): Promise<void> } {
  const onConnect = (client: pg.ClientBase) => client.query(givingUp)
  const pool = new pg.Pool({ ...config, onConnect })
  const told = new WeakSet<pg.ClientBase>()
  const report = (error: Error, client: pg.ClientBase) => {
    if (told.has(client)) return
    told.add(client)
    console.error(`A database connection broke: ${error.message}`)
  }
  pool.on('error', report)
  // The pool listens to idle clients only; one that broke inside a transaction would end the process.
  pool.on('connect', (client) => client.on('error', (error) => report(error, client)))
  let ending: Promise<void> | undefined
  return {
    pool,
    end: () => {
      ending ??= endPool(pool)
      return ending
    },
  }
}
