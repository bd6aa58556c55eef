import path from 'node:path'
import { chartFingerprint } from '#paths/accepted/chart-fingerprint.ts'
import type { Subject } from '#paths/machine/system-under-test.ts'
import type { ReplayResult } from '#paths/results/results.ts'
import { ResultsFolder } from '#paths/results/results-folder.ts'
import type { Path } from '#paths/walk/path.ts'
import { shorten } from '#paths/walk/shorten.ts'
import type { FoundPath } from './find-path.ts'
import { keepPath } from './keep-path.ts'
import type { PageOptions } from './page-options.ts'
import type { Print, Project } from './project.ts'
import { replayInBrowser } from './replay-in-browser.ts'
import { replayOnMachine } from './replay-on-machine.ts'
import { endText, replayCommand, stepText } from './replay-text.ts'

export type BrowserOptions = PageOptions & { headed: boolean }

export type Replay = {
  project: Project
  found: FoundPath
  subject: Subject
  /** Undefined if the path is replayed only on the machine. */
  browser: BrowserOptions | undefined
  say: Print
}

/**
 * Replays a path on the machine. If it passes there and a browser was requested, replays it in the browser
 * too. Prints the outcome and, after a failure, a shorter failing path with the command that replays it.
 */
export async function replayPath(replay: Replay): Promise<ReplayResult> {
  const { project, found, subject, browser, say } = replay
  const onMachine = replayOnMachine(subject, found.flow.name, found.path)
  if (browser && onMachine.outcome === 'passed') {
    say(endText(onMachine))
    return checked(replay, await replayInPage(replay, found.path, browser))
  }
  keepPath(project, found.flow.name, found.path)
  const chart = chartFingerprint(subject.model.machine)
  new ResultsFolder(project.results).writeReplay({ ...onMachine, chart })
  for (const [index, step] of onMachine.steps.entries()) {
    for (const line of stepText(step, index + 1)) say(line)
  }
  say(endText(onMachine))
  return checked(replay, onMachine)
}

async function replayInPage(
  { project, found, subject, say }: Replay,
  replayed: Path,
  browser: BrowserOptions,
) {
  const { headed, ...pageOptions } = browser
  const { id } = replayed
  const requested = { flow: found.flow, path: replayed, subject }
  const result = await replayInBrowser(project, requested, pageOptions, { headed }, say)
  say(endText(result))
  if (result.trace !== undefined) {
    const file = path.join(new ResultsFolder(project.results).replayFolder(id), result.trace)
    say(`Trace: ${path.relative(project.root, file)}`)
  }
  return result
}

/**
 * After a failure, looks for a shorter failing path, and replays it once in the browser if the browser replay
 * was the one that failed. Otherwise does nothing.
 */
async function checked(replay: Replay, result: ReplayResult): Promise<ReplayResult> {
  if (result.outcome !== 'failed') return result
  const { found, subject, browser, say } = replay
  const { path: long } = found
  const short = shortened(subject, long, result)
  const inPage = result.how === 'browser' ? browser : undefined
  if (short === long) say('No shorter path leads to the failure.')
  else {
    keep(replay, short)
    say(`Path ${short.id} leads to the failure in ${short.steps.length} of ${long.steps.length} steps.`)
  }
  const isRefuted =
    short !== long && inPage && (await replayInPage(replay, short, inPage)).outcome !== 'failed'
  const flags = inPage ? ['--browser', ...flagsOf(inPage)] : []
  say(`Replay it: ${replayCommand(isRefuted ? long.id : short.id, found.flow.name, flags)}`)
  return result
}

function shortened(subject: Subject, long: Path, { steps }: ReplayResult): Path {
  const failedAt = steps.findIndex((step) => !step.passed) + 1
  const short = failedAt > 0 ? shorten(subject, long, failedAt) : long
  return short.steps.length < long.steps.length ? short : long
}

function keep({ project, found }: Replay, short: Path): void {
  new ResultsFolder(project.results).writeRecorded({
    flow: found.flow.name,
    at: new Date().toISOString(),
    shortenedFrom: found.path.id,
    path: short,
  })
}

export function flagsOf({ headed, slow, language, width, world, address }: BrowserOptions): string[] {
  const named = Object.entries({ language, width, world, address })
  return [
    ...(headed ? ['--headed'] : []),
    ...(slow ? ['--slow'] : []),
    ...named.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, String(value)])),
  ]
}
