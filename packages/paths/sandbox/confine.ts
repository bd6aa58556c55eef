import { writeSync } from 'node:fs'
import { isBuiltin, registerHooks } from 'node:module'
import { builtins } from '#paths/module-loader/harmless-builtins.ts'
import { standIn } from '#paths/module-loader/stand-in.ts'

/** What this process can still do itself once it is confined. */
export type Confined = {
  print(line: string): void
  complain(line: string): void
  /** Ends the process. */
  end(code: number): never
}

/**
 * Takes from this process, for good, whatever reaches out of it and what Node's permission model leaves: the network, other
 * processes and its own end. Modules that are needed later have to be imported before; of a module that is imported
 * afterwards, `bundle`, only XState and harmless parts of Node are found.
 *
 * Everything in a process shares its objects, so none may stay that leads to a socket: not the console, nor the
 * process's own streams, which are written to by their numbers instead.
 *
 * @param bundle address of the one module that may still be imported
 */
export function confine(bundle: string): Confined {
  const { reallyExit } = process as unknown as { reallyExit(code: number): never }
  const tell = (stream: number) => (line: string) => {
    writeWhole(stream, Buffer.from(`${line}\n`))
  }
  // What a module that is only read leaves lying is nobody's matter. Listeners would be the module's to change.
  process.setUncaughtExceptionCaptureCallback(() => undefined)
  registerHooks({
    resolve(specifier, context, next) {
      const isOwn = context.parentURL === bundle && /^xstate(\/|$)/.test(specifier)
      if (isOwn || specifier === bundle || isHarmless(specifier) || context.parentURL?.startsWith(XSTATE))
        return next(specifier, context)
      throw new Error(`Nothing is imported where a module is only read: ${specifier}`)
    },
  })
  for (const name of Object.getOwnPropertyNames(process)) {
    if (!KEPT.has(name)) replace(process, name)
  }
  for (const name of REACHING_OUT) replace(globalThis, name)
  return { print: tell(1), complain: tell(2), end: (code) => reallyExit(code) }
}

/** Writes all of it, however much a pipe takes at a time. */
function writeWhole(stream: number, bytes: Uint8Array): void {
  for (let from = 0; from < bytes.length; ) from += writeSync(stream, bytes, from)
}

/** Where XState's own parts are imported from. */
const XSTATE = new URL('..', import.meta.resolve('xstate')).href

/** Files are watched over by the permission model. */
const isHarmless = (specifier: string) =>
  isBuiltin(specifier) && Object.hasOwn(builtins, specifier.replace(/^node:/, ''))

function replace(holder: object, name: string): void {
  const own = Object.getOwnPropertyDescriptor(holder, name)
  if (own?.configurable) Object.defineProperty(holder, name, { value: standIn, writable: true })
}

const REACHING_OUT = ['console', 'fetch', 'WebSocket', 'EventSource', 'navigator']

/** Of the process, what only tells about it, and what Node itself looks for there. */
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
