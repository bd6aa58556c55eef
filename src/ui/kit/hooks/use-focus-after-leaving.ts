import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './lost-focus.ts'

/**
 * Keeps the focus in the list when a row is deleted: on the next row, the previous one, or the page heading.
 * Rows need `data-row` and a `summary`. Returns a function to call with the row being deleted.
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
    // A user who moved on keeps their focus.
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
