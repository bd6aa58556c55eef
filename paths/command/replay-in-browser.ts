import { mkdirSync, rmSync } from 'node:fs'
import { pageLimitOf } from '../page-limit.ts'
import type { ReplayRequest, ReplayResult } from '../results.ts'
import { ResultsFolder } from '../results-folder.ts'
import type { Subject } from '../subject.ts'
import type { FoundPath } from './find-path.ts'
import { Misuse } from './misuse.ts'
import { CONFIG_FILE, type Print, type Project } from './project.ts'
import { stepText } from './replay-text.ts'
import { runProgram } from './run-program.ts'

/** Milliseconds between two looks for steps that were done. */
const LOOK_EVERY = 200

/** What a replay in a browser can be asked for. */
export type PageWish = Omit<ReplayRequest, 'id' | 'flow' | 'path' | 'folder'>

/** How a replay in a browser is done, and how it can be followed and ended. */
export type BrowserRun = {
  headed: boolean
  /** Stops the program; the replay is then unfinished. */
  signal?: AbortSignal
  /** Told what there is of the result, after every step. */
  watch?(result: ReplayResult): void
}

/**
 * Has the product's own program replay a path in a browser, and tells each step as soon as its result is written. A path that
 * nobody can do in the page is answered with the reason, and no browser opens. A replay whose program fails has not passed,
 * whatever its steps say. Throws where the program leaves no result, and a {@link Misuse} where the project has no such program.
 */
export async function replayInBrowser(
  project: Project,
  { flow, path, subject }: FoundPath & { subject: Subject },
  wish: PageWish,
  { headed, signal, watch }: BrowserRun,
  print: Print,
): Promise<ReplayResult> {
  const program = project.config.browser?.replay
  if (!program)
    throw new Misuse(`${CONFIG_FILE} names no program that replays in a browser (browser.replay).`)
  const results = new ResultsFolder(project.results)
  const { id } = path
  const folder = results.replayFolder(id)
  // The result and the pictures of the time before are not this replay's.
  rmSync(folder, { recursive: true, force: true })
  const reason = pageLimitOf(subject, path, (await flow.exclusions?.()) ?? [])
  if (reason !== undefined) {
    const unwalkable = notTried({ id, flow: flow.name }, wish, reason)
    results.writeReplay(unwalkable)
    return unwalkable
  }
  mkdirSync(folder, { recursive: true })

  let told = 0
  const tell = (result: ReplayResult | undefined) => {
    const fresh = result?.steps.slice(told) ?? []
    for (const step of fresh) {
      told += 1
      for (const line of stepText(step, told)) print(line)
    }
    if (result && fresh.length > 0) watch?.(result)
  }
  // Looked for, since what the system tells of a folder's files leaves out some that take another one's place.
  const looking = setInterval(() => tell(soFar(results, id)), LOOK_EVERY)
  const request: ReplayRequest = { ...wish, id, flow: flow.name, path, folder }
  const { code, output } = await runProgram(
    project.root,
    headed ? [...program, '--headed'] : program,
    { PATHS_REPLAY: JSON.stringify(request) },
    'kept',
    signal,
  ).finally(() => clearInterval(looking))
  const result = results.readReplay(id)
  if (!result) throw new Error(`${program.join(' ')} ended with ${code} and without a result:\n${output}`)
  tell(result)
  const checked = { ...result, outcome: outcomeOf(result, code, path.steps.length) }
  const isBelied = checked.outcome !== result.outcome
  if (isBelied) results.writeReplay(checked)
  if (isBelied || (checked.outcome === 'unfinished' && !signal?.aborted)) print(output)
  return checked
}

/** What is believed of a result: a program that fails at the end has not passed, one that leaves steps out has not finished. */
function outcomeOf({ outcome, steps }: ReplayResult, code: number, length: number): ReplayResult['outcome'] {
  if (outcome !== 'passed') return outcome
  if (steps.length < length) return 'unfinished'
  return code === 0 ? 'passed' : 'failed'
}

function notTried(
  asked: Pick<ReplayResult, 'id' | 'flow'>,
  { language, width, world, address }: PageWish,
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

/** What there is of a result; nothing while it is being written. */
function soFar(results: ResultsFolder, id: string): ReplayResult | undefined {
  try {
    return results.readReplay(id)
  } catch (error) {
    if (error instanceof Error && error.cause instanceof SyntaxError) return undefined
    throw error
  }
}
