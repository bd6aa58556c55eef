import { type ReactNode, useEffect } from 'react'
import { postToPage } from '../play/post-to-page.ts'

/** Tells the page around the game that the game is on show. */
export function StartReport({ children }: { children: ReactNode }) {
  useEffect(() => postToPage({ type: 'palpite.started' }), [])
  return children
}
