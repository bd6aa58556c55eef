import { durationText } from '@palpite/charts/duration.ts'
import type { Choice } from '@palpite/paths/machine/choices.ts'
import { childrenOf } from '@palpite/paths/machine/configuration.ts'
import type { AnyActorRef, EventObject } from 'xstate'
import type { Moment } from '#visualiser/simulate/simulation.ts'

/** Creates a choice that sends an event with custom data. */
export function eventChoice(type: string, data: object): Choice {
  const label = Object.keys(data).length > 0 ? `${type} ${JSON.stringify(data)}` : type
  const event: EventObject = { ...data, type }
  return { kind: 'event', id: label, label, event }
}

/** Creates a choice that ends an actor with a custom output or error. */
export function endingChoice(child: AnyActorRef, how: 'done' | 'error', value: unknown): Choice {
  const text = value === undefined ? '' : ` ${JSON.stringify(value)}`
  const label = `${child.id}: ${how}${text}`
  const outcome = how === 'done' ? { done: value } : { error: value }
  return { kind: 'outcome', id: label, label, child, outcome }
}

/** Creates a choice that lets time pass until `until` (epoch ms). No timer may be due before then. */
export function pauseChoice(now: number, until: number): Choice {
  const label = `wait ${durationText(until - now)}`
  return { kind: 'pause', id: label, label, until }
}

/**
 * Recreates a choice from the label that one of the functions above gave it. Returns undefined for any other
 * label, for an event without data, or if the actor does not exist.
 */
export function ownChoice(label: string, { configuration }: Moment): Choice | undefined {
  const pause = /^wait ([\d.]+) (ms|s|min)$/.exec(label)
  if (pause) return pauseChoice(configuration.now, configuration.now + lengthOf(pause[1], pause[2]))
  const ending = /^(.+): (done|error)(?: (.+))?$/.exec(label)
  if (ending) {
    const child = childrenOf(configuration.snapshot).find(({ id }) => id === ending[1])
    const value = ending[3] === undefined ? { value: undefined } : parsed(ending[3])
    return child && value && endingChoice(child, ending[2] === 'done' ? 'done' : 'error', value.value)
  }
  const event = /^(\S+) (\{.*\})$/.exec(label)
  const data = event?.[2] === undefined ? undefined : parsed(event[2])
  return event?.[1] && data?.value instanceof Object ? eventChoice(event[1], data.value) : undefined
}

const LENGTHS: { [unit: string]: number } = { ms: 1, s: 1_000, min: 60_000 }

function lengthOf(amount = '', unit = ''): number {
  return Math.round(Number(amount) * (LENGTHS[unit] ?? 0))
}

export function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
