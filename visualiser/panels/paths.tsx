import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { PanelProps } from '../panel.ts'
import { pathNamed, pathsOf } from '../paths/known-paths.ts'
import { PathBoard } from '../paths/path-board.tsx'
import { PathView } from '../paths/path-view.tsx'
import { useGenerating } from '../paths/use-generating.ts'
import { useKept } from '../paths/use-kept.ts'
import { Problem } from '../problem.tsx'

/** The paths of a machine, and the one that the address names, played on the chart. */
export function Paths(props: PanelProps) {
  const { flow, address } = props
  const { data: kept, error, refetch } = useKept(flow.name)
  const generating = useGenerating(flow.name)
  const { generated, progress, failure, start } = generating
  const paths = kept ? pathsOf(kept, generated?.paths) : []
  const chosen = address.path === undefined ? undefined : pathNamed(paths, address.path)
  const isSought =
    kept !== undefined && address.path !== undefined && !chosen && !generated && !progress && !failure
  useEffect(() => {
    if (isSought) start({ strategy: 'tour' })
  }, [isSought, start])
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
