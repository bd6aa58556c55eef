import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { LevelOwner } from '#machines/agents/team-level.machine.ts'
import styles from './team-tree.module.css'
import { keyStep, type TreeStep } from './tree-keys.ts'
import type { TreeRow } from './tree-rows.ts'

/** How many rows are rendered beyond the visible ones, on each side. */
const BEYOND = 4
/**
 * If a level's loaded rows end within this many rows below the visible ones, its next page is requested.
 * Users therefore rarely see placeholders.
 */
const AHEAD = 60

type Props = {
  label: string
  rowHeight: number
  head: ReactNode
  rows: readonly TreeRow[]
  /** The key of the row to scroll to. Null if there is none. */
  revealed: string | null
  selected: string | null
  onStep: (step: TreeStep) => void
  onChoose: (memberId: string) => void
  onNear: (level: LevelOwner) => void
  children: (row: TreeRow) => ReactNode
}

/**
 * A virtualised ARIA treegrid with a roving tabindex: Tab reaches a single row, and arrow keys move between
 * rows.
 */
export function TreeWindow(props: Props) {
  // The virtualiser mutates its state in place, which React Compiler cannot track.
  'use no memo'
  const { label, rowHeight, head, rows, revealed, selected, onStep, onChoose, onNear, children } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const isByKeys = useRef(false)
  const at = (key: string | null) => (key === null ? -1 : rows.findIndex((row) => row.key === key))
  const active = Math.max(0, at(activeKey))

  useLayoutEffect(() => {
    if (rowHeight && body.current) setTop(body.current.getBoundingClientRect().top + scrollY)
  }, [rowHeight])

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: useCallback(() => rowHeight, [rowHeight]),
    overscan: BEYOND,
    scrollMargin: top,
    // The sticky header's height, plus a margin.
    scrollPaddingStart: 80,
    scrollPaddingEnd: 80,
    // Keep the focused row mounted even if it is out of view.
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...(active < range.count ? [active] : [])])].sort(
        (one, other) => one - other,
      ),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new row height requires new measurements
  useLayoutEffect(() => virtualizer.measure(), [rowHeight])

  const revealedAt = at(revealed)
  const isThere = revealedAt >= 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll only when another member is revealed or loaded
  useEffect(() => {
    if (!isThere) return
    setActiveKey(revealed)
    virtualizer.scrollToIndex(revealedAt, { align: 'center' })
  }, [revealed, isThere])

  // biome-ignore lint/correctness/useExhaustiveDependencies: move the focus only after a key press
  useEffect(() => {
    if (!isByKeys.current) return
    isByKeys.current = false
    body.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus({ preventScroll: true })
  }, [activeKey])

  const items = virtualizer.getVirtualItems()
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {}
  const near = rows.slice(startIndex, endIndex + AHEAD).find(({ kind }) => kind === 'more')
  // biome-ignore lint/correctness/useExhaustiveDependencies: report each end of a level once
  useEffect(() => {
    if (near) onNear({ memberId: near.owner })
  }, [near?.key])

  const shown = items.filter(
    ({ index }) => index !== active || items.some((item) => Math.abs(item.index - index) === 1),
  )

  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore keys that are pressed on controls within a row.
    if (!(event.target instanceof HTMLTableRowElement)) return
    const row = rows[active]
    if (event.key === 'Enter' && row?.kind === 'member') return onChoose(row.member.memberId)
    const step = keyStep(event.key, active, rows)
    if (!step) return
    event.preventDefault()
    if (step.kind !== 'go') return onStep(step)
    const target = rows[step.to]
    if (!target) return
    isByKeys.current = true
    virtualizer.scrollToIndex(step.to)
    setActiveKey(target.key)
  }

  const rowOf = ({ target }: SyntheticEvent) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
    return line ? rows[Number(line.dataset.index)] : undefined
  }

  return (
    <>
      {/* The roles are explicit, because the `display` values in the style sheet remove table semantics. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      {/* biome-ignore-start lint/a11y/noNoninteractiveElementToInteractiveRole: a treegrid is a table with keyboard navigation */}
      <table className={styles.tree} role="treegrid" aria-label={label} aria-rowcount={rows.length + 1}>
        <thead role="rowgroup">{head}</thead>
        <tbody
          ref={body}
          role="rowgroup"
          className={styles.body}
          style={{ height: virtualizer.getTotalSize(), paddingTop: (shown[0]?.start ?? top) - top }}
          onKeyDown={onKeyDown}
          onFocus={(event) => setActiveKey(rowOf(event)?.key ?? null)}
          onClick={(event) => {
            const row = rowOf(event)
            if (row?.kind === 'member') onChoose(row.member.memberId)
          }}
        >
          {items.map((item) => {
            const { index } = item
            const row = rows[index]
            return row ? (
              <Line
                key={row.key}
                {...{ row, index }}
                start={shown.includes(item) ? null : item.start - top}
                isActive={index === active}
                isSelected={row.kind === 'member' && row.member.memberId === selected}
                cells={children}
              />
            ) : null
          })}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noNoninteractiveElementToInteractiveRole: see above */}
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </>
  )
}

type LineProps = {
  row: TreeRow
  index: number
  start: number | null
  isActive: boolean
  isSelected: boolean
  cells: (row: TreeRow) => ReactNode
}

/**
 * A memoised row. Its role is explicit, because `display: grid` removes table semantics. Rows are in normal
 * flow, except a focused row that is out of view: `start` is its `top` in px. If every row had a `top`,
 * Chromium would compare every new style with all cached ones, which slows scrolling.
 */
const Line = memo(function Line({ row, index, start, isActive, isSelected, cells }: LineProps) {
  return (
    <tr
      data-index={index}
      className={styles.row}
      {...{ role: 'row' }}
      tabIndex={isActive ? 0 : -1}
      aria-level={row.depth}
      aria-rowindex={index + 2}
      aria-expanded={row.kind === 'member' && row.member.direct > 0 ? row.isOpen : undefined}
      aria-selected={isSelected}
      aria-busy={row.kind === 'waiting' || row.kind === 'more' ? true : undefined}
      style={start === null ? undefined : { position: 'absolute', top: start }}
    >
      {cells(row)}
    </tr>
  )
})
