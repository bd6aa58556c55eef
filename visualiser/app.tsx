import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styles from './app.module.css'
import { type Column, ColumnBar } from './column-bar.tsx'
import { FlowPage } from './flow-page.tsx'
import { FlowList } from './list/flow-list.tsx'
import { MapPage } from './map/map-page.tsx'
import type { Library } from './source/flow-source.ts'
import { useAddress } from './use-address.ts'
import { useAllFlows, useFlow } from './use-flows.ts'

/** Three columns: what there is, the chart, and what is said of it. On a phone one of them at a time. */
export function App({ library }: { library: Library }) {
  const { t } = useLingui()
  const { address, go } = useAddress()
  const [column, setColumn] = useState<Column>(address.flow === undefined ? 'list' : 'chart')
  const chosen = useFlow(library, address.flow)
  // What is looked at comes first.
  const flows = useAllFlows(library, address.flow === undefined || !chosen.isPending)
  const isKnown = library.flows.some(({ name }) => name === address.flow)
  return (
    <div className={styles.app} data-column={column}>
      <nav className={styles.left} aria-label={t`Machines`}>
        <FlowList
          library={library}
          flows={flows}
          address={address}
          go={(to) => {
            go(to)
            setColumn('chart')
          }}
        />
      </nav>
      <main className={styles.main}>
        {address.flow === undefined || !isKnown ? (
          <MapPage library={library} flows={flows} missing={isKnown ? undefined : address.flow} go={go} />
        ) : (
          <FlowPage key={address.flow} name={address.flow} query={chosen} address={address} go={go} />
        )}
      </main>
      <ColumnBar chosen={column} hasPanels={address.flow !== undefined && isKnown} onChoose={setColumn} />
    </div>
  )
}
