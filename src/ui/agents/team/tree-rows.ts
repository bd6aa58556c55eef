import type { SnapshotFrom } from 'xstate'
import type { LevelOwner, teamLevelMachine } from '#machines/agents/team-level.machine.ts'
import type { teamTreeMachine } from '#machines/agents/team-tree.machine.ts'
import type { Downline } from '#protocol/agents/team-tree.ts'

type Level = SnapshotFrom<typeof teamLevelMachine>
type Owner = LevelOwner['memberId']

type Place = { key: string; depth: number; owner: Owner }

export type TreeRow = Place &
  (
    | { kind: 'member'; member: Downline; isOpen: boolean }
    | { kind: 'waiting' }
    /** A placeholder after the loaded rows of a level, if more can be loaded. */
    | { kind: 'more' }
    | { kind: 'failed' }
  )

type MemberRow = Extract<TreeRow, { kind: 'member' }>

/** Caches each list of rows by the first member in it. */
const made = new WeakMap<Downline, readonly MemberRow[]>()

/**
 * Returns the rows for members of the same level. Rows with unchanged data are the same objects as before, so
 * that an added page does not re-render them. Avoid lookups over thousands of rows, because this runs during
 * scrolling.
 */
function memberRows(members: readonly Downline[], place: Omit<Place, 'key'>, open: ReadonlySet<string>) {
  const [first] = members
  if (!first) return []
  const known = made.get(first) ?? []
  const rows = members.map((member, index): MemberRow => {
    const isOpen = member.direct > 0 && open.has(member.memberId)
    const row = known[index]
    const isSame = row?.member === member && row.isOpen === isOpen && row.depth === place.depth
    return isSame ? row : { kind: 'member', key: member.memberId, ...place, member, isOpen }
  })
  made.set(first, rows)
  return rows
}

/** The API's page size, which is also the maximum number of placeholders in a level. */
const PAGE = 100

export function levelsOf({ children }: SnapshotFrom<typeof teamTreeMachine>): Map<Owner, Level> {
  const levels = Object.values(children).flatMap((level) => (level ? [level.getSnapshot()] : []))
  return new Map(levels.map((level) => [level.context.memberId, level]))
}

/** Flattens the tree into rows from top to bottom. An open level follows its agent's row. */
export function treeRows(opened: readonly string[], levels: ReadonlyMap<Owner, Level>): TreeRow[] {
  const rows: TreeRow[] = []
  const open = new Set(opened)
  const addLevel = (owner: Owner, depth: number, expected: number) => {
    const level = levels.get(owner)
    if (!level) return
    const { rows: read, found } = level.context
    const place = (name: string): Place => ({ key: `${name}:${owner}`, depth, owner })
    const addMembers = (members: readonly Downline[]) => {
      for (const row of memberRows(members, { depth, owner }, open)) {
        rows.push(row)
        if (row.isOpen) addLevel(row.member.memberId, depth + 1, row.member.direct)
      }
    }
    addMembers(read)
    if (level.matches('reading')) {
      const left = Math.max(1, Math.min(expected - read.length, PAGE))
      for (let index = 0; index < left; index++) rows.push({ kind: 'waiting', ...place(`waiting-${index}`) })
    }
    if (level.matches('failed')) rows.push({ kind: 'failed', ...place('failed') })
    if (level.matches('hasMore')) rows.push({ kind: 'more', ...place(`more-${read.length}`) })
    addMembers(found)
  }
  addLevel(null, 1, 0)
  return rows
}
