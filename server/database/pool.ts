import pg from 'pg'

/** How long, in milliseconds, work on the connections of a pool may wait for a lock, and how long one statement may take. */
export type Timeouts = { lock: number; statement: number }

export type OpenPool = {
  pool: pg.Pool
  /**
   * Ends the pool and waits until its connections are closed: a server that stops then has nobody to end. Every client must have
   * been given back. Safe to call twice.
   */
  end(): Promise<void>
}

/**
 * What a process holds is let go of by the server when it dies. Not so where it hangs, or its machine is gone without a word:
 * a transaction in which nothing is asked for so long is ended, unless the database has a limit of its own, and a line on
 * which nobody answers is given up within a minute, where it would be hours.
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

/** Opens a pool that reports every connection that breaks, in use or not, once. */
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
  // The pool listens to idle clients only; one that broke inside a transaction would end the process.
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
 * Gives a function that waits until every connection of a pool is closed. The pool's own `end` does not wait for that, and tells
 * nothing of a connection that was still being made.
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
