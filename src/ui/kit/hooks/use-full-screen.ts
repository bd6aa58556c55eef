import { useEffect, useSyncExternalStore } from 'react'

/** `unsupported`: the browser does not support full screen for pages, or does not allow it here. */
export type FullScreen = 'on' | 'off' | 'unsupported'

function watch(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

function fullScreenNow(): FullScreen {
  // False on phones that allow full screen only for videos.
  if (!document.fullscreenEnabled) return 'unsupported'
  return document.fullscreenElement ? 'on' : 'off'
}

/** Turns full screen on or off. If the browser refuses, nothing changes. */
function toggle(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  change.catch(() => undefined)
}

/** Shows the whole page in full screen, so that dialogs remain visible. Full screen ends on unmount. */
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
