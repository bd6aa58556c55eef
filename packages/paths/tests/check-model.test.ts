import { readFileSync } from 'node:fs'
import { edgesOf } from '@palpite/charts/edges.ts'
import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { readAccepted } from '#paths/accepted/accepted.ts'
import { checkModel } from '#paths/model/check-model.ts'
import { defineModel, type Model } from '#paths/model.ts'
import { models } from './models.ts'
import { temporaryFile } from './temporary-file.ts'

function accept(model: Model, acceptedFile = temporaryFile()) {
  return { acceptedFile, ...checkModel(model, { acceptedFile, update: true }) }
}

const light = (config: object) =>
  createMachine({
    id: 'light',
    description: 'Lights a room.',
    initial: 'off',
    states: {
      off: { description: 'Dark.', on: { press: 'on' } },
      on: { description: 'Bright.', on: { press: 'off' } },
    },
    ...config,
  })

const lightModel = defineModel(light({}), { events: { press: {} } })

describe.each(Object.entries(models))('the model %s', (_, model) => {
  it('covers all its states, transitions and guard outcomes on a real actor, without findings', () => {
    const { findings, coverage } = accept(model)
    expect(findings).toEqual([])
    expect(coverage.transitions.covered).toEqual(edgesOf(model.machine).map((edge) => edge.id))
    expect(coverage.states.gaps).toEqual([])
    expect(coverage.guardsTrue.gaps).toEqual([])
    expect(coverage.guardsFalse.gaps).toEqual([])
  })

  it('follows its accepted paths without findings', () => {
    const { acceptedFile } = accept(model)
    expect(checkModel(model, { acceptedFile, update: false }).findings).toEqual([])
  })

  it('produces the same file when its paths are accepted again', () => {
    const { acceptedFile } = accept(model)
    const before = readFileSync(acceptedFile, 'utf8')
    accept(model, acceptedFile)
    expect(readFileSync(acceptedFile, 'utf8')).toBe(before)
  })
})

describe('a check against accepted paths', () => {
  it('writes one readable line per path when the accepted paths are updated', () => {
    const { acceptedFile } = accept(lightModel)
    expect(readFileSync(acceptedFile, 'utf8')).toMatchInlineSnapshot(`
      "# Generated and reviewed paths, one per line. Steps are separated by "|". A step: "what happens → state".
      # "✗" instead of the arrow: the machine ignores the step. "·" precedes each effect of the step.

      transitions
        off: press → on
        on: press → off

      paths
        7kuktciu | start → off | press → on | press → off
      "
    `)
  })

  it('asks for accepted paths when their file is missing', () => {
    const { findings } = checkModel(lightModel, { acceptedFile: temporaryFile(), update: false })
    expect(findings).toEqual(['no paths are accepted yet: run with ACCEPT_PATHS=1 and review the file'])
  })

  it('reports a transition that is not accepted yet', () => {
    const { acceptedFile } = accept(lightModel)
    const machine = light({ on: { 'mains.cut': { target: '.off' } } })
    const grown = defineModel(machine, { events: { press: {}, 'mains.cut': {} } })
    expect(checkModel(grown, { acceptedFile, update: false }).findings).toEqual([
      'transition (root): mains.cut → off is not accepted yet',
    ])
  })

  it('reports a new event case that no accepted path contains', () => {
    const { acceptedFile } = accept(models.turnstile)
    const events = {
      ...models.turnstile.events,
      'coin.insert': { one: { value: 1 }, two: { value: 2 }, three: { value: 3 } },
    }
    const { findings } = checkModel({ ...models.turnstile, events }, { acceptedFile, update: false })
    expect(findings).toContain('no accepted path shows: unlocked: * → jammed by coin.insert three')
  })

  it('keeps the old path unchanged and adds a new path when a new transition is accepted', () => {
    const { acceptedFile } = accept(lightModel)
    const [old] = readAccepted(acceptedFile)?.paths ?? []
    const machine = light({ on: { 'mains.cut': { target: '.off' } } })
    accept(defineModel(machine, { events: { press: {}, 'mains.cut': {} } }), acceptedFile)
    expect(readAccepted(acceptedFile)?.paths).toHaveLength(2)
    expect(readAccepted(acceptedFile)?.paths[0]).toEqual(old)
  })

  it('reports the first step that ends in a different state', () => {
    const { acceptedFile } = accept(lightModel)
    const states = {
      off: { description: 'Dark.', on: { press: 'on' } },
      on: { description: 'Bright.', on: { press: 'out' } },
      out: { description: 'Burnt out.', on: { press: 'off' } },
    }
    const changed = { ...lightModel, machine: light({ states }) }
    const [first] = checkModel(changed, { acceptedFile, update: false }).findings
    expect(first).toMatch(/^accepted path \w{8}, step 3 "press": expected off, reached out\.$/)
  })
})
