import { pathOf } from '@palpite/charts/edges.ts'
import type { AnyMachineSnapshot } from 'xstate'
import { isUnnamed } from '#paths/machine/child-name.ts'

/** Formats the active leaf states, the tags and any output or error: `counting.sent + online #busy`. */
export function stateText(snapshot: AnyMachineSnapshot): string {
  const tags = [...snapshot.tags].sort().map((tag) => ` #${tag}`)
  return placeText(snapshot) + tags.join('') + endText(snapshot)
}

/** Formats the active leaf states without tags. Accepts a snapshot or the dotted paths of the leaves. */
export function placeText(place: AnyMachineSnapshot | readonly string[]): string {
  return (Array.isArray(place) ? place : leavesOf(place as AnyMachineSnapshot).map(pathOf)).join(' + ')
}

export function leavesIn(stateText: string): string[] {
  return stateText.replace(/ [#(].*$/s, '').split(' + ')
}

/** The active states without active children, in document order. */
export function leavesOf(snapshot: AnyMachineSnapshot) {
  const leaves = snapshot._nodes.filter((node) => node.type === 'atomic' || node.type === 'final')
  return leaves.sort((a, b) => a.order - b.order)
}

/** A short key of the active leaf states: their `order` numbers, joined by commas. */
export function leavesKey(snapshot: AnyMachineSnapshot): string {
  let only: number | undefined
  let all: number[] | undefined
  for (const node of snapshot._nodes) {
    if (node.type !== 'atomic' && node.type !== 'final') continue
    if (only === undefined) only = node.order
    else if (all) all.push(node.order)
    else all = [only, node.order]
  }
  return all ? all.sort((a, b) => a - b).join() : `${only ?? ''}`
}

function endText({ status, output, error }: AnyMachineSnapshot): string {
  if (status === 'error') return ` (error: ${errorText(error)})`
  if (status !== 'done') return ''
  return output === undefined ? ' (done)' : ` (done: ${contextText(output)})`
}

function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replaceAll(/\s+/g, ' ')
}

const TEN_YEARS = 10 * 366 * 24 * 60 * 60 * 1000

/** Whether a number counts as a time in epoch ms: it must be within ten years of `around`. */
export function isMoment(value: number, around: number): boolean {
  return Math.abs(value - around) <= TEN_YEARS
}

/**
 * How to show times: exactly, or only as past or future. Virtual time keeps growing, so a configuration with
 * exact times would never repeat.
 */
export type Moments = 'exact' | { startAt: number; now: number }

/** Formats any data as one line of JSON, for comparisons. Spells out values that JSON would drop or merge. */
export function contextText(view: unknown, moments: Moments = 'exact'): string {
  const replace = (_key: string, value: unknown): unknown => {
    if (typeof value === 'number') return numberText(value, moments)
    if (typeof value === 'bigint' || typeof value === 'function' || typeof value === 'symbol')
      return String(value)
    if (value instanceof Map) return { map: [...value] }
    if (value instanceof Set) return { set: [...value] }
    if (value instanceof Error) return { error: value.message }
    return isUnnamedReference(value) ? 'an unnamed actor' : value
  }
  return JSON.stringify(view, replace) ?? 'undefined'
}

/** Whether a value is an XState actor in serialised form, with a generated id. */
function isUnnamedReference(value: unknown): boolean {
  return value instanceof Object && 'xstate$$type' in value && 'id' in value && isUnnamed(String(value.id))
}

function numberText(value: number, moments: Moments): number | string {
  if (!Number.isFinite(value)) return String(value)
  if (moments === 'exact' || !isMoment(value, moments.startAt)) return value
  return value <= moments.now ? 'past' : 'future'
}
