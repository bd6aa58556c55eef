import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import styles from './app.module.css'
import { type Column, ColumnBar } from './column-bar.tsx'
import { FlowPage } from './flow-page.tsx'
import { KnownFlows } from './known-flows.ts'
import { FlowList } from './list/flow-list.tsx'
import { applicationAddress } from './live/application-address.ts'
import { MapPage } from './map/map-page.tsx'
import { ROWS, RowsPage } from './paths/rows-page.tsx'
import type { Library } from './source/flow-source.ts'
import { useAddress } from './use-address.ts'
import { useAllFlows, useFlow } from './use-flows.ts'

const ApplicationBeside = lazy(async () => ({
  default: (await import('./live/application-beside.tsx')).ApplicationBeside,
}))

/** Three columns: what there is, the chart, and what is said of it; the application beside them if wished. On a phone one of them at a time. */
export function App({ library }: { library: Library }) {
  const { t } = useLingui()
  const { address, go } = useAddress()
  const [column, setColumn] = useState<Column>(
    address.flow === undefined && address.view !== ROWS ? 'list' : 'chart',
  )
  const chosen = useFlow(library, address.flow)
  // What is looked at comes first.
  const flows = useAllFlows(library, address.flow === undefined || !chosen.isPending)
  const isKnown = library.flows.some(({ name }) => name === address.flow)
  const isAside = address.beside !== undefined && applicationAddress() !== undefined
  const shown = column === 'application' && !isAside ? 'chart' : column
  const nameOf = (id: string) => [...flows.values()].find(({ machine }) => machine.id === id)?.name
  return (
    <KnownFlows value={flows}>
      <div className={styles.app} data-column={shown}>
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
          {address.flow === undefined && address.view === ROWS ? (
            <RowsPage library={library} address={address} />
          ) : address.flow === undefined || !isKnown ? (
            <MapPage
              library={library}
              flows={flows}
              missing={isKnown ? undefined : address.flow}
              address={address}
              go={go}
            />
          ) : (
            <FlowPage
              key={address.flow}
              name={address.flow}
              query={chosen}
              address={address}
              go={go}
              nameOf={nameOf}
            />
          )}
        </main>
        {isAside && (
          <div className={styles.beside}>
            <Suspense fallback={null}>
              <ApplicationBeside width={address.beside ?? 'phone'} go={go} />
            </Suspense>
          </div>
        )}
        <ColumnBar
          chosen={shown}
          hasPanels={isKnown || address.view === 'live'}
          hasApplication={isAside}
          onChoose={setColumn}
        />
      </div>
    </KnownFlows>
  )
}
