import pg from 'pg'

/** How long to wait for a lock, and how long one statement may take, in ms. */
export type Timeouts = { lock: number; statement: number }

export type OpenPool = {
  pool: pg.Pool
  /**
   * Ends the pool and waits until its connections are closed, so that a server can stop afterwards. Release
   * all clients first. Can be called twice.
   */
  end(): Promise<void>
}

/**
 * PostgreSQL frees the locks of a client process that dies, but not of one that hangs or whose machine is
 * lost. So idle transactions end after two minutes, unless the database has its own limit. Dead TCP
 * connections end within a minute instead of hours.
 */
const sessionSettings = ({ lock, statement }: Timeouts) => `
  select set_config('idle_in_transaction_session_timeout', '120s', false)
  where current_setting('idle_in_transaction_session_timeout') = '0';
  set lock_timeout = ${lock};
  set statement_timeout = ${statement};
  set tcp_keepalives_idle = 30;
  set tcp_keepalives_interval = 10;
  set tcp_keepalives_count = 3;
`

/** Opens a pool that logs each broken connection once, whether it is in use or idle. */
export function openPool(config: pg.PoolConfig, timeouts: Timeouts): OpenPool {
  const onConnect = (client: pg.ClientBase) => client.query(sessionSettings(timeouts))
  const pool = new pg.Pool({ ...config, onConnect })
  const reported = new WeakSet<pg.ClientBase>()
  const report = (error: Error, client: pg.ClientBase) => {
    if (reported.has(client)) return
    reported.add(client)
    console.error(`A database connection broke: ${error.message}`)
  }
  pool.on('error', report)
  // The pool itself only handles errors of idle clients. An error within a transaction would end the process.
  pool.on('connect', (client) => client.on('error', (error) => report(error, client)))
  const closed = closingOf(pool)
  let ending: Promise<void> | undefined
  return {
    pool,
    end: () => {
      ending ??= pool.end().then(closed)
      return ending
    },
  }
}

/**
 * Returns a function that waits until all connections are closed. `pool.end` does not wait for that, and
 * ignores connections that are being opened.
 */
export function closingOf(pool: pg.Pool): () => Promise<void> {
  const closings = new Set<Promise<void>>()
  pool.on('connect', (client) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    closings.add(promise)
    client.once('end', () => {
      closings.delete(promise)
      resolve()
    })
  })
  return async () => {
    await Promise.all(closings)
  }
}
