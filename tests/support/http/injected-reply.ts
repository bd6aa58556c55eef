import * as v from 'valibot'
import type { Call } from '#protocol/kit/call.ts'
import { badAddresses, injections } from './script-injections.ts'

/** Names of fields that the page needs unchanged, such as ids, codes and types. */
const KEPT =
  /^(id|.*Id|code|.*Code|tag|ticket|token|currency|location|category|kind|.*Type|vassalage|gameClassify|isGame|next)$/
const ADDRESSES = /url|path|image|icon|href|address|link|CDNs|domain/i
const MOMENT = /^\d{4}-\d\d-\d\dT/

/** A text in a reply. `shape` is the path without list indexes. */
type Leaf = { path: (string | number)[]; name: string; shape: string; text: string }

/**
 * Returns a function that gives the next injection for a field name: a URL if the name suggests one, HTML for
 * other names. The first injection is the one after index `first`.
 */
export function injecting(first: number): (name: string) => string {
  const texts = { address: Object.values(badAddresses), markup: Object.values(injections) }
  const at = { address: first, markup: first }
  return (name) => {
    const kind = ADDRESSES.test(name) ? 'address' : 'markup'
    at[kind] += 1
    return texts[kind][at[kind] % texts[kind].length] ?? ''
  }
}

/**
 * Replaces every free text in a reply with an injection. Keeps ids, times, texts for which the call's schema
 * accepts no injection, and the fields named in `kept`.
 */
export function injected(
  call: Call,
  value: unknown,
  inject: (name: string) => string,
  kept: readonly string[] = [],
): unknown {
  const shapes = new Map<string, Leaf[]>()
  for (const leaf of leavesOf(value))
    if (!KEPT.test(leaf.name) && !kept.includes(leaf.name) && !MOMENT.test(leaf.text))
      shapes.set(leaf.shape, [...(shapes.get(leaf.shape) ?? []), leaf])
  let answer = value
  for (const leaves of shapes.values()) {
    const changed = structuredClone(answer)
    for (const { path, name } of leaves) put(changed, path, inject(name))
    if (v.safeParse(call.reply, changed).success) answer = changed
  }
  return answer
}

function leavesOf(value: unknown, path: Leaf['path'] = []): Leaf[] {
  if (typeof value === 'string') {
    const names = path.filter((step) => typeof step === 'string')
    return [{ path, name: names.at(-1) ?? '', shape: names.join('.'), text: value }]
  }
  if (Array.isArray(value)) return value.flatMap((one, index) => leavesOf(one, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => leavesOf(one, [...path, name]))
}

function put(within: unknown, path: Leaf['path'], text: string): void {
  const holder = path.slice(0, -1).reduce<unknown>((thing, step) => Reflect.get(Object(thing), step), within)
  Reflect.set(Object(holder), path.at(-1) ?? '', text)
}
