import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo, useRef } from 'react'
import { ContextTree } from '#visualiser/simulate/context/context-tree.tsx'
import { DataForm } from '#visualiser/simulate/context/data-form.tsx'
import { History } from '#visualiser/simulate/history/history.tsx'
import { presentOf } from '#visualiser/simulate/history/line.ts'
import { Forced } from '#visualiser/simulate/manual/forced.tsx'
import { answersOf } from '#visualiser/simulate/manual/forced-guards.ts'
import { Halted } from '#visualiser/simulate/manual/halted.tsx'
import { Offers } from '#visualiser/simulate/manual/offers.tsx'
import { optionsAt } from '#visualiser/simulate/manual/options.ts'
import { Question } from '#visualiser/simulate/manual/question.tsx'
import { Refusals } from '#visualiser/simulate/manual/refusals.tsx'
import { SearchPanel } from '#visualiser/simulate/path-search/search-panel.tsx'
import { Time } from '#visualiser/simulate/time/time.tsx'
import { Controls } from './controls.tsx'
import { PresentState } from './present-state.tsx'
import type { SimulateActor } from './simulate-actor.ts'
import styles from './simulate-panel.module.css'
import type { StateTexts } from './state-texts.ts'
import { usePanelKeys } from './use-panel-keys.ts'
import { useRunning } from './use-running.ts'

export function SimulateBoard({ actor, stateTexts }: { actor: SimulateActor; stateTexts: StateTexts }) {
  const { simulation, line } = useRunning(actor)
  const forced = useSelector(actor, ({ context }) => context.forced)
  const asked = useSelector(actor, ({ context }) => context.asked)
  const halt = useSelector(actor, ({ context }) => context.halt)
  const present = presentOf(line)
  const options = useMemo(
    () => optionsAt(simulation, present, answersOf(forced)),
    [simulation, present, forced],
  )
  const board = useRef<HTMLDivElement>(null)
  usePanelKeys(board, actor, options)
  const types = [
    ...options.withoutCase,
    ...options.unheard.map(({ type }) => type),
    ...Object.keys(simulation.model.events),
  ]
  return (
    <div className={styles.panel} ref={board}>
      <div className={styles.board}>
        <Controls actor={actor} />
        {halt ? <Halted halt={halt} /> : null}
        <SearchPanel actor={actor} stateTexts={stateTexts} />
        {asked ? <Question actor={actor} asked={asked} forced={forced} stateTexts={stateTexts} /> : null}
        <PresentState moment={present} stateTexts={stateTexts} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <Offers actor={actor} options={options} stateTexts={stateTexts} />
            <Time actor={actor} options={options} stateTexts={stateTexts} />
            <Refusals actor={actor} options={options} stateTexts={stateTexts} />
          </div>
          <div className={styles.column}>
            <History actor={actor} line={line} stateTexts={stateTexts} />
            <ContextTree present={present} before={line.moments[line.at - 1]} />
            <Forced actor={actor} />
            <DataForm actor={actor} options={options} types={[...new Set(types)]} />
          </div>
        </div>
        <p className={styles.keys}>
          <Trans id="flows.simulate.keys">
            Keys in this panel: 1 to 9 choose a numbered option, ← and → go back and forward.
          </Trans>
        </p>
      </div>
    </div>
  )
}
