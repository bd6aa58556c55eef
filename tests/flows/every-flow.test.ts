import { readAccepted } from '@palpite/paths/accepted/accepted.ts'
import { coverageOf } from '@palpite/paths/coverage/coverage.ts'
import { prepare } from '@palpite/paths/machine/system-under-test.ts'
import { tallyOf, walkAll } from '@palpite/paths/model/check-model.ts'
import { describe, expect, it } from 'vitest'
import config from '../../paths.config.ts'

describe('[QA-04] accepted paths on a real actor', () => {
  it.each(config.flows)('cover every state and transition of the flow $name', async ({ model, accepted }) => {
    const subject = prepare(await model())
    const walks = walkAll(subject, readAccepted(accepted)?.paths ?? [])
    expect(walks.flatMap(({ walk }) => walk.difference ?? [])).toEqual([])
    const { states, transitions } = coverageOf(subject, tallyOf(walks))
    expect([...states.gaps, ...transitions.gaps]).toEqual([])
    expect(transitions.covered.length).toBeGreaterThan(1)
    expect(transitions.covered.length).toBe(subject.edges.length)
  })
})
