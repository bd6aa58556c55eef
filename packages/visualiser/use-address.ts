import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type Address, addressText, readAddress } from './address.ts'
import { viewOf } from './views.ts'

/**
 * Changes parts of the URL. A change of the machine or panel adds a history entry. Any other change replaces
 * the current entry.
 */
export type Go = (to: Partial<Address>) => void

export function useAddress(): { address: Address; go: Go } {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  const address = useMemo(() => readAddress(hash), [hash])
  const go = useCallback((to: Partial<Address>) => {
    const now = readAddress(location.hash)
    const next = addressText('flow' in to ? { view: now.view, beside: now.beside, ...to } : { ...now, ...to })
    if (next === location.hash) return
    const isPlace = 'flow' in to || ('view' in to && viewOf(readAddress(next)) !== viewOf(now))
    if (isPlace) history.pushState(null, '', next)
    else history.replaceState(null, '', next)
    dispatchEvent(new HashChangeEvent('hashchange'))
  }, [])
  return { address, go }
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
