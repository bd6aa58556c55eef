import type { Subject } from '#paths/machine/system-under-test.ts'
import type { ReplayedStep, ReplayResult } from '#paths/results/results.ts'
import type { Path } from '#paths/walk/path.ts'
import { walk } from '#paths/walk/walk.ts'

export function replayOnMachine(subject: Subject, flow: string, path: Path): ReplayResult {
  const done: { events: readonly string[]; ms: number }[] = []
  let last = performance.now()
  const { difference, failedAt } = walk(subject, path, ({ observation: { effects } }) => {
    const now = performance.now()
    done.push({ events: effects, ms: now - last })
    last = now
  })
  const walked = path.steps.slice(0, failedAt)
  const steps = walked.map(({ label, state }, index): ReplayedStep => {
    const passed = index + 1 !== failedAt
    const { events = [], ms = 0 } = done[index] ?? {}
    return { label, state, passed, ...(passed || !difference ? {} : { difference }), events, ms }
  })
  return {
    id: path.id,
    flow,
    at: new Date().toISOString(),
    how: 'machine',
    language: null,
    width: null,
    world: null,
    address: null,
    outcome: difference === undefined ? 'passed' : 'failed',
    steps,
  }
}
