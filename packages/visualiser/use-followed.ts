import type { Marks } from '@palpite/charts/marks.ts'
import { useEffect } from 'react'

export type Followed = Pick<Marks, 'active' | 'reached' | 'edges' | 'taken' | 'pointed'>

/**
 * Marks the parts of the followed actor. When this panel closes, removes the marks of the last step and the
 * scroll target. Other panels keep the other marks.
 */
export function useFollowed(mark: (marks: Partial<Marks>) => void, followed: Followed | undefined): void {
  useEffect(() => {
    if (followed) mark(followed)
  }, [mark, followed])
  useEffect(() => () => mark({ taken: new Set(), pointed: undefined }), [mark])
}
