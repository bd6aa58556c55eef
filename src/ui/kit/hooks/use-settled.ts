import { useSyncExternalStore } from 'react'

/** Events that show that the visitor uses the page. */
const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const

/** How long a page stays unused before its remaining parts load, in ms. */
const UNUSED_FOR = 3_000

const listeners = new Set<() => void>()
let settled = false

const isSettled = () => settled

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Whether the parts that the first screen does not show may load: from the first use of the page, or once it
 * has been unused and idle for a while. Until then, they would compete with what the visitor sees.
 */
export const useSettled = (): boolean => useSyncExternalStore(listen, isSettled, () => false)

/** Resolves once the remaining parts may load. */
export const untilSettled = (): Promise<void> =>
  new Promise((resolve) => {
    if (settled) return resolve()
    const stop = listen(() => {
      stop()
      resolve()
    })
  })

/** Starts waiting for the first use. Call this once the page is hydrated. */
export function waitUntilSettled(): void {
  const timer = setTimeout(() => whenIdle(settle), UNUSED_FOR)
  function settle(): void {
    clearTimeout(timer)
    for (const type of USES) removeEventListener(type, settle, true)
    settled = true
    for (const listener of listeners) listener()
  }
  for (const type of USES) addEventListener(type, settle, { capture: true, passive: true })
  // A link to a part of the page, such as the chat, asks for that part.
  if (location.hash) settle()
}

/** Runs `task` when the browser is idle. A browser that cannot report this runs it at once. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else task()
}
