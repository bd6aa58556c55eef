import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useChild } from './app-context.ts'

/**
 * What lies over a page goes when somebody goes back, as on phones, and the page stays; it goes with its page when they leave
 * that by any other way of the browser. Back from the first page of a tab leaves the site, and nothing can stand in its way: there it
 * is given a stop of its own, to go back from.
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
