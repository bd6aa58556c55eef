import { describe, expect, it } from 'vitest'
import { readAccepted } from '#paths/accepted.ts'
import { tallyOf, walkAll } from '#paths/check-model.ts'
import { coverageOf } from '#paths/coverage.ts'
import { prepare } from '#paths/subject.ts'
import config from '../../paths.config.ts'

describe('[QA-04] the reviewed paths of every flow, on a real actor', () => {
  it.each(config.flows)('$name: come through every state and transition', async ({ model, accepted }) => {
    const subject = prepare(await model())
    const walks = walkAll(subject, readAccepted(accepted)?.paths ?? [])
    expect(walks.flatMap(({ walk }) => walk.difference ?? [])).toEqual([])
    const { states, transitions } = coverageOf(subject, tallyOf(walks))
    expect([...states.gaps, ...transitions.gaps]).toEqual([])
    expect(states.covered.length).toBeGreaterThan(1)
    expect(transitions.covered.length).toBe(subject.edges.length)
  })
})
