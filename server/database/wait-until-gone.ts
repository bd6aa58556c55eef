import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Milliseconds between two attempts to connect, and for one attempt. */
const EVERY = 250
const PATIENCE = 1_000
/** SQLSTATE class of a server that shuts down, crashed or starts. Every other refusal shows that it is there. */
const OUT_OF_SERVICE = /^57P/

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

async function answers(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: PATIENCE })
  // One break is several errors, and one without a listener ends the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError && !OUT_OF_SERVICE.test(error.code ?? '')
  } finally {
    void client.end()
  }
}
