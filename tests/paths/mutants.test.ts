import { describe, expect, it } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { models } from './models.ts'
import { mutantsOf } from './mutants.ts'
import { temporaryFile } from './temporary-file.ts'

/** Some faults make timers or counters pile up for ever; the first few hundred configurations show enough. */
const LIMIT = 500

describe('a fault in a machine', () => {
  it.each(Object.entries(models))('makes an accepted path of %s fail, whichever it is', (_, model) => {
    const acceptedFile = temporaryFile()
    checkModel(model, { acceptedFile, update: true })
    const survivors = mutantsOf(model.machine).filter(({ machine }) => {
      const mutant = { ...model, machine, limit: LIMIT }
      const { findings } = checkModel(mutant, { acceptedFile, update: false })
      return !findings.some((finding) => finding.startsWith('accepted path'))
    })
    expect(survivors.map(({ fault }) => fault)).toEqual([])
  })

  it('is of every kind', () => {
    const faults = Object.values(models).flatMap((model) =>
      mutantsOf(model.machine).map(({ fault }) => fault),
    )
    const kinds = new Set(faults.map((fault) => fault.split(' ').slice(0, 2).join(' ')))
    expect([...kinds].sort()).toEqual([
      'changed delay',
      'changed target',
      'dropped guard',
      'inverted guard',
      'removed timer',
      'removed transition',
    ])
  })
})
