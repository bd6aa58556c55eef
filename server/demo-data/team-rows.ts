import type { teamAncestor } from '#server/identity/team-ancestor.table.ts'
import type { MemberRow } from './members.ts'

type TeamPlace = typeof teamAncestor.$inferInsert

/** Uplines must come before their downlines. */
export function teamRows(members: readonly MemberRow[]): TeamPlace[] {
  const placesOf = new Map<number, TeamPlace[]>()
  for (const { id, uplineId } of members) {
    if (uplineId == null) continue
    const above = placesOf.get(uplineId) ?? []
    placesOf.set(id, [
      { memberId: id, ancestorId: uplineId, depth: 1 },
      ...above.map(({ ancestorId, depth }) => ({ memberId: id, ancestorId, depth: depth + 1 })),
    ])
  }
  return [...placesOf.values()].flat()
}
