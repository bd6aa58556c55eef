import type { Marks } from '@palpite/charts/marks.ts'
import { useEffect } from 'react'

export type Followed = Pick<Marks, 'active' | 'reached' | 'edges' | 'taken' | 'pointed'>

/** Active states stay marked for other panels. The last step and the scroll target end with the panel. */
export function useFollowed(mark: (marks: Partial<Marks>) => void, followed: Followed | undefined): void {
  useEffect(() => {
    if (followed) mark(followed)
  }, [mark, followed])
  useEffect(() => () => mark({ taken: new Set(), pointed: undefined }), [mark])
}
