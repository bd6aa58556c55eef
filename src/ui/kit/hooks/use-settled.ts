import { useSyncExternalStore } from 'react'

/** Events that show that the visitor uses the page. */
const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll']

/** How long a page may stay unused before its remaining parts load, in ms. */
const UNUSED_FOR = 3_000

const listeners = new Set<() => void>()
let settled = false

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Whether the parts that the first screen does without may load: from the first use of the page, or once it
 * has been unused for a while. Until then, they would compete with what the visitor sees.
 */
export const useSettled = (): boolean =>
  useSyncExternalStore(
    listen,
    () => settled,
    () => false,
  )

/** Resolves once the remaining parts may load. */
export const untilSettled = (): Promise<void> =>
  new Promise((resolve) => (settled ? resolve() : listeners.add(resolve)))

/** Starts waiting for the first use. Call this once the page is hydrated. */
export function waitUntilSettled(): void {
  function settle(): void {
    for (const type of USES) removeEventListener(type, settle, true)
    settled = true
    for (const listener of listeners) listener()
  }
  for (const type of USES) addEventListener(type, settle, true)
  // A link to a part of the page, such as the chat, asks for that part.
  if (location.hash) settle()
  else setTimeout(settle, UNUSED_FOR)
}
