import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { TranslationProvider } from '#visualiser/source/translation.tsx'
import type { Address } from './address.ts'
import styles from './app.module.css'
import { BeingDrawn } from './chart/being-drawn.tsx'
import { FlowView } from './flow-view.tsx'
import { Problem } from './problem.tsx'
import { FlowFailed } from './source/flow-failed.ts'
import type { Flow } from './source/load-flow.ts'
import type { Go } from './use-address.ts'

type Props = {
  name: string
  query: UseQueryResult<Flow>
  address: Address
  go: Go
  nameOf(machine: string): string | undefined
  showChart(): void
}

export function FlowPage({ name, query, ...shown }: Props) {
  if (query.data)
    return (
      <TranslationProvider translation={query.data.translation}>
        <FlowView flow={query.data} {...shown} />
      </TranslationProvider>
    )
  if (!query.error)
    return (
      <div className={styles.flow}>
        <section className={styles.chart}>
          <header className={styles.head}>
            <div className={styles.about}>
              <h1>{name}</h1>
              <p>&nbsp;</p>
            </div>
          </header>
          <BeingDrawn>
            <Trans id="flows.chart.loading">Loading {name}…</Trans>
          </BeingDrawn>
        </section>
        <aside className={styles.right} />
      </div>
    )
  return (
    <Problem message={query.error.message} onRetry={() => void query.refetch()}>
      {query.error instanceof FlowFailed && query.error.reason === 'machine' ? (
        <Trans id="flows.chart.unreadable">Couldn’t read the machine for {name}.</Trans>
      ) : (
        <Trans id="flows.chart.loadFailed">Couldn’t load the module for {name}.</Trans>
      )}
    </Problem>
  )
}
