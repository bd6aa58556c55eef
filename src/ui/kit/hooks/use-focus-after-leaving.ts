import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './lost-focus.ts'

/**
 * Keeps the focus in a list when a row is deleted: on the next row, else the previous one, else the page
 * heading. Rows need `data-row` and a `summary`. Call the returned function with the id of the row to delete.
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
    // Do not take the focus if the user has moved it elsewhere.
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
