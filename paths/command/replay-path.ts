import type { Path } from '../path.ts'
import type { ReplayRequest, ReplayResult } from '../results.ts'
import { ResultsFolder } from '../results-folder.ts'
import { shorten } from '../shorten.ts'
import type { Subject } from '../subject.ts'
import type { FoundPath } from './find-path.ts'
import type { Print, Project } from './project.ts'
import { replayInBrowser } from './replay-in-browser.ts'
import { replayOnMachine } from './replay-on-machine.ts'
import { endText, replayCommand, stepText } from './replay-text.ts'

/** How a replay in a browser is done. */
export type BrowserOptions = Pick<ReplayRequest, 'slow' | 'language' | 'width' | 'world' | 'address'> & {
  headed: boolean
}

/** A replay that was asked for. */
export type Replay = {
  project: Project
  found: FoundPath
  subject: Subject
  /** Undefined for a replay on the machine alone. */
  browser: BrowserOptions | undefined
  say: Print
}

/**
 * Replays a path on the machine, and then in a browser where that is asked for: what fails on the machine need not be tried in
 * a page. Tells how it went; of a path that failed, a shorter one and the command that replays it.
 */
export async function replayPath(replay: Replay): Promise<ReplayResult> {
  const { project, found, subject, browser, say } = replay
  const onMachine = replayOnMachine(subject, found.flow.name, found.path)
  if (browser && onMachine.passed) {
    say(endText(onMachine))
    return checked(replay, await replayInPage(replay, found.path, browser))
  }
  new ResultsFolder(project.results).writeReplay(onMachine)
  for (const [index, step] of onMachine.steps.entries()) {
    for (const line of stepText(step, index + 1)) say(line)
  }
  say(endText(onMachine))
  return checked(replay, onMachine)
}

async function replayInPage({ project, found, say }: Replay, path: Path, browser: BrowserOptions) {
  const { headed, ...options } = browser
  const request = { id: path.id, flow: found.flow.name, path, ...options }
  const result = await replayInBrowser(project, request, { headed }, say)
  say(endText(result))
  return result
}

/** The same result, with a shorter path looked for where it failed. That one is tried in the browser once. */
async function checked(replay: Replay, result: ReplayResult): Promise<ReplayResult> {
  if (result.passed) return result
  const { found, subject, browser, say } = replay
  const { path } = found
  const short = shortened(subject, path, result)
  const inPage = result.how === 'browser' ? browser : undefined
  if (short === path) say('No shorter path leads there.')
  else {
    keep(replay, short)
    say(`Path ${short.id} leads there in ${short.steps.length} of ${path.steps.length} steps.`)
  }
  const isRefuted = short !== path && inPage && (await replayInPage(replay, short, inPage)).passed
  const flags = inPage ? ['--browser', ...flagsOf(inPage)] : []
  say(`Replay it: ${replayCommand(isRefuted ? path.id : short.id, found.flow.name, flags)}`)
  return result
}

function shortened(subject: Subject, path: Path, { steps }: ReplayResult): Path {
  const failedAt = steps.findIndex((step) => !step.passed) + 1
  const short = failedAt > 0 ? shorten(subject, path, failedAt) : path
  return short.steps.length < path.steps.length ? short : path
}

function keep({ project, found }: Replay, short: Path): void {
  new ResultsFolder(project.results).writeRecorded({
    flow: found.flow.name,
    at: new Date().toISOString(),
    shortenedFrom: found.path.id,
    path: short,
  })
}

/** The options as they are typed. */
export function flagsOf({ headed, slow, language, width, world, address }: BrowserOptions): string[] {
  const named = Object.entries({ language, width, world, address })
  return [
    ...(headed ? ['--headed'] : []),
    ...(slow ? ['--slow'] : []),
    ...named.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, String(value)])),
  ]
}
