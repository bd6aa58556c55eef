import { spawn } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { embeddedFailure } from './failure.ts'
import { forgetForeignOwner } from './lock-file.ts'
import type { OsUser } from './os-user.ts'
import type { Programs } from './programs.ts'
import { programEnvironment, runProgram } from './run-program.ts'
import { SOCKET_PORT } from './socket.ts'

/** Folders, programs and OS user of one embedded server. `user` is undefined for the current user. */
export type Installation = { base: string; data: string; programs: Programs; user: OsUser | undefined }

export type ServerAttempt = {
  isRunning(): boolean
  output(): Promise<string>
}

/** How long a clean stop may take, in seconds. The server mostly needs the time to write memory to disk. */
const STOP_SECONDS = 60

/** The settings for durability (fsync, synchronous_commit) keep PostgreSQL's defaults. */
const SERVER_OPTIONS = [
  // Listen only on a socket in the data folder, which only the folder's owner can enter. There is no port and
  // no password.
  ['-h', '', '-k', '.', '-p', String(SOCKET_PORT)],
  // Small enough for a laptop. All pools together must stay below max_connections.
  ['-c', 'shared_buffers=64MB', '-c', 'max_connections=100'],
  // Without replicas, minimal WAL is enough.
  ['-c', 'wal_level=minimal', '-c', 'max_wal_senders=0'],
].flat()

const PREDECESSOR_IN_THE_WAY = /lock file ".*" already exists|shared memory block/

/**
 * Whether the server gave up because the previous server is still stopping. If so, another attempt can
 * succeed.
 */
export const isPredecessorRunning = (output: string) => PREDECESSOR_IN_THE_WAY.test(output)

export const logFile = (base: string) => path.join(base, 'postgres.log')

/** Starts the server without waiting for it. The server keeps running if this process is killed. */
export async function spawnServer({ base, data, programs, user }: Installation): Promise<ServerAttempt> {
  await forgetForeignOwner(data)
  const log = await open(logFile(base), 'a', 0o600)
  const { size: start } = await log.stat()
  const server = spawn(programs.postgres, ['-D', data, ...SERVER_OPTIONS], {
    ...user,
    cwd: '/',
    // Detached: Ctrl-C must reach only the platform, which stops the server at the end of its own shutdown.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: programEnvironment,
  })
  await log.close()
  let refusal: Error | undefined
  server.on('error', (error) => {
    refusal = error
  })
  server.unref()
  const isRunning = () => refusal === undefined && server.exitCode === null && server.signalCode === null
  // Stops the server on any exit of this process, except if it is killed. SIGINT shuts the server down fast,
  // without losing data.
  const takeAlong = () => {
    if (isRunning()) server.kill('SIGINT')
  }
  process.once('exit', takeAlong)
  server.once('exit', () => process.off('exit', takeAlong))
  return {
    isRunning,
    output: async () => refusal?.message ?? (await readFile(logFile(base))).subarray(start).toString(),
  }
}

export async function stopServer({ base, data, programs, user }: Installation): Promise<boolean> {
  const stopOptions = ['--mode', 'fast', '--wait', '--timeout', String(STOP_SECONDS)]
  const stopped = await runProgram(programs.pgCtl, ['stop', '--pgdata', data, ...stopOptions], user)
  if (stopped.succeeded) return true
  const { succeeded: isStillRunning } = await runProgram(programs.pgCtl, ['status', '--pgdata', data], user)
  if (isStillRunning) throw await embeddedFailure('did not stop', base, stopped.output)
  return false
}
