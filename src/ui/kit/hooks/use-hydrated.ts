import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in server-rendered markup and during hydration, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
