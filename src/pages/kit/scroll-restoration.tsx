import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { leftPlace, saveLeftPlace } from '#api/browser/scroll-positions.ts'

/** What somebody does who goes somewhere else on the page. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * ROUTE-16: a page whose content comes later is too short at first for the place that it was left at, by a reload or for another
 * site. It is brought there as it grows, until somebody moves on by themselves.
 */
export function KeptPlace(): null {
  const { history } = useRouter()
  useLayoutEffect(() => {
    const stop = () => history.location.state.__TSR_key ?? history.location.href
    const note = () => saveLeftPlace(stop(), scrollY)
    addEventListener('pagehide', note)
    const unfollow = follow(leftPlace(stop()))
    return () => {
      removeEventListener('pagehide', note)
      unfollow()
    }
  }, [history])
  return null
}

/** Scrolls to a place of the page once it is long enough, unless somebody is quicker; gives what calls that off. */
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
