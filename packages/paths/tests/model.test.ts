import { describe, expect, it } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { defineModel, outcomesOf, valueAt } from '#paths/model.ts'

const slider = setup({ types: { output: {} as { isSolved: boolean } } }).createMachine({
  output: { isSolved: true },
})

const machine = setup({
  types: { events: {} as { type: 'form.open' } | { type: 'name.change'; name: string } },
  actors: { slider, ask: fromPromise(() => Promise.resolve(5)) },
}).createMachine({
  invoke: [
    { id: 'ask', src: 'ask' },
    { id: 'captcha', src: 'slider' },
  ],
})

describe('a model', () => {
  it('accepts typed cases as values or as functions of the current time', () => {
    const model = defineModel(machine, {
      events: {
        'form.open': {},
        'name.change': { ana: { name: 'ana' }, late: (now) => ({ name: String(now) }) },
      },
      outcomes: {
        ask: { five: { done: 5 }, now: (now) => ({ done: now }), silent: 'never' },
        captcha: { solved: { done: { isSolved: true } }, reopened: { send: { type: 'form.open' } } },
      },
    })
    expect(valueAt(model.events['name.change']?.late, 7)).toEqual({ name: '7' })
    expect(outcomesOf(model, { id: 'captcha', src: 'slider' })).toHaveProperty('solved')
    expect(outcomesOf(model, { id: 'another', src: 'ask' })).toHaveProperty('five')
  })

  it('is rejected by the compiler when its cases do not match the machine', () => {
    // @ts-expect-error: the machine has no such event
    defineModel(machine, { events: { 'form.shut': {} } })
    // @ts-expect-error: the event has no data
    defineModel(machine, { events: { 'form.open': { twice: { times: 2 } } } })
    // @ts-expect-error: the data is of another type
    defineModel(machine, { events: { 'name.change': { number: { name: 1 } } } })
    // @ts-expect-error: the actor has another output
    defineModel(machine, { events: {}, outcomes: { captcha: { solved: { done: { isSolved: 1 } } } } })
    // @ts-expect-error: there is no such actor
    defineModel(machine, { events: {}, outcomes: { puzzle: {} } })
    expect.assertions(0)
  })
})
