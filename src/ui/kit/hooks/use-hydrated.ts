import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in server markup and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
