import type { Model } from '@palpite/paths/model.ts'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock, type SnapshotFrom, waitFor } from 'xstate'
import { isOf, wantedPath } from '#visualiser/paths/use-path-address.ts'
import { eventChoice } from '#visualiser/simulate/context/own-choices.ts'
import { presentOf } from '#visualiser/simulate/history/line.ts'
import { marksOf } from '#visualiser/simulate/history/marks.ts'
import { simulateMachine } from '#visualiser/simulate/simulate.machine.ts'
import { inputNameOf, runningOf, type WantedPath } from '#visualiser/simulate/simulate-context.ts'
import { gateModel } from './gate.ts'

const opens = 'gate.shut: gate.open [isUnlocked] → gate.opening'
const open = { type: 'choice.take', choice: eventChoice('gate.open', {}) } as const
const toggle = { type: 'choice.take', choice: eventChoice('lamp.toggle', {}) } as const

type Story = { path?: WantedPath | null; load?: () => Promise<Model> }

async function simulate({ path = null, load = async () => gateModel }: Story = {}) {
  const clock = new SimulatedClock()
  const actor = createActor(simulateMachine, { input: { load, path }, clock })
  actor.start()
  await waitFor(actor, (snapshot) => !snapshot.matches('loading'))
  return {
    actor,
    clock,
    lineOf: () => runningOf(actor.getSnapshot().context).line,
    stateOf: () => stateOf(actor.getSnapshot()),
  }
}

function stateOf({ context }: SnapshotFrom<typeof simulateMachine>): string {
  return presentOf(runningOf(context).line).step.state
}

test('the simulation takes an event, undoes it on “back” and repeats it on “forward”', async () => {
  const { actor, stateOf } = await simulate()
  expect(stateOf()).toBe('gate.shut + lamp.off')
  actor.send(open)
  expect(stateOf()).toBe('gate.opening + lamp.off')
  actor.send({ type: 'history.back' })
  expect(stateOf()).toBe('gate.shut + lamp.off')
  actor.send({ type: 'history.forward' })
  expect(stateOf()).toBe('gate.opening + lamp.off')
})

test('clicking a transition in the chart takes it or, if that is impossible, searches for a path to it', async () => {
  const { actor, stateOf } = await simulate()
  const stops = 'gate.opening: gate.stop → gate.shut'
  actor.send({ type: 'transition.take', edge: stops })
  expect(stateOf()).toBe('gate.shut + lamp.off')
  await waitFor(actor, (snapshot) => snapshot.matches({ simulating: { pathSearch: 'found' } }))
  expect(actor.getSnapshot().context.wanted).toEqual({ goal: stops, from: 'here' })
  actor.send({ type: 'transition.take', edge: opens })
  expect(stateOf()).toBe('gate.opening + lamp.off')
})

test('the simulation reports why a machine cannot be loaded, and can load it again', async () => {
  const tries = [() => Promise.reject(new Error('No such module.')), () => Promise.resolve(gateModel)]
  const { actor } = await simulate({ load: () => tries.shift()?.() ?? Promise.resolve(gateModel) })
  expect(actor.getSnapshot().matches('failed')).toBe(true)
  expect(actor.getSnapshot().context.failure).toBe('No such module.')
  actor.send({ type: 'model.reload' })
  await waitFor(actor, (snapshot) => snapshot.matches('simulating'))
})

test('the simulation asks for guard results before a step, and the answers apply only to that step', async () => {
  const { actor, stateOf } = await simulate()
  actor.send({ type: 'simulation.restart', inputName: 'locked' })
  actor.send({ type: 'guards.ask', asks: true })
  actor.send(toggle)
  expect(stateOf()).toBe('gate.shut + lamp.on')
  actor.send(open)
  expect(actor.getSnapshot().matches({ simulating: { hand: 'asking' } })).toBe(true)
  expect(stateOf()).toBe('gate.shut + lamp.on')
  actor.send({ type: 'guard.answer', edge: opens, answer: true })
  actor.send({ type: 'question.confirm' })
  expect(stateOf()).toBe('gate.opening + lamp.on')
  expect(actor.getSnapshot().context.forced).toEqual({})
})

test('a guard’s result can be forced for the next step only, or until it is released', async () => {
  const { actor, stateOf } = await simulate()
  actor.send({ type: 'guard.force', edge: opens, answer: false, isKept: false })
  actor.send(open)
  expect(stateOf()).toBe('gate.shut + lamp.off')
  actor.send(open)
  expect(stateOf()).toBe('gate.opening + lamp.off')
  actor.send({ type: 'simulation.restart', inputName: 'unlocked' })
  actor.send({ type: 'guard.force', edge: opens, answer: false, isKept: true })
  actor.send(open)
  actor.send(open)
  expect(stateOf()).toBe('gate.shut + lamp.off')
  actor.send({ type: 'guard.release', edge: opens })
  actor.send(open)
  expect(stateOf()).toBe('gate.opening + lamp.off')
})

test('the simulation opens a path at the given step and plays it to its end', async () => {
  const labels = ['start locked', 'gate.unlock with the right key', 'gate.open', 'motor: wide']
  const { actor, clock, stateOf } = await simulate({ path: { labels, step: 1 } })
  expect(stateOf()).toBe('gate.shut + lamp.off')
  expect(inputNameOf(runningOf(actor.getSnapshot().context))).toBe('locked')
  actor.send({ type: 'play.start' })
  clock.increment(800)
  expect(stateOf()).toBe('gate.opening + lamp.off')
  clock.increment(800)
  expect(stateOf()).toBe('gate.open + lamp.off')
  expect(actor.getSnapshot().matches({ simulating: { pace: 'still' } })).toBe(true)
})

test('the path that a search found can be walked step by step', async () => {
  const { actor, stateOf } = await simulate()
  actor.send({ type: 'pathSearch.seek', goal: 'gate.open', from: 'here' })
  await waitFor(actor, (snapshot) => snapshot.matches({ simulating: { pathSearch: 'found' } }))
  actor.send({ type: 'pathSearch.take', isAtOnce: false })
  expect(stateOf()).toBe('gate.shut + lamp.off')
  actor.send({ type: 'history.forward' })
  actor.send({ type: 'history.forward' })
  expect(stateOf()).toBe('gate.open + lamp.off')
})

test('a found path is dropped when the simulation takes another step', async () => {
  const { actor } = await simulate()
  actor.send({ type: 'pathSearch.seek', goal: 'gate.open', from: 'here' })
  await waitFor(actor, (snapshot) => snapshot.matches({ simulating: { pathSearch: 'found' } }))
  actor.send(toggle)
  expect(actor.getSnapshot().matches({ simulating: { pathSearch: 'unasked' } })).toBe(true)
})

test('the chart marks active states and the last transition, and counts uses of states and transitions', async () => {
  const { actor, lineOf } = await simulate()
  for (let times = 0; times < 3; times++) actor.send(toggle)
  actor.send({ type: 'history.back' })
  const { active, taken, reached, edges, pointed } = marksOf(lineOf())
  expect([...active].sort()).toEqual(['gate', 'gate.shut', 'lamp', 'lamp.off'])
  expect([...taken]).toEqual(['lamp.on: lamp.toggle → lamp.off'])
  expect(pointed).toBe('lamp.off')
  expect([reached?.get('lamp.off'), reached?.get('lamp.on'), reached?.get('gate.open')]).toEqual([
    2,
    1,
    undefined,
  ])
  expect(edges?.get('lamp.off: lamp.toggle → lamp.on')).toBe(1)
})

test('a history matches a path if its steps are the same or, after a halt, the first of the path’s steps', async () => {
  const { actor, lineOf } = await simulate()
  const path = { id: 'onandoff', steps: ['start unlocked', 'lamp.toggle', 'lamp.toggle'].map(stepLabelled) }
  const isPath = (isHalted = false) => isOf(lineOf(), path, isHalted)
  expect(isPath()).toBe(false)
  expect(isPath(true)).toBe(true)
  actor.send({ type: 'path.play', path: wantedPath(path, 1) })
  expect(isPath()).toBe(true)
  expect(lineOf().at).toBe(1)
  actor.send({ type: 'history.forward' })
  expect(isPath()).toBe(true)
  actor.send(toggle)
  expect(isPath()).toBe(false)
})

const stepLabelled = (label: string) => ({ label, state: '', isIgnored: false, effects: [] })
