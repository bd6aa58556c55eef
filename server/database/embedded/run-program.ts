import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { OsUser } from './os-user.ts'

export type ProgramResult = { succeeded: boolean; output: string }

/** Environment of PostgreSQL's programs: English messages, and none of the caller's PG* variables. */
export const programEnvironment = { PATH: process.env.PATH, LC_ALL: 'C' }

/**
 * Runs a program and captures stdout and stderr together. A program that cannot be started counts as failed,
 * with the reason as its output.
 */
export async function runProgram(
  file: string,
  args: string[],
  user: OsUser | undefined,
): Promise<ProgramResult> {
  let output = ''
  const collect = (chunk: string) => {
    output += chunk
  }
  try {
    const child = spawn(file, args, {
      ...user,
      cwd: '/',
      // Detached: Ctrl-C must not interrupt initdb or pg_ctl.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: programEnvironment,
    })
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
    const [exitCode] = await once(child, 'close')
    return { succeeded: exitCode === 0, output: output.trim() }
  } catch (error) {
    return { succeeded: false, output: error instanceof Error ? error.message : String(error) }
  }
}
