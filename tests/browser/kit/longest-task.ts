import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'

const event = v.looseObject({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  /** Start time, in microseconds. */
  ts: v.optional(v.number(), 0),
  /** CPU time, in microseconds. */
  tdur: v.optional(v.number(), 0),
  args: v.optional(v.looseObject({ name: v.optional(v.unknown()) })),
})

const trace = v.object({ traceEvents: v.array(event) })

type TraceEvent = v.InferOutput<typeof event>

/**
 * Runs `deed` and returns the length of its longest main-thread task, in ms of CPU time. Wall time would
 * depend on other load.
 */
export async function longestTask(browser: Browser, page: Page, deed: () => Promise<void>): Promise<number> {
  const events = await mainThreadEvents(browser, page, deed)
  return Math.max(...tasksOf(events).map(({ tdur }) => tdur)) / 1_000
}

/** Runs `deed` and returns the most main-thread work between two frames, in ms of CPU time. */
export async function longestFrame(browser: Browser, page: Page, deed: () => Promise<void>): Promise<number> {
  const events = (await mainThreadEvents(browser, page, deed)).toSorted((one, other) => one.ts - other.ts)
  const begins = events.filter(({ name }) => name === 'BeginMainThreadFrame').map(({ ts }) => ts)
  if (begins.length === 0) throw new Error('The trace has no frame of the main thread.')
  const work = new Map<number, number>()
  let frame = 0
  for (const { ts, tdur } of tasksOf(events)) {
    while ((begins[frame] ?? Number.POSITIVE_INFINITY) <= ts) frame += 1
    work.set(frame, (work.get(frame) ?? 0) + tdur)
  }
  return Math.max(...work.values()) / 1_000
}

async function mainThreadEvents(
  browser: Browser,
  page: Page,
  deed: () => Promise<void>,
): Promise<TraceEvent[]> {
  const categories = [
    'toplevel',
    'disabled-by-default-devtools.timeline',
    'disabled-by-default-devtools.timeline.frame',
    'devtools.timeline.frame',
  ]
  await browser.startTracing(page, { categories })
  await deed()
  const { traceEvents } = v.parse(trace, JSON.parse((await browser.stopTracing()).toString()))
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  )
  return traceEvents.filter((one) => main.has(thread(one)))
}

function tasksOf(events: readonly TraceEvent[]): TraceEvent[] {
  const tasks = events.filter(({ name }) => name === 'RunTask')
  if (tasks.length === 0) throw new Error('The trace has no task of the main thread.')
  return tasks
}
