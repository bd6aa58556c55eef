import { mkdirSync, rmSync, watch } from 'node:fs'
import path from 'node:path'
import type { ReplayRequest, ReplayResult } from '../results.ts'
import { ResultsFolder } from '../results-folder.ts'
import { Misuse } from './misuse.ts'
import { CONFIG_FILE, type Print, type Project } from './project.ts'
import { stepText } from './replay-text.ts'
import { runProgram } from './run-program.ts'

/** How a replay in a browser is done, and how it can be followed and ended. */
export type BrowserRun = {
  headed: boolean
  /** Stops the program; the replay has then failed. */
  signal?: AbortSignal
  /** Told what there is of the result, after every step. */
  watch?(result: ReplayResult): void
}

/**
 * Has the product's own program replay a path in a browser, and tells each step as soon as its result is written. A replay
 * whose program fails has not passed, whatever its steps say. Throws where the program leaves no result, and a {@link Misuse}
 * where the project has no such program.
 */
export async function replayInBrowser(
  project: Project,
  asked: Omit<ReplayRequest, 'folder'>,
  { headed, signal, watch: show }: BrowserRun,
  print: Print,
): Promise<ReplayResult> {
  const program = project.config.browser?.replay
  if (!program)
    throw new Misuse(`${CONFIG_FILE} names no program that replays in a browser (browser.replay).`)
  const results = new ResultsFolder(project.results)
  const folder = results.replayFolder(asked.id)
  // The result and the pictures of the time before are not this replay's.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })

  let told = 0
  const tell = (result: ReplayResult | undefined) => {
    for (const step of result?.steps.slice(told) ?? []) {
      told += 1
      for (const line of stepText(step, told)) print(line)
    }
    if (result) show?.(result)
  }
  // From above: the program may make the folder anew.
  const watcher = watch(path.dirname(folder), { recursive: true }, (_, name) => {
    if (name === path.join(asked.id, 'result.json')) tell(soFar(results, asked.id))
  })
  const request: ReplayRequest = { ...asked, folder }
  const { code, output } = await runProgram(
    project.root,
    headed ? [...program, '--headed'] : program,
    { PATHS_REPLAY: JSON.stringify(request) },
    'kept',
    signal,
  ).finally(() => watcher.close())
  const result = results.readReplay(asked.id)
  if (!result) throw new Error(`${program.join(' ')} ended with ${code} and without a result:\n${output}`)
  tell(result)
  const isWhole = result.steps.length === asked.path.steps.length
  if (!result.passed || (code === 0 && isWhole)) return result
  print(output)
  const failed = { ...result, passed: false }
  results.writeReplay(failed)
  return failed
}

/** What there is of a result; nothing while it is being written, since that is told by another event. */
function soFar(results: ResultsFolder, id: string): ReplayResult | undefined {
  try {
    return results.readReplay(id)
  } catch (error) {
    if (error instanceof Error && error.cause instanceof SyntaxError) return undefined
    throw error
  }
}
