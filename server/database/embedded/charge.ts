import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseUnavailable } from '#server/database/database-unavailable.ts'
import { errorCode } from '#server/database/error-code.ts'
import { embeddedFailure } from './failure.ts'
import {
  type Installation,
  isPredecessorRunning,
  logFile,
  type ServerAttempt,
  spawnServer,
  stopServer,
} from './postgres-process.ts'

type Config = { host: string; port: number; user: string; database: string }
type Answer = { client: pg.Client; inCharge: boolean; version: string | undefined }

/** Name of an advisory lock. Only the platform process that holds it may use the embedded database. */
const IN_CHARGE = 'palpite: the platform in charge of this database'

/** How long the server may take to start, in ms. Crash recovery may take a while. */
const START_DEADLINE = 120_000
const CONNECT_TIMEOUT = 5_000
const BETWEEN_KNOCKS = 25
const PREDECESSOR_GOES_AWAY = 300

/**
 * Error codes of a server that is shutting down, recovering or starting, or whose connections are all taken
 * by an old platform process.
 */
const NOT_NOW_CODES = ['57P01', '57P02', '57P03', '53300']

/** Starts the server if none responds. Returns the connection that holds the lock. */
export async function takeCharge(installation: Installation, config: Config): Promise<pg.Client> {
  const { base, programs } = installation
  const deadline = Date.now() + START_DEADLINE
  let attempt: ServerAttempt | undefined
  while (Date.now() < deadline) {
    const answer = await knock(config, base)
    if (answer === 'none' && !attempt?.isRunning()) {
      if (attempt) await acceptDefeat(attempt, base)
      attempt = await spawnServer(installation)
    } else if (typeof answer === 'object') {
      if (await isUsable(answer, installation)) return answer.client
    }
    await pause(BETWEEN_KNOCKS)
  }
  throw new DatabaseUnavailable(
    `The built-in database ${programs.version} in ${base} did not get ready in ${START_DEADLINE / 1000} seconds; see ${logFile(base)}.`,
  )
}

async function knock(config: Config, base: string): Promise<Answer | 'not now' | 'none'> {
  const client = new pg.Client({ ...config, ssl: false, connectionTimeoutMillis: CONNECT_TIMEOUT })
  // An unhandled error would end the process. The client's `end` event is handled instead.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ inCharge: boolean; version: string }>(
      `select pg_try_advisory_lock(hashtextextended($1, 0)) as "inCharge",
              split_part(current_setting('server_version'), ' ', 1) as version`,
      [IN_CHARGE],
    )
    return { client, inCharge: rows[0]?.inCharge === true, version: rows[0]?.version }
  } catch (error) {
    await client.end()
    if (NOT_NOW_CODES.includes(errorCode(error) ?? '')) return 'not now'
    if (error instanceof pg.DatabaseError) {
      throw await embeddedFailure('refuses the platform', base, `${error.severity}: ${error.message}`)
    }
    return 'none'
  }
}

/**
 * Whether this server can be used. If it has the wrong version, stops it and returns false. Throws if another
 * process holds the lock.
 */
async function isUsable({ client, inCharge, version }: Answer, installation: Installation): Promise<boolean> {
  if (inCharge && version === installation.programs.version) return true
  await client.end()
  if (!inCharge) {
    throw new DatabaseUnavailable(
      `Another Palpite platform is already running on the database in ${installation.base}; stop that one first.`,
    )
  }
  await stopServer(installation)
  return false
}

/** Handles a failed start of the server: waits if another attempt can succeed, and throws if not. */
async function acceptDefeat(attempt: ServerAttempt, base: string): Promise<void> {
  const output = await attempt.output()
  if (!isPredecessorRunning(output)) throw await embeddedFailure('did not start', base, output)
  await pause(PREDECESSOR_GOES_AWAY)
}
