import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { saveScrollPosition, scrollPosition } from '#api/browser/scroll-positions.ts'

/** Input events that may scroll the page. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Restores the scroll position (ROUTE-16). If content loads late, the page is scrolled again until it is long
 * enough or the visitor scrolls.
 */
export function ScrollRestoration(): null {
  const { history } = useRouter()
  useLayoutEffect(() => {
    const stop = () => history.location.state.__TSR_key ?? history.location.href
    const note = () => saveScrollPosition(stop(), scrollY)
    addEventListener('pagehide', note)
    const unfollow = follow(scrollPosition(stop()))
    return () => {
      removeEventListener('pagehide', note)
      unfollow()
    }
  }, [history])
  return null
}

/**
 * Scrolls to `top` (in px) as soon as the page is long enough, unless the visitor scrolls first. Returns a
 * function that cancels it.
 */
function follow(top: number): () => void {
  const following = new AbortController()
  const { signal } = following
  const end = () => following.abort()
  if (top === 0) return end
  const growth = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' })
    if (Math.ceil(scrollY) >= top) end()
  })
  signal.addEventListener('abort', () => growth.disconnect())
  for (const move of moves) addEventListener(move, end, { signal, passive: true })
  growth.observe(document.body)
  return end
}
