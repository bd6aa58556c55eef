import { appendFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import {
  EVENTS_FILE,
  type Outcome,
  type ReplayedStep,
  type ReplayResult,
} from '@palpite/paths/results/results.ts'
import { ResultsFolder } from '@palpite/paths/results/results-folder.ts'
import type { Path, Step } from '@palpite/paths/walk/path.ts'
import type { Page } from '@playwright/test'
import { eventWords } from './event-words.ts'
import type { ReplayRequest } from './replay-request.ts'
import type { Tab } from './tab.ts'
import { differenceAt, look, openAt, take } from './walk-step.ts'
import type { Walker } from './walker.ts'

/** Timeout of an action, in ms. */
const ACTION_LIMIT = 30_000

/** Returns the timeout of a step, in ms. Some steps consist of many actions. */
export function stepLimit({ slow }: Pick<ReplayRequest, 'slow'>): number {
  return 60_000 + DEEDS * slow
}

/** Maximum number of actions in one step. */
const DEEDS = 100

/**
 * Replays a path step by step until a step fails. A step fails if the page differs from it, or after `limit`
 * ms. Updates `result.json` after each step, so that other programs can follow the replay. Stores screenshots
 * and the inspection messages of the page's actors in the same folder.
 */
export async function replay(
  replayed: Path,
  walker: Walker,
  tab: Tab,
  request: ReplayRequest,
  limit = stepLimit(request),
): Promise<ReplayResult> {
  const { id } = replayed
  const { flow, language, width, world, address } = request
  const steps: ReplayedStep[] = []
  const asked = {
    id,
    flow,
    at: new Date().toISOString(),
    how: 'browser',
    language,
    width,
    world,
    address,
  } as const
  const resultSoFar = (): ReplayResult => ({ ...asked, outcome: outcomeOf(steps, replayed), steps })
  const results = resultsOf(request)
  const folder = await emptyFolder(results.replayFolder(id))
  const stopTelling = tellTo(path.join(folder, EVENTS_FILE), tab)
  tab.live.askEach()
  // A missing element must not block the replay forever.
  tab.page.setDefaultTimeout(ACTION_LIMIT)
  for (const [index, step] of replayed.steps.entries()) {
    const done = await replayStep(step, index, walker, tab, limit)
    const picture = `${index + 1}.png`
    await takePicture(tab.page, `${folder}/${picture}`)
    steps.push({ ...done, picture })
    results.writeReplay(resultSoFar())
    console.log(line(done, index))
    if (!done.passed) break
  }
  stopTelling()
  const result = resultSoFar()
  console.log(result.outcome === 'passed' ? `passed: ${id}` : `failed: ${id} at step ${steps.length}`)
  return result
}

/** Stops the trace of a page and stores it next to the result. */
export async function keepTrace(
  result: ReplayResult,
  request: Pick<ReplayRequest, 'folder'>,
  { context }: Tab,
): Promise<void> {
  const results = resultsOf(request)
  const trace = 'trace.zip'
  await context.tracing.stop({ path: `${results.replayFolder(result.id)}/${trace}` })
  results.writeReplay({ ...result, trace })
}

function resultsOf({ folder }: Pick<ReplayRequest, 'folder'>): ResultsFolder {
  return new ResultsFolder(folder === undefined ? 'dist/paths' : path.join(folder, '../..'))
}

/** Appends the page's inspection messages to a file until the returned function is called. */
function tellTo(file: string, { live }: Tab): () => void {
  // Write synchronously to keep the order.
  return live.follow((message) => appendFileSync(file, `${JSON.stringify(message)}\n`))
}

/** Returns `unfinished` until a step has failed or the last step has passed. */
function outcomeOf(steps: readonly ReplayedStep[], replayed: Path): Outcome {
  if (steps.some((step) => !step.passed)) return 'failed'
  return steps.length === replayed.steps.length ? 'passed' : 'unfinished'
}

async function replayStep(
  step: Step,
  index: number,
  walker: Walker,
  { live }: Tab,
  limit: number,
): Promise<ReplayedStep> {
  const events: string[] = []
  const stop = live.follow((message) => {
    if (message.type === 'event') events.push(eventWords(message, (actor) => live.nameOf(actor)))
  })
  const began = performance.now()
  const difference = await within(limit, goTo(step, index, walker, live))
  stop()
  const ms = Math.round(performance.now() - began)
  const { label, state } = step
  return { label, state, passed: difference === undefined, ...(difference && { difference }), events, ms }
}

/** Resolves to the result of `going`, or to a timeout message if that takes longer than `limit` ms. */
async function within(limit: number, going: Promise<string | undefined>): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`The step was not done within ${limit / 1_000} s.`), limit)
  })
  return Promise.race([going, over]).finally(() => clearTimeout(timer))
}

/**
 * Takes a step and returns how the page differs from it, or the error of the step. A difference of the page's
 * actor comes first, since it shows the cause.
 */
async function goTo(
  step: Step,
  index: number,
  walker: Walker,
  live: Tab['live'],
): Promise<string | undefined> {
  try {
    await (index === 0 ? openAt(walker, step) : take(walker, step))
    const seen = look(walker, step).then(() => undefined, wordsOf)
    return (await differenceAt(walker, step, live)) ?? (await seen)
  } catch (error) {
    return wordsOf(error)
  }
}

/**
 * Formats an error as one line. For an assertion, keeps only the message, the locator, and the expected and
 * received values.
 */
function wordsOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: assertions are written in colours.
  const lines = text.replaceAll(/\u001b\[\d+m/g, '').split('\n')
  const telling = lines.filter((one, index) => index === 0 || /^(Locator|Expected|Received)/.test(one))
  return telling.map((one) => one.trim().replaceAll(/\s+/g, ' ')).join('; ')
}

async function emptyFolder(folder: string): Promise<string> {
  await fs.rm(folder, { recursive: true, force: true })
  await fs.mkdir(folder, { recursive: true })
  return folder
}

async function takePicture(page: Page, file: string): Promise<void> {
  await page.screenshot({ path: file, animations: 'disabled' })
}

const line = ({ label, state, passed, difference }: ReplayedStep, index: number): string =>
  `${passed ? '✓' : '✗'} ${index + 1}. ${label} → ${state}${difference ? `\n     ${difference}` : ''}`
