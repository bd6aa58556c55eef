import { describe, expect, it } from 'vitest'
import { explore } from '#paths/graph/explore.ts'
import { prepare } from '#paths/machine/system-under-test.ts'
import { mutantsOf } from '#paths/mutation/mutants.ts'
import { generate } from '#paths/walk/generate.ts'
import { shrink, shrinkPath } from '#paths/walk/shrink.ts'
import { walk } from '#paths/walk/walk.ts'
import { models } from './models.ts'

const STEPS = 301
const MAX_RUNS = 40

function longPath(model: (typeof models)[keyof typeof models], seed: number) {
  const subject = prepare(model)
  const options = {
    strategy: 'random',
    seed,
    longest: STEPS,
    stop: { kind: 'length', steps: STEPS },
  } as const
  const [path] = generate(subject, explore(subject), options).paths
  if (!path) throw new Error('A random walk has at least a start.')
  return { subject, path }
}

describe('a failing list', () => {
  it('shrinks to the elements that make it fail', () => {
    const steps = Array.from({ length: 100 }, (_, index) => index)
    const fails = (list: readonly number[]) => [13, 14, 77].every((step) => list.includes(step))
    expect(shrink(steps, fails)).toEqual([13, 14, 77])
    expect(shrink(['only'], () => true)).toEqual([])
  })
})

describe('a failing path', () => {
  it('shrinks from 300 steps to the five that matter', () => {
    const { subject, path } = longPath(models.alarm, 3)
    const [mutant] = mutantsOf(models.alarm.machine, (fault) =>
      fault.startsWith('removed timer armed.snoozing'),
    )
    if (!mutant) throw new Error('There is no such timer.')
    const faulty = prepare({ ...models.alarm, machine: mutant.machine })
    expect(walk(faulty, path).observations.length).toBeGreaterThan(250)

    const shrunk = shrinkPath(subject, path, (shorter) => walk(faulty, shorter).difference !== undefined)
    expect(shrunk.path.steps.map(({ label }) => label)).toEqual([
      'start',
      'alarm.set',
      'after 10 min: armed.waiting untilRing',
      'alarm.snooze',
      'after 5 min: armed.snoozing untilSnoozeEnds',
    ])
    expect(shrunk.runs).toBeLessThanOrEqual(MAX_RUNS)
  })

  it('is still possible and still fails after shrinking', () => {
    const { subject, path } = longPath(models.chat, 1)
    const isShown = (shorter: typeof path) =>
      shorter.steps.some(({ label }) => label === 'message.send blank')
    const { path: short } = shrinkPath(subject, path, isShown)
    expect(isShown(short)).toBe(true)
    expect(walk(subject, short).difference).toBeUndefined()
    expect(short.steps.length).toBeLessThan(8)
  })

  it('cannot be shrunk if one of its steps is impossible', () => {
    const { subject, path } = longPath(models.chat, 1)
    const steps = [...path.steps.slice(0, 1), { label: 'nothing', state: '', isIgnored: false, effects: [] }]
    expect(() => shrinkPath(subject, { ...path, steps }, () => true)).toThrow(
      /^Path \w{8} cannot be shrunk: step 2: "nothing" cannot happen in closed\. Possible: "chat.open"\.$/,
    )
  })
})
