import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page has been hydrated. False in server-rendered markup and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
