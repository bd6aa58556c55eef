import { Plural, Trans } from '@lingui/react/macro'
import type { Progress } from './generate-and-walk.ts'

export function ProgressText({ progress }: { progress: Progress }) {
  if (progress.phase === 'exploring') return <Trans id="flows.paths.exploring">Exploring the machine…</Trans>
  if (progress.phase === 'planning') {
    const { configurations } = progress
    return (
      <Plural
        id="flows.paths.searching"
        value={configurations}
        _0="Looking for paths…"
        one="Looking for paths through # configuration…"
        other="Looking for paths through # configurations…"
      />
    )
  }
  const { done, total } = progress
  return (
    <Trans id="flows.paths.running">
      Running paths: {done} of {total}
    </Trans>
  )
}
