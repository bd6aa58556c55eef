import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the platform's markup and while it is being hydrated, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
