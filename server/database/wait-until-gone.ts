import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { errorCode } from './error-code.ts'

/** Milliseconds between two attempts, and per attempt. */
const EVERY = 250
const PATIENCE = 1_000
/** Milliseconds between two checks while the server is in use. */
const WATCH_EVERY = 1_000
/**
 * SQLSTATE class of a server that is stopping, crashed or starting. Any other refusal proves that it runs.
 */
const OUT_OF_SERVICE = /^57P/
const NOBODY_THERE = ['ECONNREFUSED', 'ENOENT']

/**
 * Resolves when a server accepts no connections: within 0.5 s if it is down, 2.5 s if it is silent. Every
 * attempt is a new connection, since an open one can outlive its server and hang. Pending forever once
 * `signal` is aborted.
 */
export async function waitUntilGone(config: pg.ClientConfig, signal?: AbortSignal): Promise<void> {
  while (!(await isGone(config))) {
    if (signal?.aborted) break
    await pause(EVERY)
  }
  if (signal?.aborted) await new Promise(() => {})
}

/** Tries twice, since a single failure may mean a busy server. */
export async function isGone(config: pg.ClientConfig): Promise<boolean> {
  if (await answers(config)) return false
  await pause(EVERY)
  return !(await answers(config))
}

/**
 * Resolves when a local server refuses two new connections in a row: it is down or stopping. A silent
 * server counts as busy. Pending forever once `signal` is aborted.
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
  // One broken connection emits several errors; an unhandled one would end the process.
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
