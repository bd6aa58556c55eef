import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { applicationAddress } from '#visualiser/live-inspector/connection/application-address.ts'
import styles from './app.module.css'
import { ColumnBar } from './column-bar.tsx'
import { FlowPage } from './flow-page.tsx'
import { KnownFlows } from './known-flows.ts'
import { FlowList } from './list/flow-list.tsx'
import { MapPage } from './map/map-page.tsx'
import { RowsPage } from './paths/rows-page.tsx'
import type { Library } from './source/flow-source.ts'
import { useAddress } from './use-address.ts'
import { useColumn } from './use-column.ts'
import { useAllFlows, useFlow } from './use-flows.ts'
import { useTitle } from './use-title.ts'
import { LIVE, ROWS } from './views.ts'

const ApplicationBeside = lazy(async () => ({
  default: (await import('#visualiser/live-inspector/connection/application-beside.tsx')).ApplicationBeside,
}))

export function App({ library }: { library: Library }) {
  const { t } = useLingui()
  const { address, go } = useAddress()
  const { column, choose } = useColumn(address)
  const chosen = useFlow(library, address.flow)
  // Loads the other flows only when the selected flow is no longer loading.
  const flows = useAllFlows(library, address.flow === undefined || !chosen.isPending)
  const isKnown = library.flows.some(({ name }) => name === address.flow)
  const isAside = address.beside !== undefined && applicationAddress() !== undefined
  const hasRows = address.flow === undefined && address.view === ROWS
  const hasPanels = isKnown || (address.flow === undefined && address.view === LIVE)
  const isThere = column === 'application' ? isAside : column !== 'panels' || hasPanels
  const shown = isThere ? column : 'chart'
  useTitle(address, isKnown)
  const showChart = () => choose('chart')
  const nameOf = (id: string) => [...flows.values()].find(({ machine }) => machine.id === id)?.name
  return (
    <KnownFlows value={flows}>
      <div className={styles.app} data-column={shown}>
        <nav className={styles.left} aria-label={t({ id: 'flows.common.machines', message: 'Machines' })}>
          <FlowList
            library={library}
            flows={flows}
            address={address}
            go={(to) => {
              go(to)
              choose(undefined)
            }}
          />
        </nav>
        <main className={styles.main}>
          {hasRows ? (
            <RowsPage library={library} address={address} />
          ) : address.flow === undefined || !isKnown ? (
            <MapPage
              library={library}
              flows={flows}
              missing={isKnown ? undefined : address.flow}
              address={address}
              go={go}
              showChart={showChart}
            />
          ) : (
            <FlowPage
              key={address.flow}
              name={address.flow}
              query={chosen}
              address={address}
              go={go}
              nameOf={nameOf}
              showChart={showChart}
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
          hasRows={hasRows}
          hasPanels={hasPanels}
          hasApplication={isAside}
          onChoose={choose}
        />
      </div>
    </KnownFlows>
  )
}
