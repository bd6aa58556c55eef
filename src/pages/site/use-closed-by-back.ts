import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useChild } from '#pages/kit/app-context.ts'

/**
 * Makes the browser's back button close an overlay instead of leaving the page. Any other move through the
 * history closes the overlay too. Without an earlier history entry, going back would leave the site, so the
 * overlay adds an entry.
 */
export function useClosedByBack(id: string, onClose: () => void): void {
  const router = useRouter()
  const overlays = useChild('overlays')
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const hasOwnStop = !router.history.canGoBack()
    if (hasOwnStop) {
      void router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: { over: id } as never,
        resetScroll: false,
      })
    }
    return router.history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action === 'PUSH' || action === 'REPLACE') return false
        const isBack = action === 'BACK'
        if (isBack && overlays.getSnapshot().context.shown.at(-1)?.id !== id) return false
        close()
        return isBack && !hasOwnStop
      },
    })
  }, [router, overlays, id])
}
