import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { endingWith } from '#paths/command/ending-with.ts'
import { withBundle } from '#paths/module-loader/bundle-file.ts'
import { packageOf } from '#paths/module-loader/package-of.ts'
import { watchSilence } from './silence.ts'
import type { Errand } from './work.ts'

type Print = (line: string) => void

export type ConfinedRun = {
  /** Absolute path of the module. */
  file: string
  /** URL of the module that exports the `Work`. */
  work: URL
  request: unknown
  /** How long the process may print nothing before it is stopped, in ms. The default is two minutes. */
  patience?: number
}

/**
 * Works on the machines of a foreign module in a separate process. That process reads only this tool's files
 * and the module's package. It writes no files, starts no programs and has no network
 * (`docs/decisions/flows/0013-third-party-modules-run-without-permissions.md`). Resolves to an exit code, and
 * passes output on line by line. While there is no output, prints a remark every ten seconds. Stops a process
 * that prints nothing for `patience`, so long work must report its progress. Rejects with a message for the
 * user if the module cannot be read.
 */
export function runConfined(run: ConfinedRun, print: Print, remark: Print): Promise<number> {
  const stopping = new AbortController()
  const { signal } = stopping
  const ended = withBundle(run.file, (bundle) => start(run, bundle, { print, remark, signal }))
  return endingWith(ended, () => stopping.abort())
}

/** Highest exit code of the work. Higher codes come from Node. */
const MOST_CODE = 3

const PROJECT = join(import.meta.dirname, '../../..')

async function start(
  { file, work, request, patience = 120_000 }: ConfinedRun,
  bundle: string,
  { print, remark, signal }: { print: Print; remark: Print; signal: AbortSignal },
): Promise<number> {
  const errand: Errand = { file, bundle, work: work.href, request }
  const readable = [
    ...['packages', 'package.json', 'node_modules'].map((name) => join(PROJECT, name)),
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
      // The process gets none of our environment variables, since they may contain secrets.
      env: { PATHS_CONFINED: JSON.stringify(errand), TZ: process.env.TZ },
    },
  )
  let isGivenUp = false
  const silence = watchSilence(patience, {
    remark: (seconds) => remark(`${file} is still running. No output for ${seconds} s.`),
    end: () => {
      isGivenUp = child.kill('SIGKILL')
    },
  })
  const read = (stream: NodeJS.ReadableStream, say: Print) =>
    new Promise<void>((done) => {
      const forward = (line: string) => {
        silence.broken()
        say(line)
      }
      createInterface({ input: stream }).on('line', forward).on('close', done)
    })
  const ended = new Promise<number>((done, fail) => {
    child.on('error', fail)
    child.on('close', (code, by) => {
      const isOfWork = code !== null && code <= MOST_CODE
      if (isGivenUp) remark(`${file} was stopped after ${patience / 1000} s without output. ${NEVER_RETURNS}`)
      else if (!isOfWork) remark(`${file} ended its process (${by ?? code}).`)
      done(isOfWork ? code : 2)
    })
  })
  const [code] = await Promise.all([ended, read(child.stdout, print), read(child.stderr, remark)]).finally(
    () => silence.stop(),
  )
  return code
}

const NEVER_RETURNS =
  'Probably the module, or a guard, an assignment or the context of a machine, never ends.'

/** The path and, if it is a symbolic link, its target. */
const withLinked = (path: string) => (existsSync(path) ? [path, realpathSync(path)] : [path])
