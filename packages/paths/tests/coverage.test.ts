import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { coverageOf } from '#paths/coverage/coverage.ts'
import { explore } from '#paths/graph/explore.ts'
import { prepare } from '#paths/machine/system-under-test.ts'
import { defineModel } from '#paths/model.ts'

/** A house in which only the hall is covered. The other rooms are uncovered, for different reasons. */
const machine = createMachine({
  initial: 'hall',
  states: {
    hall: {
      on: {
        climb: { guard: () => false, target: 'attic.left.dust' },
        ring: 'hall',
        peek: { guard: () => false, target: 'before' },
      },
    },
    before: { type: 'history', target: 'shed' },
    attic: {
      type: 'parallel',
      states: {
        left: { initial: 'web', states: { web: {}, dust: {} } },
        right: { initial: 'trunk', states: { trunk: { on: { dig: '#bones' } }, lid: {} } },
      },
    },
    cellar: { initial: 'wine', states: { wine: {}, bones: { id: 'bones' }, last: { type: 'history' } } },
    shed: { on: { enter: ['hall'] } },
  },
})

function reasons(limit?: number) {
  const subject = prepare(defineModel(machine, { events: { climb: {}, ring: {}, peek: {}, dig: {} } }))
  const { states } = coverageOf(subject, explore(subject).tally, limit)
  return {
    covered: states.covered,
    why: Object.fromEntries(states.gaps.map(({ what, reason }) => [what, reason])),
  }
}

it('coverage gives the reason “nothing leads to it” only for states that no transition targets', () => {
  const climbs =
    'transition hall: climb [(inline)] → attic.left.dust is never taken: its guard is never true under the given cases'
  expect(reasons()).toEqual({
    covered: ['hall'],
    why: {
      attic: climbs,
      'attic.left': climbs,
      'attic.left.web': 'nothing leads to it',
      'attic.left.dust': climbs,
      // The other region is entered at the same time.
      'attic.right': climbs,
      'attic.right.trunk': climbs,
      'attic.right.lid': 'nothing leads to it',
      cellar: 'only states that are never entered lead to it',
      'cellar.wine': 'nothing leads to it',
      'cellar.bones': 'only states that are never entered lead to it',
      // `shed` is the default target of the history state `before`.
      shed: 'transition hall: peek [(inline)] → before is never taken: its guard is never true under the given cases',
    },
  })
})

it('coverage mentions the exploration limit when a guard may be true beyond it', () => {
  expect(reasons(40).why['attic.left.dust']).toContain(
    'its guard was never true within the limit of 40 configurations',
  )
})
