import { Trans } from '@lingui/react/macro'
import { replaysOfPage } from '#visualiser/paths/replay/replay-session.ts'
import { ReplayUnderway } from '#visualiser/paths/replay/replay-underway.tsx'
import type { PanelProps } from '../panel.ts'
import { PathBoard } from '../paths/path-board.tsx'
import { PathView } from '../paths/path-view.tsx'
import { usePaths } from '../paths/use-paths.ts'
import { Problem } from '../problem.tsx'
import styles from './panels.module.css'

export function Paths(props: PanelProps) {
  const { flow, address } = props
  const { keeping, generating, paths, chosen } = usePaths(flow.name, address.path)
  const { data: kept, error, refetch } = keeping
  if (error)
    return (
      <Problem message={error.message} onRetry={() => void refetch()}>
        <Trans id="flows.common.savedPathsFailed">Couldn’t load the saved paths.</Trans>
      </Problem>
    )
  if (!kept)
    return (
      <p className={styles.empty} role="status">
        <Trans id="flows.panels.loadingPaths">Loading the saved paths…</Trans>
      </p>
    )
  const replays = replaysOfPage()
  return (
    <>
      {replays && <ReplayUnderway replays={replays} flow={flow.name} path={chosen?.path.id} />}
      {chosen ? (
        <PathView {...props} key={chosen.path.id} known={chosen} kept={kept} />
      ) : (
        <PathBoard {...props} paths={paths} kept={kept} generating={generating} />
      )}
    </>
  )
}
