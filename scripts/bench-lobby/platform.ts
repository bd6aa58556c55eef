import { spawn } from 'node:child_process'
import path from 'node:path'
import type { World } from '#protocol/sandbox/platform.ts'
import { root } from '../run.ts'

export async function startPlatform(folder: string, port: number) {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    DATA: path.join(folder, 'postgres'),
    SANDBOX: '1',
  }
  const server = spawn('node', ['server/boot/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      if (output.includes('is ready at')) resolve()
    })
    server.on('close', (code) => reject(new Error(`The platform ended with ${code}:\n${output}`)))
  })
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    /** Replaces all data with the given world, and turns off pop-ups. */
    async seed(world: World): Promise<void> {
      await change(`${url}/sandbox/api/world`, 'PUT', { world })
      await change(`${url}/sandbox/api/settings/popups`, 'PUT', { executions: [] })
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.on('close', () => resolve())
        server.kill('SIGTERM')
      }),
  }
}

async function change(address: string, method: string, body: object): Promise<void> {
  const reply = await fetch(address, { method, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}: ${await reply.text()}`)
}
