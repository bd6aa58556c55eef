import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { endingWith } from '../ending-with.ts'
import { withBundle } from '../loading/bundle-file.ts'
import { packageOf } from '../loading/package-of.ts'
import type { Errand } from './work.ts'

type Print = (line: string) => void

export type ConfinedRun = {
  /** The module, absolute. */
  file: string
  /** Address of a module that exports a `Work`. */
  work: URL
  /** Plain data that the work is told. */
  request: unknown
}

/**
 * Has something done with the machines of somebody else's module where nothing can be harmed: in a process by itself which
 * reads no files but its own and those of the module's package, writes none, starts nothing and reaches no network, whatever the module
 * or its machines do (docs/decisions/0013-somebody-elses-code.md). Resolves to an exit code; what is printed is handed over
 * line by line. Throws, in a sentence, where the module cannot be read.
 */
export function runConfined(run: ConfinedRun, print: Print, remark: Print): Promise<number> {
  const stopping = new AbortController()
  const { signal } = stopping
  const ended = withBundle(run.file, (bundle) => start(run, bundle, { print, remark, signal }))
  return endingWith(ended, () => stopping.abort())
}

/** Above the exit codes that work ends with there are only Node's own. */
const MOST_CODE = 3

const PROJECT = join(import.meta.dirname, '..', '..')

async function start(
  { file, work, request }: ConfinedRun,
  bundle: string,
  { print, remark, signal }: { print: Print; remark: Print; signal: AbortSignal },
): Promise<number> {
  const errand: Errand = { file, bundle, work: work.href, request }
  const readable = [
    ...['paths', 'charts', 'package.json', 'node_modules'].map((name) => join(PROJECT, name)),
    ...[dirname(fileURLToPath(work)), bundle, packageOf(file)],
  ]
  const child = spawn(
    process.execPath,
    [
      '--permission',
      '--unhandled-rejections=none',
      ...new Set(readable.flatMap(withLinked).map((path) => `--allow-fs-read=${path}`)),
      join(import.meta.dirname, 'main.ts'),
    ],
    {
      cwd: PROJECT,
      signal,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'pipe', 'pipe'],
      // Nothing of the environment: that is where secrets are.
      env: { PATHS_CONFINED: JSON.stringify(errand), TZ: process.env.TZ },
    },
  )
  const read = (stream: NodeJS.ReadableStream, say: Print) =>
    new Promise<void>((done) => {
      createInterface({ input: stream }).on('line', say).on('close', done)
    })
  const ended = new Promise<number>((done, fail) => {
    child.on('error', fail)
    child.on('close', (code, by) => {
      const isOfWork = code !== null && code <= MOST_CODE
      if (!isOfWork) remark(`${file} ended the process that it was read in (${by ?? code}).`)
      done(isOfWork ? code : 2)
    })
  })
  const [code] = await Promise.all([ended, read(child.stdout, print), read(child.stderr, remark)])
  return code
}

/** A path, and what it is a link to. */
const withLinked = (path: string) => (existsSync(path) ? [path, realpathSync(path)] : [path])
