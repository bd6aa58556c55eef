import { type ReactNode, useEffect } from 'react'
import { postToPage } from '../play/post-to-page.ts'

export function StartReport({ children }: { children: ReactNode }) {
  useEffect(() => postToPage({ type: 'palpite.started' }), [])
  return children
}
