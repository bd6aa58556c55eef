import { durationText } from '@palpite/charts/duration.ts'
import { describe, expect, it } from 'vitest'
import { assign, cancel, raise, setup } from 'xstate'
import { explore } from '#paths/graph/explore.ts'
import { keyOf } from '#paths/machine/configuration.ts'
import { prepare } from '#paths/machine/system-under-test.ts'
import { withVirtualDate } from '#paths/machine/virtual-date.ts'
import { checkModel } from '#paths/model/check-model.ts'
import { defineModel, type Model } from '#paths/model.ts'
import { temporaryFile } from './temporary-file.ts'

const check = (model: Model) => checkModel(model, { acceptedFile: temporaryFile(), update: true })
const labelsOf = (model: Model) => check(model).paths.map((path) => path.steps.map((step) => step.label))
const described = { description: 'A state.' }

describe('virtual time', () => {
  it('replaces Date only inside the callback', () => {
    const before = Date.now()
    const clock = { now: 5 }
    withVirtualDate(clock, () => {
      expect([Date.now(), new Date().toJSON(), new Date(7).toJSON()]).toEqual([
        5,
        '1970-01-01T00:00:00.005Z',
        '1970-01-01T00:00:00.007Z',
      ])
      clock.now = 6
      expect(new Date()).toBeInstanceOf(Date)
      expect(Date.now()).toBe(6)
    })
    expect(Date.now()).toBeGreaterThanOrEqual(before)
  })

  it('restores Date when the callback throws', () => {
    const outer = Date
    const fail = () => {
      throw new Error('on purpose')
    }
    expect(() => withVirtualDate({ now: 0 }, fail)).toThrow('on purpose')
    expect(Date).toBe(outer)
  })

  it('is shown as a duration without rounding', () => {
    expect([0, 250, 1000, 29_999, 60_000, 90_000, 600_000].map(durationText)).toEqual([
      '0 ms',
      '250 ms',
      '1 s',
      '29.999 s',
      '1 min',
      '90 s',
      '10 min',
    ])
  })

  it('fires timers that are due together one by one, in the order in which they were set', () => {
    const machine = setup({
      types: { events: {} as { type: 'x' } },
      delays: { untilBell: 1000 },
    }).createMachine({
      type: 'parallel',
      states: {
        left: {
          initial: 'a',
          ...described,
          states: { a: { ...described, after: { untilBell: 'b' } }, b: { ...described, type: 'final' } },
        },
        right: {
          initial: 'a',
          ...described,
          states: { a: { ...described, after: { untilBell: 'b' } }, b: { ...described, type: 'final' } },
        },
      },
    })
    expect(labelsOf(defineModel(machine, { events: {} }))).toEqual([
      ['start', 'after 1 s: left.a untilBell', 'after 0 ms: right.a untilBell'],
    ])
  })

  it('fires the timer that is due first, even if another was set earlier', () => {
    const machine = setup({ delays: { untilLate: 2000, untilSoon: 1000 } }).createMachine({
      type: 'parallel',
      states: {
        left: {
          initial: 'a',
          ...described,
          states: { a: { ...described, after: { untilLate: 'b' } }, b: { ...described, type: 'final' } },
        },
        right: {
          initial: 'a',
          ...described,
          states: { a: { ...described, after: { untilSoon: 'b' } }, b: { ...described, type: 'final' } },
        },
      },
    })
    const model = defineModel(machine, { events: {} })
    expect(check(model).findings.filter((finding) => finding.includes('real actor'))).toEqual([])
    expect(labelsOf(model)).toEqual([
      ['start', 'after 1 s: right.a untilSoon', 'after 1 s: left.a untilLate'],
    ])
  })

  it('reaches configurations in which an older timer is due before a newer one', () => {
    const machine = setup({
      types: { events: {} as { type: 'poke' } },
      delays: { untilBored: 1000, untilAsleep: 100 },
    }).createMachine({
      initial: 'awake',
      after: { untilBored: '.gone' },
      states: {
        awake: { ...described, on: { poke: 'drowsy' } },
        drowsy: {
          ...described,
          after: { untilAsleep: 'asleep' },
          on: { poke: { target: 'drowsy', reenter: true } },
        },
        asleep: described,
        gone: { ...described, type: 'final' },
      },
    })
    const model = defineModel(machine, { events: { poke: {} } })
    const { configurations } = explore(prepare(model))
    const keys = configurations.map((configuration) => (configuration ? keyOf(configuration, model) : ''))
    const timersWhenDrowsy = keys.filter((key) => key.includes('drowsy untilAsleep'))
    expect(timersWhenDrowsy.some((key) => key.endsWith('(root) untilBored,drowsy untilAsleep'))).toBe(true)
  })

  it('treats several timers with the same id exactly as XState does', () => {
    const machine = setup({
      types: {
        context: {} as { rings: number },
        events: {} as { type: 'set' } | { type: 'unset' } | { type: 'ring' },
      },
      actions: {
        set: raise({ type: 'ring' }, { id: 'bell', delay: 1000 }),
        unset: cancel('bell'),
        count: assign({ rings: ({ context }) => context.rings + 1 }),
      },
      guards: { isFresh: ({ context }) => context.rings < 2 },
    }).createMachine({
      context: { rings: 0 },
      on: {
        set: { guard: 'isFresh', actions: ['set', 'set'] },
        unset: { guard: 'isFresh', actions: 'unset' },
        ring: { actions: 'count' },
      },
    })
    const model = defineModel(machine, {
      events: { set: {}, unset: {} },
      limit: 200,
      view: ({ rings }) => Math.min(rings, 2),
    })
    expect(check(model).findings.filter((finding) => finding.includes('real actor'))).toEqual([])
  })

  it('fires a timer immediately if its delay is above the platform’s maximum, as real clocks do', () => {
    const machine = setup({ delays: { untilNextMonth: 31 * 24 * 60 * 60 * 1000 } }).createMachine({
      initial: 'a',
      states: { a: { ...described, after: { untilNextMonth: 'b' } }, b: { ...described, type: 'final' } },
    })
    expect(labelsOf(defineModel(machine, { events: {} }))).toEqual([
      ['start', 'after 0 ms: a untilNextMonth'],
    ])
  })

  it('advances by the model’s pauses when a guard reads the clock and no timer runs', () => {
    const machine = setup({
      types: { context: {} as { until: number }, events: {} as { type: 'try' } },
      guards: { isOver: ({ context }) => context.until <= Date.now() },
    }).createMachine({
      ...described,
      context: () => ({ until: Date.now() + 5000 }),
      initial: 'closed',
      states: {
        closed: { ...described, on: { try: { guard: 'isOver', target: 'open' } } },
        open: { ...described, type: 'final' },
      },
    })
    const model = defineModel(machine, { events: { try: {} }, pauses: { 'it out': 5000 } })
    expect(check(model).findings).toEqual([])
    expect(labelsOf(model)).toEqual([['start', 'try', 'wait it out', 'try']])
  })
})
