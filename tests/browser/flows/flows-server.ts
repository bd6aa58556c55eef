import { execFile, spawn } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/** Runs `npm run flows -- …` in a separate process and waits for the URL that it prints. */
export async function startFlows(
  ...parameters: readonly string[]
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = spawn('node', ['scripts/flows.ts', ...parameters], { stdio: ['ignore', 'pipe', 'pipe'] })
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk
      const found = /http:\/\/\S+/.exec(output)?.[0]
      if (found) resolve(found)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.on('close', (code) => reject(new Error(`It ended with ${code}:\n${output}`)))
  })
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.on('close', () => resolve())
        server.kill('SIGTERM')
      }),
  }
}

/** Builds the viewer for a static host. Returns its folder. */
export async function buildFlows(file: string): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'flows-'))
  await promisify(execFile)('node', ['scripts/flows.ts', file, '--build', folder])
  return folder
}
