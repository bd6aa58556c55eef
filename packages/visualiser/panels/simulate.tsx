import { Trans } from '@lingui/react/macro'
import { bareModel } from '@palpite/paths/model/bare-model.ts'
import type { Path } from '@palpite/paths/walk/path.ts'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { ProgressText } from '#visualiser/paths/generate/progress-text.tsx'
import { marksOf } from '#visualiser/simulate/history/marks.ts'
import { addressText } from '../address.ts'
import type { PanelProps } from '../panel.ts'
import { NoSuchPath } from '../paths/no-such-path.tsx'
import { usePathAddress, wantedPath } from '../paths/use-path-address.ts'
import { usePaths } from '../paths/use-paths.ts'
import { simulateMachine } from '../simulate/simulate.machine.ts'
import { SimulatePanel } from '../simulate/simulate-panel.tsx'
import { useFollowed } from '../use-followed.ts'
import styles from './panels.module.css'

export function Simulate(props: PanelProps) {
  const { flow, address } = props
  const { generating, chosen, isSought } = usePaths(flow.name, address.path)
  const { path: missing } = address
  if (isSought)
    return (
      <p className={styles.empty} role="status">
        {generating.progress && <ProgressText progress={generating.progress} />}
      </p>
    )
  return (
    <>
      {missing !== undefined && !chosen && <NoSuchPath id={missing} className={styles.empty} />}
      <Simulation {...props} path={chosen?.path} />
    </>
  )
}

function Simulation({
  flow,
  machine,
  chart,
  mark,
  picks,
  address,
  go,
  path,
}: PanelProps & { path: Path | undefined }) {
  const load = async () => flow.model ?? bareModel(machine)
  const actor = useActorRef(simulateMachine, {
    input: { load, path: path ? wantedPath(path, address.step) : null },
  })
  const line = useSelector(actor, ({ context }) => context.line)
  const marks = useMemo(() => (line ? marksOf(line) : undefined), [line])
  useFollowed(mark, marks)
  const isOnPath = usePathAddress(actor, { path, step: address.step }, go)
  useEffect(
    () =>
      picks.subscribe((pick) =>
        'state' in pick
          ? actor.send({ type: 'pathSearch.seek', goal: pick.state, from: 'here' })
          : actor.send({ type: 'transition.take', edge: pick.transition }),
      ),
    [actor, picks],
  )
  return (
    <>
      {isOnPath && path && (
        <p className={styles.onPath}>
          <Trans id="flows.panels.onPath">
            On path <a href={addressText({ ...address, view: 'paths' })}>{path.id}</a>, until you choose
            something else.
          </Trans>
        </p>
      )}
      <SimulatePanel actor={actor} chart={chart} describe={asWritten} />
    </>
  )
}

/** Translates nothing, because the visualiser's charts already have descriptions in the reader's language. */
const asWritten = (sentence: string) => sentence
