import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { errorCode } from './error-code.ts'

/** Pause between two attempts, in ms. */
const EVERY = 250
/** Timeout of one attempt, in ms. */
const PATIENCE = 1_000
/** Interval between two checks of a server in use, in ms. */
const WATCH_EVERY = 1_000
/**
 * SQLSTATE class of a server that is stopping, crashed or starting. Any other refusal proves that the server
 * is running.
 */
const OUT_OF_SERVICE = /^57P/
const NOBODY_THERE = ['ECONNREFUSED', 'ENOENT']

/**
 * Resolves when a server accepts no connections: within 0.5 s if it is down, or 2.5 s if it does not respond.
 * Every attempt opens a new connection, as an open one can outlive its server and hang. Never resolves once
 * `signal` is aborted.
 */
export async function waitUntilGone(config: pg.ClientConfig, signal?: AbortSignal): Promise<void> {
  while (!(await isGone(config))) {
    if (signal?.aborted) break
    await pause(EVERY)
  }
  if (signal?.aborted) await new Promise(() => {})
}

/** Whether the server accepts no connections. Tries twice, as it may only have been busy the first time. */
export async function isGone(config: pg.ClientConfig): Promise<boolean> {
  if (await answers(config)) return false
  await pause(EVERY)
  return !(await answers(config))
}

/**
 * Resolves when a local server refuses two new connections in a row, which means that it is down or stopping.
 * A server that does not respond counts as busy. Never resolves once `signal` is aborted.
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
  // A broken connection emits several errors. An unhandled error would end the process.
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
