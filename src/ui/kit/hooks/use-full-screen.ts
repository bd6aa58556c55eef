import { useEffect, useSyncExternalStore } from 'react'

/** Whether the page fills the screen; `unsupported` where the browser cannot, or is not allowed to. */
export type FullScreen = 'on' | 'off' | 'unsupported'

function watch(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

function fullScreenNow(): FullScreen {
  // Phones that play films alone on the full screen do not know the property.
  if (!document.fullscreenEnabled) return 'unsupported'
  return document.fullscreenElement ? 'on' : 'off'
}

/** Fills the screen with the page, or gives it back. A browser may refuse either; then nothing changes. */
function toggle(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  change.catch(() => undefined)
}

/** The full screen, for as long as what asks is there: it is given back with it. The whole page fills it, so that what lies over the page is seen. */
export function useFullScreen(): { state: FullScreen; toggle: () => void } {
  const state = useSyncExternalStore<FullScreen>(watch, fullScreenNow, () => 'unsupported')
  useEffect(
    () => () => {
      if (document.fullscreenElement) toggle()
    },
    [],
  )
  return { state, toggle }
}
