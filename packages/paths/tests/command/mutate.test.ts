import { afterEach, expect, it, vi } from 'vitest'
import { gateModel } from './gate.ts'
import { acceptAll, run, trialProject } from './trial-project.ts'

afterEach(() => vi.restoreAllMocks())

async function mutated() {
  const project = trialProject({ gate: gateModel() })
  await acceptAll(project)
  return run(project, 'mutate', 'gate')
}

it('the mutate command prints its progress every few seconds', async () => {
  expect((await mutated()).complaints).toEqual([])
  let now = 0
  // Each call returns a time two seconds after the previous one.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 2_000))
  const { complaints } = await mutated()
  expect(complaints.length).toBeGreaterThan(1)
  for (const line of complaints) expect(line).toMatch(/^gate: \d+ faults? tried so far$/)
  const tried = complaints.map((line) => Number(/\d+/.exec(line)?.[0]))
  expect(tried).toEqual(tried.toSorted((one, other) => one - other))
})
