import type { LevelPage } from '#api/agents/team-tree.ts'
import type { Downline } from '#protocol/agents/team-tree.ts'

type Rows = { rows: readonly Downline[]; found: readonly Downline[] }

/** Appends a page. A member who moved from an earlier page to this one appears only once. */
export function withPage({ rows, found }: Rows, { downlines, next, currency }: LevelPage) {
  const arrived = new Set(downlines.map(({ memberId }) => memberId))
  // Avoid a set of all rows: there may be thousands, and this runs during scrolling.
  const twice = new Set<string>()
  for (const { memberId } of rows) if (arrived.has(memberId)) twice.add(memberId)
  const all = [...rows, ...downlines.filter(({ memberId }) => !twice.has(memberId))]
  return {
    rows: all,
    found: found.filter(({ memberId }) => !arrived.has(memberId)),
    next,
    currency,
    failure: null,
  }
}

/** Adds a member that the search found. The page with this member may not be loaded yet. */
export function withFound({ rows, found }: Rows, member: Downline): Partial<Rows> {
  const isKnown = [...rows, ...found].some(({ memberId }) => memberId === member.memberId)
  return isKnown ? {} : { found: [...found, member] }
}

export function withUpdate({ rows, found }: Rows, member: Downline): Rows {
  const update = (row: Downline) => (row.memberId === member.memberId ? member : row)
  return { rows: rows.map(update), found: found.map(update) }
}
