import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false in server-rendered markup and during hydration, and true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
