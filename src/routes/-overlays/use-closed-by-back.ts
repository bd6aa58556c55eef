import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useChild } from '../-app.ts'

/**
 * What lies over a page goes when somebody goes back, as on phones, and the page stays; it goes with its page when they leave
 * that by any other way of the browser.
 */
export function useClosedByBack(id: string, onClose: () => void): void {
  const { history } = useRouter()
  const overlays = useChild('overlays')
  const close = useEffectEvent(onClose)
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: ({ action }) => {
          if (action === 'PUSH' || action === 'REPLACE') return false
          const isBack = action === 'BACK'
          if (isBack && overlays.getSnapshot().context.shown.at(-1)?.id !== id) return false
          close()
          return isBack
        },
      }),
    [history, overlays, id],
  )
}
