import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './lost-focus.ts'

/**
 * Keeps the focus among rows when one of them is deleted: it goes to the row after it, to the one before where it was the last,
 * and to the page's heading where none is left. Rows name themselves by `data-row` and are focused at their summary.
 *
 * @returns to be told which row has been asked to go
 */
export function useFocusAfterLeaving(
  page: RefObject<HTMLElement | null>,
  ids: readonly string[],
): (id: string) => void {
  const leaving = useRef<{ id: string; heir: string | undefined } | null>(null)
  useEffect(() => {
    if (!leaving.current || ids.includes(leaving.current.id)) return
    const { heir } = leaving.current
    leaving.current = null
    // A user who has moved on elsewhere keeps their focus.
    if (!isFocusLost()) return
    const row = heir && page.current?.querySelector<HTMLElement>(`[data-row="${heir}"] summary`)
    const target = row || page.current?.querySelector('h1')
    target?.focus()
  }, [page, ids])
  return (id) => {
    const place = ids.indexOf(id)
    leaving.current = { id, heir: ids[place + 1] ?? ids[place - 1] }
  }
}
