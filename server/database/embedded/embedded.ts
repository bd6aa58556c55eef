import path from 'node:path'
import type pg from 'pg'
import { DatabaseUnavailable } from '#server/database/database-unavailable.ts'
import { removeAbandoned } from '#server/database/unfinished-folder.ts'
import { waitUntilRefused } from '#server/database/wait-until-gone.ts'
import { takeCharge } from './charge.ts'
import { DATABASE_USER, prepareData } from './data.ts'
import { explainFileError } from './failure.ts'
import { makeFolder } from './folder.ts'
import { databaseUser } from './os-user.ts'
import { type Installation, stopServer } from './postgres-process.ts'
import { findPrograms } from './programs.ts'
import { SOCKET_PORT, type SocketFolder, socketFolder } from './socket.ts'

export type EmbeddedDatabase = {
  /** For node-postgres. `host` is the folder of the Unix socket. */
  config: { host: string; port: number; user: string; database: string }
  /** Stops the server cleanly. End all pools first. Can be called twice, and after `lost`. */
  stop(): Promise<void>
  /** Settles when the server exits unexpectedly. */
  lost: Promise<void>
}

/**
 * Starts the PostgreSQL from npm, with data, log and socket in `folder`, which is created if it is missing.
 * Takes over a server that a killed platform process has left running.
 * @throws DatabaseUnavailable if the operator must fix something first
 */
export async function startEmbedded(folder: string): Promise<EmbeddedDatabase> {
  const base = path.resolve(folder)
  try {
    return await start(base)
  } catch (error) {
    throw explainFileError(error, base)
  }
}

async function start(base: string): Promise<EmbeddedDatabase> {
  if (process.platform === 'win32') {
    throw new DatabaseUnavailable('The built-in database needs Linux or macOS; set DATABASE_URL.')
  }
  const user = await databaseUser(base)
  await makeFolder(base, user)
  await removeAbandoned(base)
  const programs = await findPrograms(base, user)
  const data = await prepareData(base, programs, user)
  const installation = { base, data, programs, user }
  const socket = await socketFolder(data)
  const config = { host: socket.path, port: SOCKET_PORT, user: DATABASE_USER, database: 'postgres' }
  try {
    const guard = await takeCharge(installation, config)
    return runningDatabase(installation, config, socket, guard)
  } catch (error) {
    await socket.remove()
    throw error
  }
}

function runningDatabase(
  installation: Installation,
  config: EmbeddedDatabase['config'],
  socket: SocketFolder,
  guard: pg.Client,
): EmbeddedDatabase {
  let isLost = false
  let stopping: Promise<void> | undefined
  const { promise: lost, resolve: noteLoss } = Promise.withResolvers<void>()
  const watching = new AbortController()
  const lose = () => {
    if (stopping) return
    isLost = true
    watching.abort()
    noteLoss()
  }
  guard.once('end', lose)
  // During a smart shutdown, the server keeps this open connection (`guard`) but refuses new ones.
  void waitUntilRefused({ ...config, ssl: false }, watching.signal).then(() => {
    lose()
    // The server's shutdown waits until the guard's connection is closed.
    void guard.end()
  })
  const stop = async () => {
    if (!isLost && !(await stopServer(installation))) noteLoss()
    await socket.remove()
  }
  return {
    config,
    lost,
    stop: () => {
      stopping ??= stop()
      watching.abort()
      return stopping
    },
  }
}
