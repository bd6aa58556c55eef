import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { parse, serialise } from '#paths/accepted/accepted.ts'
import { explore } from '#paths/graph/explore.ts'
import { tour } from '#paths/graph/tour.ts'
import { matches } from '#paths/machine/choices.ts'
import { prepare } from '#paths/machine/system-under-test.ts'
import { defineModel } from '#paths/model.ts'
import { contextText } from '#paths/wording/texts.ts'
import { models } from './models.ts'

function pathsOf(model: Parameters<typeof prepare>[0]) {
  const subject = prepare(model)
  return tour(subject, explore(subject)).paths
}

describe('a path', () => {
  type Config = Parameters<typeof createMachine>[0]

  const idsOf = (config: Config) => {
    const machine = createMachine({ id: 'door', initial: 'shut', ...config })
    return pathsOf(defineModel(machine, { events: { push: {}, pull: {} } })).map((path) => path.id)
  }

  it('has an id that is derived from its behaviour and survives renaming and reordering', () => {
    const shut = { on: { push: 'open', pull: { target: 'open' } } }
    const open = { on: { pull: 'shut' } }
    const plain = idsOf({ states: { shut, open } })
    expect(plain).toEqual([expect.stringMatching(/^[a-z2-7]{8}$/)])
    const described = { description: 'Closed.', on: { pull: { target: 'open' }, push: 'open' } }
    expect(idsOf({ id: 'gate', states: { open, shut: described } })).toEqual(plain)
    expect(
      idsOf({ states: { shut, open: { on: { pull: { target: 'open', reenter: true } } } } }),
    ).not.toEqual(plain)
  })

  it('has a different id when a different state handles the same event', () => {
    const open = { id: 'open' }
    const onOuter = { initial: 'shut', states: { shut: {} }, on: { push: '#open' } }
    const onInner = { initial: 'shut', states: { shut: { on: { push: '#open' } } } }
    const [outer, inner] = [onOuter, onInner].map((house) =>
      idsOf({ initial: 'house', states: { house, open } }),
    )
    expect(outer).toHaveLength(1)
    expect(inner).toHaveLength(1)
    expect(outer).not.toEqual(inner)
  })

  it('is serialised and parsed without loss', () => {
    const paths = pathsOf(models.chat).map(({ id, steps }) => ({
      id,
      steps: steps.map(({ label, state, isIgnored, effects }) => ({ label, state, isIgnored, effects })),
    }))
    const accepted = { transitions: ['closed: chat.open → open'], paths }
    expect(parse(serialise(accepted))).toEqual(accepted)
  })

  it('is parsed without loss when its texts contain separators and line breaks', () => {
    const text = 'a | b · c \\ d \\n \n | '
    const step = {
      label: `say ${text}`,
      state: `heard ${text}`,
      isIgnored: true,
      effects: [text, `emits ${text}`],
    }
    const accepted = { transitions: [], paths: [{ id: 'aaaaaaaa', steps: [step, step] }] }
    expect(serialise(accepted).match(/^ {2}.*$/gm)).toHaveLength(1)
    expect(parse(serialise(accepted))).toEqual(accepted)
  })

  it('changes only one line of the file when one of its steps changes', () => {
    const paths = pathsOf(models.login)
    const changed = paths.map((path, index) =>
      index === 1
        ? { ...path, steps: path.steps.map((step) => ({ ...step, effects: ['starts over'] })) }
        : path,
    )
    const [before, after] = [paths, changed].map((paths) => serialise({ transitions: [], paths }).split('\n'))
    expect(after).toHaveLength(before?.length ?? 0)
    expect(after?.filter((line, index) => line !== before?.[index])).toHaveLength(1)
  })

  it('is not parsed from a file with an invalid step or an unknown heading', () => {
    expect(() => parse('paths\n  abc | neither this nor that\n')).toThrow(
      'Line 2 has no step in: neither this nor that',
    )
    expect(() => parse('steps\n')).toThrow('Line 1 is neither a transition nor a path: steps')
  })

  it('ends at the given maximum length', () => {
    const subject = prepare(models.login)
    const { paths } = tour(subject, explore(subject), { longest: 12 })
    expect(Math.max(...paths.map((path) => path.steps.length))).toBeLessThanOrEqual(12)
  })
})

describe('event descriptors', () => {
  it.each([
    ['form.submit', 'form.submit', true],
    ['form.*', 'form.submit', true],
    ['form.*', 'form', true],
    ['form.*', 'formal.reply', false],
    ['*', 'anything', true],
    ['form.submit', 'form.submit.twice', false],
  ])('the descriptor %s matches the event type %s: %s', (descriptor, type, expected) => {
    expect(matches(descriptor, type)).toBe(expected)
  })
})

describe('the context view', () => {
  it('distinguishes values that JSON would drop or merge', () => {
    const view = {
      map: new Map([['a', 1]]),
      set: new Set([1]),
      big: 1n,
      odd: Number.NaN,
      error: new Error('no'),
    }
    expect(contextText(view)).toBe(
      '{"map":{"map":[["a",1]]},"set":{"set":[1]},"big":"1","odd":"NaN","error":{"error":"no"}}',
    )
  })

  it('shows times only as past or future', () => {
    const startAt = Date.UTC(2030, 0, 1)
    const now = startAt + 1000
    expect(contextText([startAt, now, now + 1, 42], { startAt, now })).toBe('["past","past","future",42]')
  })
})
