import { expect, it } from 'vitest'
import { explore } from '#paths/graph/explore.ts'
import { tour } from '#paths/graph/tour.ts'
import { prepare } from '#paths/machine/system-under-test.ts'
import { walk } from '#paths/walk/walk.ts'
import { randomModel } from './random-chart.ts'

const CHARTS = 60

it('exploring random charts predicts exactly what a real actor does', () => {
  const steps = Array.from({ length: CHARTS }, (_, seed) => {
    const subject = prepare(randomModel(seed))
    const walks = tour(subject, explore(subject)).paths.map((path) => walk(subject, path))
    expect(
      walks.flatMap(({ difference }) => difference ?? []),
      `chart ${seed}`,
    ).toEqual([])
    return walks.reduce((sum, { observations }) => sum + observations.length, 0)
  })
  expect(steps.reduce((sum, count) => sum + count)).toBeGreaterThan(10 * CHARTS)
})
