import { writeSync } from 'node:fs'
import { isBuiltin, registerHooks } from 'node:module'
import { builtins } from '#paths/module-loader/harmless-builtins.ts'
import { standIn } from '#paths/module-loader/stand-in.ts'

export type Confined = {
  print(line: string): void
  complain(line: string): void
  end(code: number): never
}

/**
 * Cuts this process off from the network and from other processes, which Node's permission model does not.
 * Afterwards, only `end` can exit the process. This cannot be undone, so import everything you need first.
 * The bundle can then import only XState and harmless Node modules. All code in a process shares its objects,
 * so no object that leads to a socket may remain. Such objects include the console and the standard streams,
 * so output is written by file descriptor.
 * @param bundle URL of the only module that may still be imported
 */
export function confine(bundle: string): Confined {
  const { reallyExit } = process as unknown as { reallyExit(code: number): never }
  const forward = (stream: number) => (line: string) => {
    writeWhole(stream, Buffer.from(`${line}\n`))
  }
  // Ignores errors of the inspected module. The module could remove event listeners, but not this callback.
  process.setUncaughtExceptionCaptureCallback(() => undefined)
  registerHooks({
    resolve(specifier, context, next) {
      const isOwn = context.parentURL === bundle && /^xstate(\/|$)/.test(specifier)
      if (isOwn || specifier === bundle || isHarmless(specifier) || context.parentURL?.startsWith(XSTATE))
        return next(specifier, context)
      throw new Error(`A module in the sandbox must not import ${specifier}`)
    },
  })
  for (const name of Object.getOwnPropertyNames(process)) {
    if (!KEPT.has(name)) replace(process, name)
  }
  for (const name of REACHING_OUT) replace(globalThis, name)
  return { print: forward(1), complain: forward(2), end: (code) => reallyExit(code) }
}

/** Writes all bytes, even if a pipe accepts only some of them at a time. */
function writeWhole(stream: number, bytes: Uint8Array): void {
  for (let from = 0; from < bytes.length; ) from += writeSync(stream, bytes, from)
}

const XSTATE = new URL('..', import.meta.resolve('xstate')).href

/** Reading files counts as harmless, since the permission model guards it. */
const isHarmless = (specifier: string) =>
  isBuiltin(specifier) && Object.hasOwn(builtins, specifier.replace(/^node:/, ''))

function replace(holder: object, name: string): void {
  const own = Object.getOwnPropertyDescriptor(holder, name)
  if (own?.configurable) Object.defineProperty(holder, name, { value: standIn, writable: true })
}

const REACHING_OUT = ['console', 'fetch', 'WebSocket', 'EventSource', 'navigator']

/** The properties of `process` to keep: those that are read-only, and those that Node itself needs. */
const KEPT = new Set([
  ...['version', 'versions', 'arch', 'platform', 'release', 'config', 'features', 'title', 'argv', 'argv0'],
  ...['env', 'execArgv', 'execPath', 'pid', 'ppid', 'cwd', 'exitCode', '_exiting', 'domain', 'permission'],
  ...[
    '_events',
    '_eventsCount',
    '_maxListeners',
    '_fatalException',
    '_tickCallback',
    'nextTick',
    'emitWarning',
  ],
  ...['hrtime', 'uptime', 'cpuUsage', 'memoryUsage', 'hasUncaughtExceptionCaptureCallback'],
])
