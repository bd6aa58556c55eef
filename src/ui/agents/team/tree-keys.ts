import type { TreeRow } from './tree-rows.ts'

export type TreeStep =
  | { kind: 'go'; to: number }
  | { kind: 'open'; memberId: string }
  | { kind: 'close'; memberId: string }

/**
 * Returns the effect of a key in row `at`, following the WAI-ARIA treegrid pattern. Returns null for keys
 * that the pattern does not use or that have no effect in this row.
 */
export function keyStep(key: string, at: number, rows: readonly TreeRow[]): TreeStep | null {
  const row = rows[at]
  if (!row) return null
  const last = rows.length - 1
  switch (key) {
    case 'ArrowDown':
      return at < last ? { kind: 'go', to: at + 1 } : null
    case 'ArrowUp':
      return at > 0 ? { kind: 'go', to: at - 1 } : null
    case 'Home':
      return { kind: 'go', to: 0 }
    case 'End':
      return { kind: 'go', to: last }
    case 'ArrowRight':
      return inwards(row, at, rows)
    case 'ArrowLeft':
      return outwards(row, rows)
    default:
      return null
  }
}

function inwards(row: TreeRow, at: number, rows: readonly TreeRow[]): TreeStep | null {
  if (row.kind !== 'member' || row.member.direct === 0) return null
  if (!row.isOpen) return { kind: 'open', memberId: row.member.memberId }
  const isBeneath = rows[at + 1]?.owner === row.member.memberId
  return isBeneath ? { kind: 'go', to: at + 1 } : null
}

function outwards(row: TreeRow, rows: readonly TreeRow[]): TreeStep | null {
  if (row.kind === 'member' && row.isOpen) return { kind: 'close', memberId: row.member.memberId }
  const above = rows.findIndex(({ key }) => key === row.owner)
  return above >= 0 ? { kind: 'go', to: above } : null
}
