import type { Marks } from '@palpite/charts/marks.ts'
import { useEffect } from 'react'

export type Followed = Pick<Marks, 'active' | 'reached' | 'edges' | 'taken' | 'pointed'>

/**
 * Marks the states and transitions of a followed actor in the chart. Removes the marks of the last step and
 * the scroll target when the panel closes. All other marks stay, so that the next panel can use them.
 */
export function useFollowed(mark: (marks: Partial<Marks>) => void, followed: Followed | undefined): void {
  useEffect(() => {
    if (followed) mark(followed)
  }, [mark, followed])
  useEffect(() => () => mark({ taken: new Set(), pointed: undefined }), [mark])
}
