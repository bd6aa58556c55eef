import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Program } from '../config.ts'

/**
 * Runs a program of a project in its folder; the project's own programs come before the system's. Resolves to its exit code,
 * with what it printed unless that was shown; rejects where there is no such program.
 */
export function runProgram(
  root: string,
  [program, ...parameters]: Program,
  environment: { [name: string]: string },
  output: 'shown' | 'kept',
): Promise<{ code: number; output: string }> {
  const bin = path.join(root, 'node_modules/.bin')
  const child = spawn(program, parameters, {
    cwd: root,
    stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}
