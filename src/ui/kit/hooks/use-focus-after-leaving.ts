import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './lost-focus.ts'

/**
 * Keeps the focus in a list when a row is deleted: it moves to the next row, or else to the previous row, or
 * else to the page's heading. Rows need `data-row` and a `summary`. Call the returned function with the id of
 * the row that is about to be deleted.
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
    // Leave the focus alone if the user has moved it elsewhere.
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
