import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in server-rendered markup and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
