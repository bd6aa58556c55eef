import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Direction } from '@palpite/charts/drawing.ts'
import { mapChart } from '@palpite/charts/map-chart.ts'
import { type Marks, noMarks } from '@palpite/charts/marks.ts'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import type { Address } from '../address.ts'
import styles from '../app.module.css'
import { BeingDrawn, BeingRedrawn } from '../chart/being-drawn.tsx'
import { ChartView } from '../chart/chart-view.tsx'
import { DrawingNews } from '../chart/drawing-news.tsx'
import { useLayout } from '../chart/use-layout.ts'
import { PathWithoutMachine } from '../paths/path-without-machine.tsx'
import { Problem } from '../problem.tsx'
import type { Library } from '../source/flow-source.ts'
import type { Flow } from '../source/load-flow.ts'
import type { Go } from '../use-address.ts'
import { useVocabulary } from '../use-vocabulary.ts'
import { LIVE } from '../views.ts'

const LiveBesideMap = lazy(async () => ({
  default: (await import('#visualiser/live-inspector/live-beside-map.tsx')).LiveBesideMap,
}))

const NAME = 'machines'

type Props = {
  library: Library
  flows: ReadonlyMap<string, Flow>
  /** The machine name in the URL, if no machine has that name; otherwise undefined. */
  missing: string | undefined
  address: Address
  go: Go
  /** On a narrow page, switches to the chart, whatever column the URL selects. */
  showChart(): void
}

export function MapPage({ library, flows, missing, address, go, showChart }: Props) {
  const { t } = useLingui()
  const vocabulary = useVocabulary()
  const isWhole = flows.size === library.flows.length
  const chart = useMemo(() => {
    const machines = library.flows.flatMap(({ name }) => flows.get(name) ?? [])
    return mapChart(
      NAME,
      machines.map(({ name, machine, chart: { description } }) => ({ name, machine, description })),
      vocabulary,
    )
  }, [library, flows, vocabulary])
  const [marks, setMarks] = useState(noMarks)
  const mark = useCallback((changed: Partial<Marks>) => setMarks((now) => ({ ...now, ...changed })), [])
  const isLive = address.view === LIVE
  const [direction, setDirection] = useState<Direction>('right')
  const { drawing, failure, isPending, retry } = useLayout(
    isWhole ? chart : undefined,
    noMarks.active,
    direction,
  )
  const work = (
    <Plural
      id="flows.map.drawing"
      value={library.flows.length}
      _0="Drawing # machines"
      one="Drawing # machine"
      other="Drawing # machines"
    />
  )
  return (
    <div className={styles.flow} data-lone={!isLive || undefined}>
      <section
        className={styles.chart}
        aria-label={t({ id: 'flows.map.name', message: 'Map of all machines' })}
      >
        <header className={styles.head}>
          <div className={styles.about}>
            <h1>
              {missing === undefined ? (
                <Trans id="flows.common.mapTitle">Who starts whom</Trans>
              ) : (
                <Trans id="flows.common.machineMissing">Machine {missing} not found</Trans>
              )}
            </h1>
            <p>
              <Trans id="flows.map.help">
                Every machine, and the machines it starts. Choose one to see its chart.
              </Trans>
            </p>
            {address.flow === undefined && address.path !== undefined && (
              <PathWithoutMachine path={address.path} />
            )}
          </div>
          <div className={styles.actions}>
            <button
              type="button"
              className={styles.quiet}
              aria-pressed={isLive}
              onClick={() => {
                go({ view: isLive ? undefined : LIVE })
                if (isLive) showChart()
              }}
            >
              <Trans id="flows.common.live">Live</Trans>
            </button>
          </div>
        </header>
        <DrawingNews
          isPending={isPending || !isWhole}
          isDrawn={drawing !== undefined && failure === undefined}
        >
          {work}
        </DrawingNews>
        {failure !== undefined && (
          <Problem message={failure} onRetry={retry}>
            <Trans id="flows.common.layoutFailed">Couldn’t lay out the chart.</Trans>
          </Problem>
        )}
        {failure === undefined && !drawing && <BeingDrawn>{work}</BeingDrawn>}
        {failure === undefined && drawing && (
          <ChartView
            label={t({ id: 'flows.map.name', message: 'Map of all machines' })}
            drawing={drawing}
            marks={isLive ? marks : noMarks}
            pending={isPending && <BeingRedrawn>{work}</BeingRedrawn>}
            onPick={(pick) => {
              if (!pick || !('state' in pick) || !flows.has(pick.state)) return
              go({ flow: pick.state })
              showChart()
            }}
            onToggle={() => {}}
            onOpen={() => {}}
            onTurn={() => setDirection(direction === 'down' ? 'right' : 'down')}
          />
        )}
      </section>
      {isLive && (
        <aside className={styles.right} aria-label={t({ id: 'flows.common.details', message: 'Details' })}>
          <div className={styles.panel}>
            <h2 className={styles.heard}>
              <Trans id="flows.common.live">Live</Trans>
            </h2>
            <Suspense fallback={null}>
              <LiveBesideMap mark={mark} go={go} />
            </Suspense>
          </div>
        </aside>
      )}
    </div>
  )
}
