import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

function watch(changed: () => void): () => void {
  const query = matchMedia(QUERY)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the visitor asked for less motion. The platform's markup takes it that they did not. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(QUERY).matches,
    () => false,
  )
