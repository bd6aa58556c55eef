import type { LevelPage } from '#api/agents/team-tree.ts'
import type { Downline } from '#protocol/agents/team-tree.ts'

type Rows = { rows: readonly Downline[]; found: readonly Downline[] }

/** A level with its next page. Whoever moved on to it while the level was read is not there twice. */
export function withPage({ rows, found }: Rows, { downlines, next, currency }: LevelPage) {
  const arrived = new Set(downlines.map(({ memberId }) => memberId))
  // Of thousands of rows nothing is made that is not kept: this happens while somebody scrolls.
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

/** A level with somebody who was found and may be on a page that nobody has read yet. */
export function withFound({ rows, found }: Rows, member: Downline): Partial<Rows> {
  const isKnown = [...rows, ...found].some(({ memberId }) => memberId === member.memberId)
  return isKnown ? {} : { found: [...found, member] }
}

/** A level with what is newer of somebody in it. */
export function withNews({ rows, found }: Rows, member: Downline): Rows {
  const renew = (row: Downline) => (row.memberId === member.memberId ? member : row)
  return { rows: rows.map(renew), found: found.map(renew) }
}
