import type { SnapshotFrom } from 'xstate'
import type { Downline } from '#contract/team-tree.ts'
import type { LevelOwner, teamLevelMachine } from '#machines/team-level.machine.ts'
import type { teamTreeMachine } from '#machines/team-tree.machine.ts'

type Level = SnapshotFrom<typeof teamLevelMachine>
type Owner = LevelOwner['memberId']

/** Where a row stands: how deep, and whose level it is in. */
type Place = { key: string; depth: number; owner: Owner }

/** One line of the tree as it is shown. */
export type TreeRow = Place &
  (
    | { kind: 'member'; member: Downline; isOpen: boolean }
    /** Keeps the place of a row that is on its way. */
    | { kind: 'waiting' }
    /** The end of what was read of a level. */
    | { kind: 'more' }
    | { kind: 'failed' }
  )

type MemberRow = Extract<TreeRow, { kind: 'member' }>

/** The rows of members as they were made last. */
const made = new WeakMap<Downline, MemberRow>()

/** The same row as long as nothing in it is another, so that what is shown of it need not be made anew with each page. */
function memberRow(place: Omit<MemberRow, 'kind'>): MemberRow {
  const known = made.get(place.member)
  if (known && known.isOpen === place.isOpen && known.depth === place.depth && known.owner === place.owner) {
    return known
  }
  const row: MemberRow = { kind: 'member', ...place }
  made.set(place.member, row)
  return row
}

/** The most rows that come at once, and for which places are kept. */
const PAGE = 100

/** The levels that are known, by whose they are. */
export function levelsOf({ children }: SnapshotFrom<typeof teamTreeMachine>): Map<Owner, Level> {
  const levels = Object.values(children).flatMap((level) => (level ? [level.getSnapshot()] : []))
  return new Map(levels.map((level) => [level.context.memberId, level]))
}

/** The tree as a list of lines, from top to bottom: every level that is open beneath the row that it belongs to. */
export function treeRows(opened: readonly string[], levels: ReadonlyMap<Owner, Level>): TreeRow[] {
  const rows: TreeRow[] = []
  const open = new Set(opened)
  const addLevel = (owner: Owner, depth: number, expected: number) => {
    const level = levels.get(owner)
    if (!level) return
    const { rows: read, found } = level.context
    const place = (name: string): Place => ({ key: `${name}:${owner}`, depth, owner })
    const addMember = (member: Downline) => {
      const isOpen = open.has(member.memberId)
      rows.push(memberRow({ key: member.memberId, depth, owner, member, isOpen }))
      if (isOpen) addLevel(member.memberId, depth + 1, member.direct)
    }
    for (const member of read) addMember(member)
    if (level.matches('reading')) {
      const left = Math.max(1, Math.min(expected - read.length, PAGE))
      for (let index = 0; index < left; index++) rows.push({ kind: 'waiting', ...place(`waiting-${index}`) })
    }
    if (level.matches('failed')) rows.push({ kind: 'failed', ...place('failed') })
    if (level.matches('partial')) rows.push({ kind: 'more', ...place(`more-${read.length}`) })
    for (const member of found) addMember(member)
  }
  addLevel(null, 1, 0)
  return rows
}
