import { describe, expect, it } from 'vitest'
import { assign, createMachine, fromPromise, raise, setup } from 'xstate'
import { checkModel } from '#paths/model/check-model.ts'
import { defineModel, type Model } from '#paths/model.ts'
import { temporaryFile } from './temporary-file.ts'

const findingsOf = (model: Model) =>
  checkModel(model, { acceptedFile: temporaryFile(), update: true }).findings
const described = { description: 'Something to read.' }

describe('findings', () => {
  it('report missing descriptions, inline implementations and unnamed delays', () => {
    const machine = createMachine({
      initial: 'a',
      states: {
        a: {
          entry: [raise({ type: 'go' }), assign({})],
          exit: () => undefined,
          invoke: { src: fromPromise(() => Promise.resolve()) },
          after: { 500: 'b' },
          on: { go: { target: 'b', guard: () => true } },
        },
        b: { on: { back: 'a' } },
      },
    })
    expect(findingsOf(defineModel(machine, { events: { back: {} } }))).toEqual(
      expect.arrayContaining([
        'the machine has no description',
        'state a has no description',
        'state b has no description',
        'state a invokes an actor without an id',
        'state a invokes an inline actor',
        'state a has an inline entry action (xstate.assign)',
        'state a has an inline exit action (exit)',
        'transition a: go [(inline)] → b has an inline guard',
        'state a has an unnamed delay (500 ms)',
      ]),
    )
  })

  it('report states, transitions and guard outcomes that are never reached, with the reason', () => {
    const machine = setup({
      types: { events: {} as { type: 'go' } | { type: 'fly' } | { type: 'dig' } },
      guards: { isWinged: () => false, isHeavy: () => true },
    }).createMachine({
      ...described,
      initial: 'ground',
      states: {
        ground: {
          ...described,
          on: {
            fly: { guard: 'isWinged', target: 'air' },
            go: [{ guard: 'isHeavy', target: 'ground' }],
            dig: 'ground',
          },
        },
        air: { ...described, on: { go: 'ground' } },
      },
    })
    expect(findingsOf(defineModel(machine, { events: { go: {}, fly: {} } }))).toEqual([
      'state air is never entered: transition ground: fly [isWinged] → air is never taken: its guard is never true under the given cases',
      'transition ground: fly [isWinged] → air is never taken: its guard is never true under the given cases',
      'transition ground: dig → ground is never taken: no case sends its event, or another transition always takes precedence',
      'transition air: go → ground is never taken: its state is never entered',
      'the guard of ground: go [isHeavy] → ground is never false: no case makes it so',
    ])
  })

  it('report dead ends, unhandled failures, unhandled events and actors without outcomes', () => {
    const machine = setup({
      types: { events: {} as { type: 'ask' } | { type: 'leave' } | { type: 'sing' } },
      actors: { answer: fromPromise(() => Promise.resolve()), listen: fromPromise(() => Promise.resolve()) },
    }).createMachine({
      ...described,
      initial: 'asking',
      states: {
        asking: {
          ...described,
          invoke: [
            { id: 'answer', src: 'answer', onDone: 'stuck' },
            { id: 'listen', src: 'listen' },
          ],
          on: { leave: 'gone' },
        },
        stuck: described,
        gone: { ...described, type: 'final' },
      },
    })
    const model = defineModel(machine, {
      events: { leave: {}, sing: {} },
      outcomes: { answer: { yes: { done: undefined }, failed: { error: new Error('offline') } } },
    })
    expect(findingsOf(model)).toEqual([
      "no state handles the model's event sing",
      'the model has no outcomes for the actor listen',
      '"answer: failed" in asking ends the machine: asking (error: offline)',
      'stuck is a dead end',
    ])
  })

  it('report the step in which a machine or guard throws, and the error message', () => {
    const machine = setup({
      types: { context: {} as { names: string[] }, input: {} as { names: string[] } },
      guards: { isLong: ({ context }) => (context.names[0] as string).length > 3 },
    }).createMachine({
      ...described,
      context: ({ input }) => ({ names: input.names.slice(0) }),
      initial: 'here',
      states: {
        here: { ...described, on: { look: { guard: 'isLong', target: 'there' } } },
        there: described,
      },
    })
    const model = defineModel(machine, {
      inputs: { none: undefined as never, empty: { names: [] } },
      events: { look: {} },
    })
    const [start, guard] = findingsOf(model)
    expect(start).toMatch(/^"start none" throws: .*error: Cannot read properties of undefined/)
    expect(guard).toBe(
      'the guard isLong threw with the case "look" in here: Cannot read properties of undefined (reading \'length\')',
    )
  })

  it('report an actor that is spawned without an id', () => {
    const spawning = setup({
      types: { events: {} as { type: 'go' } },
      actors: { helper: fromPromise(() => Promise.resolve()) },
    })
    const machine = spawning.createMachine({ on: { go: { actions: spawning.spawnChild('helper') } } })
    const model = defineModel(machine, { events: { go: {} }, limit: 5 })
    expect(findingsOf(model)).toContain('an actor is spawned without an id (helper)')
  })

  it('report a machine that never becomes idle', () => {
    const spinning = createMachine({
      ...described,
      initial: 'a',
      states: {
        a: { ...described, on: { go: 'b' } },
        b: { ...described, always: 'c' },
        c: { ...described, always: 'b' },
      },
    })
    const [always] = findingsOf(defineModel(spinning, { events: { go: {} } }))
    expect(always).toBe('"go" in a throws: a (error: The machine never becomes idle.)')

    const echoing = setup({
      types: { events: {} as { type: 'go' } },
    })
    const sending = echoing.createMachine({
      ...described,
      on: { go: { actions: echoing.sendTo(({ self }) => self, { type: 'go' }) } },
    })
    expect(findingsOf(defineModel(sending, { events: { go: {} } }))[0]).toBe(
      '"go" in (root) throws: (root) (error: The machine never becomes idle.)',
    )
  })

  it('name the context property that grows when there are too many configurations', () => {
    const machine = setup({
      types: { context: {} as { count: number; name: string }, events: {} as { type: 'add' } },
      actions: { add: assign({ count: ({ context }) => context.count + 1 }) },
    }).createMachine({ ...described, context: { count: 0, name: '' }, on: { add: { actions: 'add' } } })
    const model = defineModel(machine, { events: { add: {} }, limit: 50 })
    expect(findingsOf(model)).toEqual([
      'there are more than 50 configurations; what grows: count (50 values)',
    ])
  })

  it('omit a declared exception, and report an exception that is no longer needed', () => {
    const machine = createMachine({ ...described, initial: 'end', states: { end: described } })
    const exceptions = { 'end is a dead end': 'There is nothing to do.', 'end is open': 'It once was.' }
    expect(findingsOf(defineModel(machine, { events: {}, exceptions }))).toEqual([
      'the exception is no longer needed: end is open',
    ])
  })
})
