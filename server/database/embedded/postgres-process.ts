import { spawn } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { embeddedFailure } from './failure.ts'
import { forgetForeignOwner } from './lock-file.ts'
import type { OsUser } from './os-user.ts'
import type { Programs } from './programs.ts'
import { programEnvironment, runProgram } from './run-program.ts'
import { SOCKET_PORT } from './socket.ts'

/** Where one built-in server lives and what runs it. `user` is undefined for the user of this process. */
export type Installation = { base: string; data: string; programs: Programs; user: OsUser | undefined }

/** A server that was started and may not answer yet, or no longer. */
export type ServerAttempt = {
  isRunning(): boolean
  /** What it wrote to its log. */
  said(): Promise<string>
}

/** Seconds for a clean stop, most of them for writing out what is only in memory yet. */
const STOP_SECONDS = 60

/** Durability (fsync, synchronous_commit) stays as PostgreSQL has it. */
const SERVER_OPTIONS = [
  // A socket in the data folder, which only its owner may enter, and nothing else: no port, no password.
  ['-h', '', '-k', '.', '-p', String(SOCKET_PORT)],
  // Small, for a laptop. All pools together must stay below max_connections.
  ['-c', 'shared_buffers=64MB', '-c', 'max_connections=100'],
  // Nothing copies this server's log elsewhere, so it need not be written for copies.
  ['-c', 'wal_level=minimal', '-c', 'max_wal_senders=0'],
].flat()

const PREDECESSOR_IN_THE_WAY = /lock file ".*" already exists|shared memory block/

/** Whether a server gave up because one before it is still going away: then the next attempt may do better. */
export const isPredecessorInTheWay = (said: string) => PREDECESSOR_IN_THE_WAY.test(said)

/** The log of the server in `base`, kept over its starts. */
export const logFile = (base: string) => path.join(base, 'postgres.log')

/** Starts the server without waiting for it. It outlives this process, should this one be killed. */
export async function spawnServer({ base, data, programs, user }: Installation): Promise<ServerAttempt> {
  await forgetForeignOwner(data)
  const log = await open(logFile(base), 'a', 0o600)
  const { size: start } = await log.stat()
  const server = spawn(programs.postgres, ['-D', data, ...SERVER_OPTIONS], {
    ...user,
    cwd: '/',
    // Ctrl-C in the terminal reaches the platform first, which then stops the server when it is done with it.
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
  // However this process ends, short of being killed: SIGINT is a fast stop that loses nothing.
  const takeAlong = () => {
    if (isRunning()) server.kill('SIGINT')
  }
  process.once('exit', takeAlong)
  server.once('exit', () => process.off('exit', takeAlong))
  return {
    isRunning,
    said: async () => refusal?.message ?? (await readFile(logFile(base))).subarray(start).toString(),
  }
}

/** Stops the server cleanly and waits until it is gone; false where it went away by itself. */
export async function stopServer({ base, data, programs, user }: Installation): Promise<boolean> {
  const stopOptions = ['--mode', 'fast', '--wait', '--timeout', String(STOP_SECONDS)]
  const stopped = await runProgram(programs.pgCtl, ['stop', '--pgdata', data, ...stopOptions], user)
  if (stopped.succeeded) return true
  const { succeeded: isStillRunning } = await runProgram(programs.pgCtl, ['status', '--pgdata', data], user)
  if (isStillRunning) throw await embeddedFailure('did not stop', base, stopped.output)
  return false
}
