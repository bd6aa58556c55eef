import { Trans } from '@lingui/react/macro'
import type { PanelProps } from '../panel.ts'
import { PathBoard } from '../paths/path-board.tsx'
import { PathView } from '../paths/path-view.tsx'
import { usePaths } from '../paths/use-paths.ts'
import { Problem } from '../problem.tsx'

/** The paths of a machine, and the one that the address names, played on the chart. */
export function Paths(props: PanelProps) {
  const { flow, address } = props
  const { keeping, generating, paths, chosen } = usePaths(flow.name, address.path)
  const { data: kept, error, refetch } = keeping
  if (error)
    return (
      <Problem message={error.message} onRetry={() => void refetch()}>
        <Trans>What is kept of the paths could not be read.</Trans>
      </Problem>
    )
  if (!kept) return null
  if (!chosen) return <PathBoard {...props} paths={paths} kept={kept} generating={generating} />
  return <PathView {...props} key={chosen.path.id} known={chosen} kept={kept} />
}
