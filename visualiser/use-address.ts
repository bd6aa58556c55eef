import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type Address, addressText, readAddress } from './address.ts'

/** Changes parts of the address. A state that is looked at takes the place of the one before; a flow is a step back can undo. */
export type Go = (to: Partial<Address>) => void

export function useAddress(): { address: Address; go: Go } {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  const address = useMemo(() => readAddress(hash), [hash])
  const go = useCallback((to: Partial<Address>) => {
    const now = readAddress(location.hash)
    const next = addressText('flow' in to ? { view: now.view, beside: now.beside, ...to } : { ...now, ...to })
    if (next === location.hash) return
    if ('flow' in to) location.hash = next
    else {
      history.replaceState(null, '', next)
      dispatchEvent(new HashChangeEvent('hashchange'))
    }
  }, [])
  return { address, go }
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
