import { useEffect, useState } from 'react'
import type { Answer } from '../play/vendor.ts'

type Read<Page> = (before: string | null, signal: AbortSignal) => Promise<Answer<Page, unknown>>

/** `items` are all items loaded so far, newest first. */
type Pages<Item> = { state: 'loading' | 'known' | 'failed'; items: readonly Item[]; next: string | null }

/**
 * Loads a list page by page.
 * @param read a new function reloads the list, so `read` and `itemsOf` must be stable
 */
export function usePages<Page extends { next: string | null }, Item>(
  read: Read<Page>,
  itemsOf: (page: Page) => readonly Item[],
) {
  const [pages, setPages] = useState<Pages<Item>>({ state: 'loading', items: [], next: null })
  const [asked, setAsked] = useState<{ before: string | null; tries: number }>({ before: null, tries: 0 })
  useEffect(() => {
    const abort = new AbortController()
    setPages((pages) => ({ ...pages, state: 'loading' }))
    read(asked.before, abort.signal).then(
      (answer) =>
        setPages((pages) =>
          answer.ok
            ? {
                state: 'known',
                items: [...(asked.before ? pages.items : []), ...itemsOf(answer.value)],
                next: answer.value.next,
              }
            : { ...pages, state: 'failed' },
        ),
      (error: unknown) => {
        if (!abort.signal.aborted) setPages((pages) => ({ ...pages, state: 'failed' }))
        else if (!(error instanceof DOMException)) throw error
      },
    )
    return () => abort.abort()
  }, [read, itemsOf, asked])
  return {
    ...pages,
    again: () => setAsked(({ before, tries }) => ({ before, tries: tries + 1 })),
    more: () => setAsked({ before: pages.next, tries: 0 }),
  }
}
