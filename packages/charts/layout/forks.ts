import type { ElkNode } from 'elkjs/lib/elk-api'
import type { Direction } from '../drawing.ts'
import type { Link, Visible } from './visible.ts'

export type ForkPlace = { id: string; transition: string; source: string; holder: string }

/** Size of a bar in pixels. */
const BAR = { length: 44, breadth: 5 } as const

const forkOf = (transition: string) => `${transition}|fork`

/**
 * Returns the bars at which transitions with several targets split. A transition that splits inside a
 * parallel state has no bar.
 */
export function forksOf(links: readonly Link[], { byId }: Visible): ForkPlace[] {
  const chainOf = (id: string): string[] => {
    const state = byId.get(id)
    return state ? [...chainOf(state.parent ?? ''), id] : ['']
  }
  const several = Map.groupBy(links, ({ transition }) => transition.id)
  return [...several].flatMap(([transition, parts]) => {
    const targets = new Set(parts.map(({ target }) => target))
    if (targets.size < 2) return []
    const chains = [...targets, ...parts.map(({ source }) => source)].map(chainOf)
    const [first = []] = chains
    const shared = first.filter((id) => chains.every((chain) => chain.includes(id) && chain.at(-1) !== id))
    const holder = shared.at(-1) ?? ''
    if (byId.get(holder)?.kind === 'parallel') return []
    return [{ id: forkOf(transition), transition, source: parts[0]?.source ?? '', holder }]
  })
}

/** Inserts the bar after the transition's source, since ELK places nodes by their order. */
export function addFork(holder: ElkNode | undefined, { id, source }: ForkPlace, direction: Direction): void {
  const { length, breadth } = BAR
  const [width, height] = direction === 'down' ? [length, breadth] : [breadth, length]
  const inside = holder?.children ?? []
  const at = inside.findIndex((node) => source === node.id || source.startsWith(`${node.id}.`))
  inside.splice(at + 1, 0, { id, width, height })
}
