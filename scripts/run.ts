import { spawn } from 'node:child_process'
import path from 'node:path'

/** A copy of the original environment, since a build in this process sets NODE_ENV to production. */
const environment = { ...process.env }

export const root = path.join(import.meta.dirname, '..')

/** Runs a command and shows its output. Resolves to its exit code when it ends. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const bin = path.join(root, 'node_modules/.bin')
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...environment, ...env, PATH: `${bin}${path.delimiter}${environment.PATH}` },
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** Runs steps in order. If one fails, ends the process with that step's exit code. */
export async function runSteps(steps: { name: string; run: () => Promise<number> }[]): Promise<void> {
  for (const step of steps) {
    const started = Date.now()
    console.log(`\n▸ ${step.name}`)
    const code = await step.run()
    if (code !== 0) {
      console.error(`✗ ${step.name} failed`)
      process.exit(code)
    }
    console.log(`✓ ${step.name}, ${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
}
