import type { ReplayedStep, ReplayRequest } from '#paths/results.ts'
import { ResultsFolder } from '#paths/results-folder.ts'

/** Replays a path as a product's program would, step by step; every "lift" goes wrong in its page. */
const request: ReplayRequest = JSON.parse(process.env.PATHS_REPLAY ?? '')
const results = new ResultsFolder(new URL('../..', `file://${request.folder}/`).pathname)
const { id, flow, path, language = null, width = null, world = null, address = null } = request
const steps: ReplayedStep[] = []
for (const { label, state } of path.steps) {
  const passed = label !== 'lift'
  steps.push({
    label,
    state,
    passed,
    ...(passed ? {} : { difference: 'The page still shows the gate.' }),
    events: [],
    ms: 5,
  })
  const isOver = !passed || steps.length === path.steps.length
  results.writeReplay({
    id,
    flow,
    at: new Date().toISOString(),
    how: 'browser',
    ...{ language, width, world, address },
    passed: passed && isOver,
    steps,
  })
  if (isOver) break
}
