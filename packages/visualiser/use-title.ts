import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Address } from './address.ts'
import { panelOf } from './panels.ts'
import { LIVE, ROWS, viewOf } from './views.ts'

/** Sets the document title from machine and panel. `isKnown`: whether there is such a machine. */
export function useTitle(address: Address, isKnown: boolean): void {
  const { t, i18n } = useLingui()
  const { flow: missing } = address
  const view = viewOf(address)
  const parts = () => {
    if (isKnown) return [address.flow, i18n._(panelOf(address).title)]
    if (missing !== undefined) return [t`There is no machine ${missing}`]
    if (view === ROWS) return [t`Rows of the specification`]
    return [t`Who starts whom`, ...(view === LIVE ? [t`Live`] : [])]
  }
  const title = [...parts(), t`Flows`].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
