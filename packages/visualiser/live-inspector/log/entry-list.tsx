import { Trans } from '@lingui/react/macro'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ToolButton } from '#visualiser/simulate/tool-button.tsx'
import type { Entry } from './entry.ts'
import styles from './entry-list.module.css'
import { windowOf } from './windowed.ts'

type Props = {
  label: string
  entries: readonly Entry[]
  /** Height and width of a row in pixels. The width is needed only if rows are wider than the list. */
  rowHeight: number
  width?: number
  /** Horizontal position of an entry in pixels, needed to scroll to it. */
  place?: (entry: Entry) => number
  head?: ReactNode
  chosen: number | undefined
  onChoose(number: number | undefined): void
  /** Draws an entry. If drawings contain no text, `say` returns a label for each entry. */
  draw(entry: Entry): ReactNode
  say?: (entry: Entry) => string
}

/** Draws only the visible entries. Scrolls to new entries, unless the reader has scrolled back. */
export function EntryList({ label, entries, head, chosen, onChoose, draw, say, ...measures }: Props) {
  const { rowHeight, width, place } = measures
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const headBox = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [view, setView] = useState({ top: 0, height: 0, isAtEnd: true })
  const at = entries.findIndex(({ number }) => number === chosen)
  const last = entries.at(-1)?.number

  const look = () => {
    const { current } = box
    if (!current) return
    const { scrollTop: top, clientHeight: height, scrollHeight } = current
    isAtEnd.current = scrollHeight - top - height < rowHeight
    setView({ top, height, isAtEnd: isAtEnd.current })
  }
  useEffect(() => {
    const { current } = box
    if (!current) return
    const observer = new ResizeObserver(() => {
      const { scrollTop: top, clientHeight: height } = current
      setView((before) => ({ ...before, top, height }))
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  // Depends on the newest entry's number, since a full log drops old entries, so its length may not change.
  useLayoutEffect(() => {
    if (last !== undefined && isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [last])

  const choose = (index: number) => {
    const entry = entries[index]
    const { current } = box
    if (!entry || !current) return
    onChoose(entry.number)
    const top = index * rowHeight
    const room = current.clientHeight - (headBox.current?.offsetHeight ?? 0)
    if (top < current.scrollTop) current.scrollTop = top
    else if (top + rowHeight > current.scrollTop + room) current.scrollTop = top + rowHeight - room
    const across = place?.(entry) ?? 0
    const isVisible = across > current.scrollLeft && across < current.scrollLeft + current.clientWidth
    if (!isVisible) current.scrollLeft = across - current.clientWidth / 2
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor(view.height / rowHeight) - 1)
    const end = entries.length - 1
    const from = at === -1 ? end + 1 : at
    const targets: { [key: string]: number } = {
      ArrowUp: from - 1,
      ArrowDown: at === -1 ? end : from + 1,
      PageUp: from - page,
      PageDown: from + page,
      Home: 0,
      End: end,
    }
    const target = targets[event.key]
    if (event.key === 'Escape' && chosen !== undefined) onChoose(undefined)
    else if (target === undefined) return
    else choose(Math.max(0, Math.min(end, target)))
    event.preventDefault()
  }
  const { first, end } = windowOf(entries.length, { rowHeight, ...view })
  const optionId = (number: number) => `${id}-${number}`
  return (
    <div className={styles.frame}>
      <div
        ref={box}
        className={styles.box}
        role="listbox"
        aria-label={label}
        aria-activedescendant={at >= first && at < end && at !== -1 ? optionId(chosen ?? 0) : undefined}
        tabIndex={0}
        onScroll={look}
        onKeyDown={onKeyDown}
      >
        {head && (
          <div ref={headBox} className={styles.head} aria-hidden="true">
            {head}
          </div>
        )}
        <div className={styles.rows} style={{ height: entries.length * rowHeight, minWidth: width }}>
          {entries.slice(first, end).map((entry, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys.
            <div
              key={entry.number}
              id={optionId(entry.number)}
              className={styles.row}
              role="option"
              // Not in the tab order, since the list itself has the focus.
              tabIndex={-1}
              aria-selected={entry.number === chosen}
              aria-label={say?.(entry)}
              aria-setsize={entries.length}
              aria-posinset={first + index + 1}
              style={{ height: rowHeight, top: (first + index) * rowHeight }}
              onClick={() => onChoose(entry.number === chosen ? undefined : entry.number)}
            >
              {draw(entry)}
            </div>
          ))}
        </div>
      </div>
      {!view.isAtEnd && (
        <div className={styles.newest}>
          <ToolButton
            look="act"
            onClick={() => {
              isAtEnd.current = true
              box.current?.scrollTo({ top: box.current.scrollHeight })
            }}
          >
            <Trans id="flows.liveInspector.toLatest">Go to the latest</Trans>
          </ToolButton>
        </div>
      )}
    </div>
  )
}
