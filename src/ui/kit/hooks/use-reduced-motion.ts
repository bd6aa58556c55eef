import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

function watch(changed: () => void): () => void {
  const query = matchMedia(QUERY)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the user prefers reduced motion. False in server-rendered markup. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(QUERY).matches,
    () => false,
  )
