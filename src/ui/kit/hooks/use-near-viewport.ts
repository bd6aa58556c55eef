import { type RefObject, useEffect, useState } from 'react'

/** Pixels below the screen from which a place counts as near. */
const NEAR = '400px'

/** Whether a place has come near the screen: the moment from which what stands there may be loaded. */
export function useNearViewport(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: NEAR },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isNear
}
