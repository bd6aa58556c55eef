import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chartFingerprint } from '#paths/accepted/chart-fingerprint.ts'
import type { Subject } from '#paths/machine/system-under-test.ts'
import { pageLimitOf } from '#paths/model/page-limit.ts'
import { EVENTS_FILE, type ReplayRequest, type ReplayResult } from '#paths/results/results.ts'
import { ResultsFolder } from '#paths/results/results-folder.ts'
import type { FoundPath } from './find-path.ts'
import { keepPath } from './keep-path.ts'
import { Misuse } from './misuse.ts'
import { NewLines } from './new-lines.ts'
import type { PageOptions } from './page-options.ts'
import { CONFIG_FILE, type Print, type Project } from './project.ts'
import { stepText } from './replay-text.ts'
import { runProgram } from './run-program.ts'

/** Interval between checks for finished steps, in ms. */
const LOOK_EVERY = 200

export type BrowserRun = {
  headed: boolean
  /** Stops the program, which leaves the replay unfinished. */
  signal?: AbortSignal
  /** Called after every step with the result so far. */
  watch?(result: ReplayResult): void
  /** Called with the messages of the page's actors, as lines of JSON. */
  hear?(lines: readonly string[]): void
}

/**
 * Replays a path with the product's own program and reports each step as soon as its result is written. If
 * the page cannot take the path, returns an `unwalkable` result without starting the program. If the program
 * leaves no result, throws and keeps the previous result. Throws a {@link Misuse} if the project has no such
 * program.
 */
export async function replayInBrowser(
  project: Project,
  { flow, path: replayed, subject }: FoundPath & { subject: Subject },
  pageOptions: PageOptions,
  { headed, signal, watch, hear }: BrowserRun,
  print: Print,
): Promise<ReplayResult> {
  const program = project.config.browser?.replay
  if (!program)
    throw new Misuse(
      `${CONFIG_FILE} does not configure browser.replay, the program that replays in a browser.`,
    )
  const results = new ResultsFolder(project.results)
  const { id } = replayed
  const { running } = results
  const folder = running.replayFolder(id)
  const chart = chartFingerprint(subject.model.machine)
  keepPath(project, flow.name, replayed)
  results.sweepRuns()
  rmSync(folder, { recursive: true, force: true })
  const reason = pageLimitOf(subject, replayed, (await flow.exclusions?.()) ?? [])
  if (reason !== undefined) {
    const unwalkable = notTried({ id, flow: flow.name, chart }, pageOptions, reason)
    running.writeReplay(unwalkable)
    results.keepRun(id)
    return unwalkable
  }
  mkdirSync(folder, { recursive: true })

  let printed = 0
  const printSteps = (result: ReplayResult | undefined) => {
    const newSteps = result?.steps.slice(printed) ?? []
    for (const step of newSteps) {
      printed += 1
      for (const line of stepText(step, printed)) print(line)
    }
    if (result && newSteps.length > 0) watch?.(result)
  }
  const lines = new NewLines(path.join(folder, EVENTS_FILE))
  const look = () => {
    const heard = hear ? lines.read() : []
    if (heard.length > 0) hear?.(heard)
    printSteps(soFar(running, id))
  }
  // Polls the file, since file system events miss some replaced files.
  const looking = setInterval(look, LOOK_EVERY)
  const request: ReplayRequest = { ...pageOptions, id, flow: flow.name, path: replayed, folder }
  const { code, output } = await runProgram(
    project.root,
    headed ? [...program, '--headed'] : program,
    { PATHS_REPLAY: JSON.stringify(request) },
    'kept',
    signal,
  ).finally(() => clearInterval(looking))
  look()
  const result = running.readReplay(id)
  if (!result) throw new Error(`${program.join(' ')} ended with ${code} and without a result:\n${output}`)
  const checked = { ...result, chart, outcome: outcomeOf(result, code, replayed.steps.length) }
  const isBelied = checked.outcome !== result.outcome
  running.writeReplay(checked)
  results.keepRun(id)
  if (isBelied || (checked.outcome === 'unfinished' && !signal?.aborted)) print(output)
  return checked
}

/** Corrects `passed` to `unfinished` if steps are missing, or else to `failed` if the program failed. */
function outcomeOf({ outcome, steps }: ReplayResult, code: number, length: number): ReplayResult['outcome'] {
  if (outcome !== 'passed') return outcome
  if (steps.length < length) return 'unfinished'
  return code === 0 ? 'passed' : 'failed'
}

function notTried(
  asked: Pick<ReplayResult, 'id' | 'flow' | 'chart'>,
  { language, width, world, address }: PageOptions,
  reason: string,
): ReplayResult {
  const at = new Date().toISOString()
  const page = {
    language: language ?? null,
    width: width ?? null,
    world: world ?? null,
    address: address ?? null,
  }
  return { ...asked, at, how: 'browser', ...page, outcome: 'unwalkable', reason, steps: [] }
}

/** The result so far. Undefined if there is none yet, or while the program is writing it. */
function soFar(running: ResultsFolder, id: string): ReplayResult | undefined {
  try {
    return running.readReplay(id)
  } catch (error) {
    if (error instanceof Error && error.cause instanceof SyntaxError) return undefined
    throw error
  }
}
