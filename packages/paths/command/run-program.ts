import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Program } from '../config.ts'
import { endingWith } from './ending-with.ts'

/** How long a stopped program may clean up before it is killed, in ms. */
const UNTIL_KILLED = 10_000

/**
 * Runs a program. Resolves to its exit code and, unless the output is shown, to its output. Rejects if the
 * program does not exist. `signal`, or a termination signal to this process, stops the program and its
 * children. The code of a killed program is 1.
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
    // Starts a process group, so that signals also reach the program's children.
    detached: true,
    stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  let killing: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    if (killing) return
    // The signal that Ctrl+C sends in a terminal.
    signalGroup(child.pid, 'SIGINT')
    killing = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), UNTIL_KILLED)
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

/** Sends a signal to a process group. Does nothing if the group has ended. */
function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return
  try {
    process.kill(-leader, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
