import { readAccepted } from '@palpite/paths/accepted/accepted.ts'
import { checkModel } from '@palpite/paths/model/check-model.ts'
import { defineModel, type Model } from '@palpite/paths/model.ts'
import { mutantsOf } from '@palpite/paths/mutation/mutants.ts'
import { mutate } from '@palpite/paths/mutation/mutate.ts'
import { models } from '@palpite/paths/tests/models.ts'
import { temporaryFile } from '@palpite/paths/tests/temporary-file.ts'
import { describe, expect, it } from 'vitest'
import { fromPromise, setup } from 'xstate'
import config from '../../paths.config.ts'

function mutateAccepted(model: Model) {
  const acceptedFile = temporaryFile()
  checkModel(model, { acceptedFile, update: true })
  return mutate(model, acceptedIn(acceptedFile))
}

function acceptedIn(file: string) {
  const accepted = readAccepted(file)
  if (!accepted) throw new Error(`There is no ${file}.`)
  return accepted
}

const described = { description: 'A state.' }

describe('a mutant of a machine', () => {
  it.each(Object.entries(models))(
    'is caught by an accepted path of %s unless it behaves like the original',
    (_, model) => {
      const { mutants, caught, survivors, equivalent } = mutateAccepted(model)
      expect(survivors).toEqual([])
      expect(caught + equivalent.length).toBe(mutants)
      expect(caught).toBeGreaterThan(0)
    },
  )

  it('is created for every kind of fault', () => {
    const faults = Object.values(models).flatMap(({ machine }) => [...mutantsOf(machine)])
    const kinds = new Set(faults.map(({ fault }) => fault.split(' ').slice(0, 2).join(' ')))
    expect([...kinds].sort()).toEqual([
      'changed delay',
      'changed target',
      'dropped actions',
      'dropped entry',
      'dropped exit',
      'dropped guard',
      'dropped invoke',
      'negated guard',
      'other initial',
      'removed timer',
      'removed transition',
    ])
  })

  it('is created for every notation of transitions and invokes', () => {
    const promise = fromPromise(() => Promise.resolve())
    const machine = setup({ actors: { promise } }).createMachine({
      initial: 'a',
      states: {
        a: {
          invoke: [
            { id: 'one', src: 'promise', onDone: 'b' },
            { id: 'two', src: 'promise', onDone: [{ guard: () => true, target: 'b' }, { target: 'c' }] },
          ],
          after: { 50: { guard: { type: 'isLate', params: 5 } as never, target: ['b'] } },
        },
        b: { always: 'c' },
        c: {},
      },
    })
    expect([...mutantsOf(machine)].map(({ fault }) => fault)).toEqual([
      'other initial (root) b',
      'removed timer a after 50',
      'dropped guard a after 50',
      'negated guard a after 50',
      'changed target a after 50 to a',
      'removed transition a one done',
      'changed target a one done to a',
      'removed transition a two done 0',
      'dropped guard a two done 0',
      'negated guard a two done 0',
      'changed target a two done 0 to a',
      'removed transition a two done 1',
      'changed target a two done 1 to a',
      'dropped invoke a one',
      'dropped invoke a two',
      'changed delay a after 50',
      'removed transition b always',
      'changed target b always to a',
    ])
  })

  it('differs from the original only in the mutated part', () => {
    const [mutant] = mutantsOf(models.login.machine, (fault) => fault.startsWith('removed timer form.locked'))
    const original = models.login.machine.config.states?.form?.states
    const changed = mutant?.machine.config.states?.form?.states
    expect(changed?.locked).toEqual({ description: 'The account is locked for a while.', after: {} })
    expect({ ...changed, locked: original?.locked }).toEqual(original)
  })
})

describe('a mutant that no path catches', () => {
  const lampSetup = setup({
    types: { events: {} as { type: 'press' } | { type: 'shake' } },
    guards: { isDay: () => true },
    actions: { flash: () => undefined },
  })

  it('is reported together with steps that would expose it', () => {
    const machine = lampSetup.createMachine({
      initial: 'off',
      states: {
        off: { ...described, on: { press: 'on' } },
        on: { ...described, on: { press: 'off', shake: { actions: 'flash' } } },
      },
    })
    const model = defineModel(machine, { events: { press: {}, shake: {} } })
    const steps = [
      { label: 'start', state: 'off', isIgnored: false, effects: [] },
      { label: 'press', state: 'on', isIgnored: false, effects: [] },
      { label: 'press', state: 'off', isIgnored: false, effects: [] },
    ]
    const { survivors } = mutate(model, { transitions: [], paths: [{ id: 'abcdefgh', steps }] })
    expect(survivors).toEqual([
      {
        fault: 'removed transition on shake',
        reason: 'no accepted path shows it; this would: start, press, shake: can no longer happen.',
      },
      {
        fault: 'dropped actions on shake',
        reason:
          'no accepted path shows it; this would: start, press, shake: expected that it did "does flash", it did nothing more.',
      },
    ])
  })

  it('counts as equivalent when it changes no behaviour', () => {
    const machine = lampSetup.createMachine({
      initial: 'off',
      states: {
        off: { ...described, on: { press: { guard: 'isDay', target: 'on' } } },
        on: described,
      },
    })
    const model = defineModel(machine, { events: { press: {} } })
    expect(mutateAccepted(model).equivalent).toEqual(['dropped guard off press'])
  })

  it('is not searched for when the machine itself departs from an accepted path', () => {
    const steps = [{ label: 'start', state: 'elsewhere', isIgnored: false, effects: [] }]
    const accepted = { transitions: [], paths: [{ id: 'abcdefgh', steps }] }
    expect(() => mutate(models.alarm, accepted)).toThrow(
      'The machine departs from its accepted path abcdefgh, step 1 "start": expected elsewhere, reached idle.',
    )
  })
})

const ENTRY_FLOWS = [
  'login',
  'registration',
  'forgot-password',
  'two-factor',
  'sms-code',
  'slider',
  'captcha',
  'change-password',
  'session',
]

describe('accepted paths of the authentication flows', () => {
  const flows = config.flows.filter(({ name }) => ENTRY_FLOWS.includes(name))

  it.each(flows)(
    'catch every mutant of $name that behaves differently in a replay',
    async ({ model, accepted }) => {
      const { mutants, caught, caughtByChart, equivalent, survivors } = mutate(
        await model(),
        acceptedIn(accepted),
      )
      expect(survivors).toEqual([])
      expect(caughtByChart).toEqual([])
      expect(caught + equivalent.length).toBe(mutants)
      expect(equivalent.length).toBeLessThan(mutants / 20)
    },
  )
})

it('the accepted paths of game-launch catch every mutant that behaves differently', async () => {
  const flow = config.flows.find(({ name }) => name === 'game-launch')
  if (!flow) throw new Error('There is no such flow.')
  expect(mutate(await flow.model(), acceptedIn(flow.accepted)).survivors).toEqual([])
})
