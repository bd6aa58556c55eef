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

/** Rows beyond both edges that are there already. */
const BEYOND = 4
/** Rows beneath the window within which an end of what was read is asked to go on, so that it is seldom seen. */
const AHEAD = 60

type Props = {
  label: string
  /** Pixels. */
  rowHeight: number
  head: ReactNode
  rows: readonly TreeRow[]
  /** Who the eye is led to; null for nobody. */
  revealed: string | null
  /** Whose details are shown. */
  selected: string | null
  onStep: (step: TreeStep) => void
  onChoose: (memberId: string) => void
  /** The end of what was read of a level comes near. */
  onNear: (level: LevelOwner) => void
  children: (row: TreeRow) => ReactNode
}

/**
 * The rows of a tree that are in sight, out of any number: an ARIA tree grid of which one row at a time can be reached by the
 * tab key and the others by arrows.
 */
export function TreeWindow(props: Props) {
  // The virtualiser changes by itself, which the compiler cannot know.
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
    // Below the header that stays in sight.
    scrollPaddingStart: 80,
    scrollPaddingEnd: 80,
    // The row that has the focus stays, wherever the window is.
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...(active < range.count ? [active] : [])])].sort(
        (one, other) => one - other,
      ),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height of the rows is measured anew
  useLayoutEffect(() => virtualizer.measure(), [rowHeight])

  const revealedAt = at(revealed)
  const isThere = revealedAt >= 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when somebody else is looked for, or has come
  useEffect(() => {
    if (!isThere) return
    setActiveKey(revealed)
    virtualizer.scrollToIndex(revealedAt, { align: 'center' })
  }, [revealed, isThere])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only after a key
  useEffect(() => {
    if (!isByKeys.current) return
    isByKeys.current = false
    body.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus({ preventScroll: true })
  }, [activeKey])

  const items = virtualizer.getVirtualItems()
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {}
  const near = rows.slice(startIndex, endIndex + AHEAD).find(({ kind }) => kind === 'more')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each end once
  useEffect(() => {
    if (near) onNear({ memberId: near.owner })
  }, [near?.key])

  const shown = items.filter(
    ({ index }) => index !== active || items.some((item) => Math.abs(item.index - index) === 1),
  )

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that are pressed on something within a row are its own.
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
      {/* Rows that stand where they are put make it no table any more to who cannot see it, were it not said. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      {/* biome-ignore-start lint/a11y/noNoninteractiveElementToInteractiveRole: a tree grid is a table that keys move in */}
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
  /** Pixels from the top of all rows, where it does not follow the one before it. */
  start: number | null
  isActive: boolean
  isSelected: boolean
  cells: (row: TreeRow) => ReactNode
}

/**
 * One row; as long as it stays in sight it is made once. Laid out by itself it would be no row any more, were it not said.
 * Rows follow one another and have no place of their own: Chromium keeps every style that it has made for a while and compares
 * each new one with all of them, so that a place for each made every row slower than the one before.
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
