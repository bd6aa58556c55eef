import { spawn } from 'node:child_process'
import path from 'node:path'
import { endingWith } from '#paths/ending-with.ts'
import type { Program } from '../config.ts'

/** Milliseconds that a program has to put its things away once it is stopped. */
const UNTIL_KILLED = 10_000

/**
 * Runs a program of a project in its folder; the project's own programs come before the system's. Resolves to its exit code,
 * with what it printed unless that was shown; rejects where there is no such program. One that is stopped by `signal` ends with
 * the code 1, as soon as it and all that it started have put their things away. So it is stopped where this process is told to
 * end, which then does.
 */
export function runProgram(
  root: string,
  [program, ...parameters]: Program,
  environment: { [name: string]: string },
  output: 'shown' | 'kept',
  signal?: AbortSignal,
): Promise<{ code: number; output: string }> {
  const bin = path.join(root, 'node_modules/.bin')
  const child = spawn(program, parameters, {
    cwd: root,
    // A process group of its own: what it started is told with it.
    detached: true,
    stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  let killing: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    if (killing) return
    // As from a terminal.
    tellGroup(child.pid, 'SIGINT')
    killing = setTimeout(() => tellGroup(child.pid, 'SIGKILL'), UNTIL_KILLED)
  }
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  const ended = new Promise<{ code: number; output: string }>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  }).finally(() => {
    clearTimeout(killing)
    signal?.removeEventListener('abort', stop)
  })
  return endingWith(ended, stop)
}

/** Tells a program and what it started; nobody where all have ended. */
function tellGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return
  try {
    process.kill(-leader, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
