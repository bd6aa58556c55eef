import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Chart } from '@palpite/charts/chart.ts'
import { countedStates } from '@palpite/charts/counted-states.ts'
import type { Direction } from '@palpite/charts/drawing.ts'
import { type Marks, noMarks } from '@palpite/charts/marks.ts'
import { useCallback, useMemo, useState } from 'react'
import type { Address } from './address.ts'
import styles from './app.module.css'
import { BeingDrawn, BeingRedrawn } from './chart/being-drawn.tsx'
import { ChartView } from './chart/chart-view.tsx'
import { DrawingNews } from './chart/drawing-news.tsx'
import { createPicks, type Pick } from './chart/picks.ts'
import { useLayout } from './chart/use-layout.ts'
import { FlowHead } from './flow-head.tsx'
import { allClosed, allOpen, foldsOf, isInside, openedForLook, openedForMarks, toggled } from './folds.ts'
import { Panels } from './panels-view.tsx'
import { Problem } from './problem.tsx'
import type { Flow } from './source/load-flow.ts'
import type { Go } from './use-address.ts'

type Props = {
  flow: Flow
  address: Address
  go: Go
  nameOf(machine: string): string | undefined
  /** On a narrow page, switches to the chart, whatever column the URL selects. */
  showChart(): void
}

export function FlowView({ flow, address, go, nameOf, showChart }: Props) {
  const { t } = useLingui()
  const [instead, setInstead] = useState<Chart>()
  const chart = instead ?? flow.chart
  const [folds, setFolds] = useState(() => foldsOf(flow.chart))
  const { collapsed } = folds
  const [looked, setLooked] = useState<string>()
  if (looked !== address.state) {
    setLooked(address.state)
    setFolds(openedForLook(folds, address.state))
  }
  const [direction, setDirection] = useState<Direction>()
  const layout = useLayout(chart, collapsed, direction)
  const [others, setOthers] = useState<Marks>(noMarks)
  const marks = useMemo(
    () => ({ ...others, pointed: address.state ?? others.pointed }),
    [others, address.state],
  )
  const mark = useCallback((changed: Partial<Marks>) => {
    setOthers((now) => ({ ...now, ...changed }))
    setFolds((now) => openedForMarks(now, changed))
  }, [])
  const [picks] = useState(createPicks)
  const onPick = (pick: Pick | undefined) => {
    if (pick) picks.publish(pick)
    go({ state: pick && ('state' in pick ? pick.state : pick.transition) })
  }
  const onToggle = (state: string) => {
    const next = toggled(folds, state)
    // Also opens the states inside that contain active or otherwise marked states.
    setFolds(openedForMarks(next, others))
    // If the closed state hides the selection, selects the closed state instead.
    if (next.closed.has(state) && address.state !== undefined && isInside(address.state, state)) go({ state })
  }
  const { drawing, failure, isPending } = layout
  const count = countedStates(chart).length
  const work = (
    <Plural
      id="flows.chart.drawing"
      value={count}
      _0="Drawing # states"
      one="Drawing # state"
      other="Drawing # states"
    />
  )
  return (
    <div className={styles.flow}>
      <section className={styles.chart} aria-label={t({ id: 'flows.common.chart', message: 'Chart' })}>
        <FlowHead
          flow={flow}
          chart={chart}
          drawing={drawing}
          marks={marks}
          isCollapsed={collapsed.size > 0}
          onCollapse={() =>
            setFolds(collapsed.size > 0 ? allOpen : openedForLook(allClosed(chart), address.state))
          }
        />
        <DrawingNews isPending={isPending} isDrawn={drawing !== undefined && failure === undefined}>
          {work}
        </DrawingNews>
        {failure !== undefined && (
          <Problem message={failure} onRetry={layout.retry}>
            <Trans id="flows.common.layoutFailed">Couldn’t lay out the chart.</Trans>
          </Problem>
        )}
        {failure === undefined && !drawing && (
          <BeingDrawn
            meanwhile={<Trans id="flows.chart.outlineReady">You can already read the outline.</Trans>}
          >
            {work}
          </BeingDrawn>
        )}
        {failure === undefined && drawing && (
          <ChartView
            label={t({ id: 'flows.chart.name', message: `Chart of ${flow.name}` })}
            drawing={drawing}
            marks={marks}
            pending={isPending && <BeingRedrawn>{work}</BeingRedrawn>}
            onPick={onPick}
            onToggle={onToggle}
            onOpen={(machine) => {
              const name = nameOf(machine)
              if (name === undefined) return
              go({ flow: name })
              showChart()
            }}
            onTurn={() => setDirection(drawing.direction === 'down' ? 'right' : 'down')}
          />
        )}
      </section>
      <Panels
        flow={flow}
        machine={flow.machine}
        chart={chart}
        drawing={drawing}
        marks={marks}
        mark={mark}
        showInstead={setInstead}
        picks={picks}
        address={address}
        go={go}
      />
    </div>
  )
}
