import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Address } from './address.ts'
import { panelOf } from './panels.ts'
import { LIVE, ROWS, viewOf } from './views.ts'

/**
 * Sets the document's title from the machine and the panel.
 * @param isKnown whether the URL's machine exists
 */
export function useTitle(address: Address, isKnown: boolean): void {
  const { t, i18n } = useLingui()
  const { flow: missing } = address
  const view = viewOf(address)
  const parts = () => {
    if (isKnown) return [address.flow, i18n._(panelOf(address).title)]
    if (missing !== undefined)
      return [t({ id: 'flows.common.machineMissing', message: `Machine ${missing} not found` })]
    if (view === ROWS) return [t({ id: 'flows.common.specificationRows', message: 'Specification rows' })]
    return [
      t({ id: 'flows.common.mapTitle', message: 'Who starts whom' }),
      ...(view === LIVE ? [t({ id: 'flows.common.live', message: 'Live' })] : []),
    ]
  }
  const title = [...parts(), t({ id: 'flows.common.flows', message: 'Flows' })].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
