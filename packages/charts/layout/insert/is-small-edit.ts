import type { Drawing } from '../../drawing.ts'
import type { Graph } from '../graph.ts'
import type { Visible } from '../visible.ts'

/** Maximum number of new states, and their maximum share of all states. */
const MOST = { states: 3, share: 0.2 } as const

/**
 * Whether the existing states keep their size, parent and kind, only a few childless states are new, and no
 * fork is new.
 */
export function isSmallEdit(
  { boxes, forks: bars }: Drawing,
  { heads, forks }: Graph,
  { states, childrenOf, hiddenIn }: Visible,
): boolean {
  if (forks.some((one) => !bars.some(({ transition }) => transition === one.transition))) return false
  const known = new Map(boxes.map((box) => [box.state, box]))
  const added = states.filter(({ id }) => !known.has(id))
  if (added.length > Math.min(MOST.states, Math.max(1, MOST.share * states.length))) return false
  const areAddable = added.every(
    ({ id, parent, kind }) =>
      kind !== 'history' && !childrenOf.has(id) && known.get(parent ?? '')?.kind === 'container',
  )
  return areAddable && states.every(({ id, kind, parent }) => isUnchanged(id, kind, parent))

  function isUnchanged(id: string, kind: string, parent: string | undefined): boolean {
    const box = known.get(id)
    if (!box) return true
    const isContainer = childrenOf.has(id)
    const head = heads.get(id)
    if ((box.kind === 'container') !== isContainer || box.isCollapsed !== hiddenIn.has(id)) return false
    if (parent !== undefined && !known.has(parent)) return false
    if (!head) return kind === 'history'
    if (isContainer) return head.height === box.head && head.width <= box.width
    return head.width === box.width && head.height === box.height
  }
}
