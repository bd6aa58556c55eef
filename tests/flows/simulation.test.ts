import { eventChoice, ownChoice } from '@palpite/visualiser/simulate/context/own-choices.ts'
import * as line from '@palpite/visualiser/simulate/history/line.ts'
import { playPath } from '@palpite/visualiser/simulate/history/play-path.ts'
import { optionOf, optionsAt, optionThrough } from '@palpite/visualiser/simulate/manual/options.ts'
import {
  type Answers,
  createSimulation,
  isPossible,
  type Moment,
} from '@palpite/visualiser/simulate/simulation.ts'
import { passTime } from '@palpite/visualiser/simulate/time/pass-time.ts'
import { gateModel } from '@palpite/visualiser/tests/gate.ts'
import { expect, test } from 'vitest'
import { loginModel } from '#tests/models/auth/login.ts'

const simulation = createSimulation(gateModel)
const opens = 'gate.shut: gate.open [isUnlocked] → gate.opening'

const optionsOf = (moment: Moment, answers = {}) => optionsAt(simulation, moment, answers)

function take(moment: Moment, label: string, answers = {}): Moment {
  const choice = simulation.choicesAt(moment).find((choice) => choice.label === label)
  if (!choice) throw new Error(`"${label}" cannot happen.`)
  return simulation.take(moment, choice, answers)
}

const opened = take(take(simulation.start('unlocked'), 'gate.open'), 'motor: wide')

test('every input starts a simulation, and an unknown input is rejected', () => {
  expect(simulation.start('unlocked').step).toMatchObject({
    label: 'start unlocked',
    state: 'gate.shut + lamp.off',
  })
  expect(simulation.start('locked').configuration.snapshot.context).toMatchObject({ isLocked: true })
  expect(() => simulation.start('ajar')).toThrow('no input "ajar"')
})

test('a step leaves the previous moment unchanged', () => {
  const start = simulation.start('unlocked')
  const opening = take(start, 'gate.open')
  expect(opening.step).toMatchObject({
    state: 'gate.opening + lamp.off',
    edges: [opens],
    effects: ['starts motor', 'remembers attempts'],
  })
  expect(start.step.state).toBe('gate.shut + lamp.off')
  expect(take(start, 'lamp.toggle').step.state).toBe('gate.shut + lamp.on')
})

test('the simulation lists the transition of each event that would be accepted', () => {
  const { events } = optionsOf(simulation.start('unlocked'))
  const taken = events.filter(({ isRefused }) => !isRefused)
  expect(taken.map(({ choice, after }) => [choice.label, after.step.edges])).toEqual([
    ['gate.open', [opens]],
    ['gate.unlock with the right key', ['gate.shut: gate.unlock [isKey] → (internal)']],
    ['lamp.toggle', ['lamp.off: lamp.toggle → lamp.on']],
  ])
})

test('the simulation lists the guards that reject an event, and the states that handle an ignored one', () => {
  const { events, unheard, withoutCase } = optionsOf(simulation.start('locked'))
  const refused = events.filter(({ isRefused }) => isRefused)
  expect(refused.map(({ choice, asked }) => [choice.label, asked.map(({ edge }) => edge.guard)])).toEqual([
    ['gate.force', ['isForcible']],
    ['gate.open', ['isUnlocked']],
    ['gate.unlock with a wrong key', ['isKey']],
  ])
  expect(unheard).toEqual([{ type: 'gate.stop', listeners: ['gate.opening'] }])
  expect(withoutCase).toEqual(['note.write'])
})

test('clicking a transition finds the event that triggers it', () => {
  const options = optionsOf(simulation.start('unlocked'))
  expect(optionThrough(options, opens)?.choice.label).toBe('gate.open')
  expect(optionThrough(options, 'gate.opening: gate.stop → gate.shut')).toBeUndefined()
})

test('a guard can be forced for one step only', () => {
  const locked = simulation.start('locked')
  const forced = take(locked, 'gate.open', { [opens]: true })
  expect(forced.step.state).toBe('gate.opening + lamp.off')
  expect(take(locked, 'gate.open').step.isIgnored).toBe(true)
  const unlocked = simulation.start('unlocked')
  expect(take(unlocked, 'gate.open', { [opens]: false }).step.isIgnored).toBe(true)
  const { events } = optionsOf(locked, { [opens]: true })
  const option = events.find(({ choice }) => choice.label === 'gate.open')
  expect(option?.asked).toMatchObject([{ outcome: true, isForced: true }])
})

test('the simulation lists the guards of a transient state up to the first one that is true', () => {
  const login = createSimulation(loginModel)
  const choiceOf = (moment: Moment, label: string) => {
    const choice = login.choicesAt(moment).find((choice) => choice.label === label)
    if (!choice) throw new Error(`"${label}" cannot happen.`)
    return choice
  }
  const hasErrors = 'open.form.checking: always [hasErrors] → open.form.editing.invalid'
  const start = login.start('a player')
  const sent = login.take(start, choiceOf(start, 'form.submit'), { [hasErrors]: false })
  const guardsUnder = (answers: Answers) =>
    optionOf(login, sent, choiceOf(sent, 'attempt: failed before sending'), answers).asked.map(
      ({ edge, outcome }) => [edge.guard, outcome],
    )
  const byOutcome = [
    ['isLoggedIn', false],
    ['isCaptchaUsed', false],
  ]
  const isCancelled = 'open.form.routing: always [isCancelled] → open.form.editing'
  expect(guardsUnder({ [isCancelled]: true })).toEqual([...byOutcome, ['isCancelled', true]])
  expect(guardsUnder({})).toEqual([
    ...byOutcome,
    ['isCancelled', false],
    ['isThrottled', false],
    ['isFailed', true],
  ])
})

test('actors offer their named outcomes and may stay silent', () => {
  const opening = take(simulation.start('unlocked'), 'gate.open')
  const [motor] = optionsOf(opening).waiting
  expect(motor?.options.map(({ choice, after }) => [choice.label, after.step.state])).toEqual([
    ['motor: burnt', 'gate.shut + lamp.off'],
    ['motor: stuck', 'gate.shut + lamp.off'],
    ['motor: wide', 'gate.open + lamp.off'],
  ])
  expect(motor?.silences).toEqual(['silent'])
  expect(take(opening, 'motor: stuck').step.effects).toEqual(['through gate.checking'])
})

test('passing time fires each timer at its due time and in order', () => {
  const lit = take(opened, 'lamp.toggle')
  const moments = passTime(simulation, lit, 31_000)
  expect(moments.map(({ step }) => step.label)).toEqual([
    'after 5 s: lamp.on untilDim',
    'after 25 s: gate.open untilShut',
    'wait 1 s',
  ])
  expect(moments.at(-1)?.configuration.now).toBe(gateModel.startAt + 31_000)
  const justBefore = passTime(simulation, opened, 29_999)
  expect(justBefore.map(({ step }) => step.state)).toEqual(['gate.open + lamp.off'])
  expect(passTime(simulation, opened, 30_000).at(-1)?.step.state).toBe('gate.shut + lamp.off')
})

test('an event or outcome can have custom data and can be parsed from its label', () => {
  const start = simulation.start('unlocked')
  const written = simulation.take(start, eventChoice('note.write', { note: 'oil it' }))
  expect(written.configuration.snapshot.context).toMatchObject({ note: 'oil it' })
  expect(ownChoice(written.step.label, start)).toEqual(written.choice)
  const opening = take(start, 'gate.open')
  const jammed = ownChoice('motor: error {"reason":"jammed"}', opening)
  expect(jammed && simulation.take(opening, jammed).step.state).toBe('gate.shut + lamp.off')
  expect(ownChoice('motor: done {"isWide"', opening)).toBeUndefined()
  expect(ownChoice('wait 1.5 s', start)).toMatchObject({ kind: 'pause', until: gateModel.startAt + 1_500 })
  expect(ownChoice('gate.open', start)).toBeUndefined()
})

test('an outcome needs a running actor, a timer must be set, and a pause must end in the future', () => {
  const opening = take(simulation.start('unlocked'), 'gate.open')
  const wide = simulation.choicesAt(opening).find(({ label }) => label === 'motor: wide')
  const shut = simulation.choicesAt(opened).find(({ kind }) => kind === 'timer')
  if (!wide || !shut) throw new Error('The gate has neither motor nor timer.')
  expect([isPossible(opening, wide), isPossible(opened, wide)]).toEqual([true, false])
  expect([isPossible(opened, shut), isPossible(opening, shut)]).toEqual([true, false])
  const past = { kind: 'pause', id: 'wait', label: 'wait', until: gateModel.startAt - 1 } as const
  expect(isPossible(opened, past)).toBe(false)
})

test('a path played from its labels stops at an impossible step and lists the possible steps', () => {
  const labels = [
    'start unlocked',
    'gate.open',
    'motor: wide',
    'wait 29.999 s',
    'after 1 ms: gate.open untilShut',
  ]
  const whole = playPath(simulation, labels)
  expect(whole.halt).toBeUndefined()
  expect(whole.moments.map(({ step }) => step.label)).toEqual(labels)
  const { moments, halt } = playPath(simulation, ['start locked', 'lamp.toggle', 'motor: wide'])
  expect(moments).toHaveLength(2)
  expect(halt).toMatchObject({ number: 3, label: 'motor: wide' })
  expect(halt?.possible).toContain('after 5 s: lamp.on untilDim')
  expect(playPath(simulation, ['start ajar']).halt).toEqual({
    number: 1,
    label: 'start ajar',
    possible: ['start unlocked', 'start locked'],
  })
})

test('after going back, taking the same step keeps the later history, and taking another step drops it', () => {
  const start = simulation.start('unlocked')
  const opening = take(start, 'gate.open')
  const gone = line.goOn(line.goOn(line.lineOf([start]), [opening]), [take(opening, 'motor: wide')])
  const back = line.moveTo(gone, 0)
  expect(line.presentOf(back)).toBe(start)
  expect(line.goOn(back, [take(start, 'gate.open')]).moments).toHaveLength(3)
  expect(line.goOn(back, [take(start, 'lamp.toggle')]).moments).toHaveLength(2)
  expect(line.moveTo(gone, 99).at).toBe(2)
  const ahead = line.layAhead(back, [take(start, 'lamp.toggle')])
  expect([ahead.at, ahead.moments.length]).toEqual([0, 2])
})
