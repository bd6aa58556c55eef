import { type AnyStateMachine, createMachine } from 'xstate'
import { defineModel, type Model } from '#paths/model.ts'

type States = NonNullable<Parameters<typeof createMachine>[0]['states']>

/**
 * Returns states in a ring, so that all are reachable. The first event leads to the next state, the others to
 * random states.
 */
function ring(size: number, events: readonly string[], seed: number): { initial: string; states: States } {
  let last = seed
  const next = () => {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((last / 2 ** 32) * size)
  }
  const states = Array.from({ length: size }, (_, index) => {
    const targets = events.map((event, order) => [event, `s${order === 0 ? (index + 1) % size : next()}`])
    return [`s${index}`, { on: Object.fromEntries(targets) }]
  })
  return { initial: 's0', states: Object.fromEntries(states) }
}

function modelOf(machine: AnyStateMachine, events: readonly string[]): Model {
  const cases = { events: Object.fromEntries(events.map((event) => [event, {}])) }
  return defineModel(machine, cases)
}

const FLAT = ['a', 'b', 'c', 'd']

/** 1,000 sibling states with four transitions each. */
export function flat(): Model {
  return modelOf(createMachine({ id: 'flat', ...ring(1000, FLAT, 1) }), FLAT)
}

const eventsOf = (region: number) => ['next', 'left', 'right'].map((event) => `${event}${region}`)

function regions(eventsByRegion: readonly (readonly string[])[], seeds: readonly number[]): Model {
  const states = eventsByRegion.map((events, index) => [
    `r${index}`,
    ring(100, events, seeds[index] ?? index),
  ])
  const machine = createMachine({ id: 'regions', type: 'parallel', states: Object.fromEntries(states) })
  return modelOf(machine, [...new Set(eventsByRegion.flat())])
}

/**
 * Three regions of 100 states each. Two of them handle the same events, so there are only 10,000
 * configurations.
 */
export function coupled(): Model {
  return regions([eventsOf(0), eventsOf(0), eventsOf(1)], [1, 1, 2])
}

/** Three independent regions of 100 states each: a million configurations, but only 900 transitions. */
export function independent(): Model {
  return regions([eventsOf(0), eventsOf(1), eventsOf(2)], [1, 2, 3])
}
