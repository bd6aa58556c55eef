import { useEffect, useSyncExternalStore } from 'react'

/** `unsupported` where the browser cannot or may not use full screen. */
export type FullScreen = 'on' | 'off' | 'unsupported'

function watch(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

function fullScreenNow(): FullScreen {
  // Phones that allow only video in full screen lack this property.
  if (!document.fullscreenEnabled) return 'unsupported'
  return document.fullscreenElement ? 'on' : 'off'
}

/** The browser may refuse; then nothing changes. */
function toggle(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  change.catch(() => undefined)
}

/** Full screen of the whole page, so dialogs stay visible; left on unmount. */
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
