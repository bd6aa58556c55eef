import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { errorCode } from './error-code.ts'

/** Milliseconds between two attempts to connect, and for one attempt. */
const EVERY = 250
const PATIENCE = 1_000
/** Milliseconds between two looks at a server for as long as it is in use. */
const WATCH_EVERY = 1_000
/** SQLSTATE class of a server that shuts down, crashed or starts. Every other refusal shows that it is there. */
const OUT_OF_SERVICE = /^57P/
/** System errors of an address at which nothing listens. */
const NOBODY_THERE = ['ECONNREFUSED', 'ENOENT']

/**
 * Resolves when a PostgreSQL server takes no connections any more: within 0.5 s where it is down, 2.5 s where it is silent.
 * Every attempt is a new connection, because an open one can outlive its server and wait forever. Stays pending once `signal` is aborted.
 */
export async function waitUntilGone(config: pg.ClientConfig, signal?: AbortSignal): Promise<void> {
  while (!(await isGone(config))) {
    if (signal?.aborted) break
    await pause(EVERY)
  }
  if (signal?.aborted) await new Promise(() => {})
}

/** Whether two attempts to connect fail; one failure alone may be a moment in which the server is too busy. */
export async function isGone(config: pg.ClientConfig): Promise<boolean> {
  if (await answers(config)) return false
  await pause(EVERY)
  return !(await answers(config))
}

/**
 * Resolves when a server on this machine refuses two new connections in a row: it is down, or shuts down and only waits for the
 * connections that are open. A server that does not answer is taken for a busy one. Stays pending once `signal` is aborted.
 */
export async function waitUntilRefused(config: pg.ClientConfig, signal: AbortSignal): Promise<void> {
  let refusals = 0
  while (refusals < 2 && !signal.aborted) {
    await pause(refusals === 0 ? WATCH_EVERY : EVERY)
    refusals = (await knock(config)) === 'refused' ? refusals + 1 : 0
  }
  if (signal.aborted) await new Promise(() => {})
}

const answers = async (config: pg.ClientConfig): Promise<boolean> => (await knock(config)) === 'there'

async function knock(config: pg.ClientConfig): Promise<'there' | 'refused' | 'silent'> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: PATIENCE })
  // One break is several errors, and one without a listener ends the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return 'there'
  } catch (error) {
    const code = errorCode(error) ?? ''
    if (error instanceof pg.DatabaseError) return OUT_OF_SERVICE.test(code) ? 'refused' : 'there'
    return NOBODY_THERE.includes(code) ? 'refused' : 'silent'
  } finally {
    void client.end()
  }
}
