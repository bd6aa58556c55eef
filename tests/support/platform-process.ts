import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'

/** A platform in a separate process, as an operator starts it. */
export type PlatformProcess = {
  host: string
  url: string
  child: ChildProcess
  /** Returns the output on stdout and stderr so far. */
  said(): string
  /**
   * Sends a signal and waits for the exit. Returns the exit code, or null if the signal ended the process.
   */
  end(signal: NodeJS.Signals): Promise<number | null>
}

type Started = { env: NodeJS.ProcessEnv; command?: readonly string[] }

const running = new Set<ChildProcess>()

const START = [process.execPath, 'server/boot/main.ts'] as const

/** Starts a platform and waits until it is ready. Throws if the platform exits before that. */
export async function startPlatform({ env, command = START }: Started): Promise<PlatformProcess> {
  const { child, said } = spawnPlatform({ env, command })
  const address = await new Promise<string>((resolve, reject) => {
    const read = () => {
      const [, found] = /is ready at http:\/\/(\S+)\//.exec(said()) ?? []
      if (found) resolve(found)
    }
    child.stdout?.on('data', read)
    child.once('close', (code) => reject(new Error(`The platform ended with ${code}:\n${said()}`)))
  })
  const closed = once(child, 'close')
  return {
    host: address,
    url: `http://${address}`,
    child,
    said,
    async end(signal) {
      child.kill(signal)
      await closed
      return child.exitCode
    },
  }
}

export async function failedStart(started: Started): Promise<{ code: number | null; said: string }> {
  const { child, said } = spawnPlatform({ command: START, ...started })
  await once(child, 'close')
  return { code: child.exitCode, said: said() }
}

/** Stops all running platform processes of a test file, including those that are not ready yet. */
export async function endPlatforms(): Promise<void> {
  const ending = [...running].map(async (child) => {
    const closed = once(child, 'close')
    child.kill('SIGTERM')
    await closed
  })
  await Promise.all(ending)
}

/** Starts a platform without waiting until it is ready. */
export function spawnPlatform({ env, command = START }: Started) {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    env: { ...inherited(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  const read = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  child.once('close', () => running.delete(child))
  return { child, said: () => output }
}

/** Returns the environment without the settings of the test run that would affect a platform. */
function inherited(): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, DATABASE_URL: _database, DATA: _data, SANDBOX: _sandbox, ...rest } = process.env
  return rest
}

export async function freePort(): Promise<string> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port')
  return String(address.port)
}
