import type { Marks } from '@palpite/charts/marks.ts'
import { useEffect } from 'react'

/** What is marked of a machine that goes on while somebody looks. */
export type Followed = Pick<Marks, 'active' | 'reached' | 'edges' | 'taken' | 'pointed'>

/**
 * Marks what goes on, as soon as there is something. Where the machine stands is left for other panels to read; what was done
 * last, and where the chart went with it, end with the panel.
 */
export function useFollowed(mark: (marks: Partial<Marks>) => void, followed: Followed | undefined): void {
  useEffect(() => {
    if (followed) mark(followed)
  }, [mark, followed])
  useEffect(() => () => mark({ taken: new Set(), pointed: undefined }), [mark])
}
