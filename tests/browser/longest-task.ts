import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'

const trace = v.object({
  traceEvents: v.array(
    v.looseObject({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      /** Microseconds of processor time. */
      tdur: v.optional(v.number()),
      args: v.optional(v.looseObject({ name: v.optional(v.unknown()) })),
    }),
  ),
})

/**
 * The longest task of a page's main thread while something is done, in milliseconds that its processor was at work: how long
 * it took by the clock depends on what else the machine has to do.
 */
export async function longestTask(browser: Browser, page: Page, deed: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await deed()
  const { traceEvents } = v.parse(trace, JSON.parse((await browser.stopTracing()).toString()))
  const thread = ({ pid, tid }: { pid: number; tid: number }) => `${pid}:${tid}`
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  )
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && main.has(thread(event)))
  if (tasks.length === 0) throw new Error('The trace has no task of the main thread.')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000
}
