import { Plural, Trans } from '@lingui/react/macro'
import type { Progress } from './generate-and-walk.ts'

export function ProgressText({ progress }: { progress: Progress }) {
  if (progress.phase === 'exploring') return <Trans>Exploring the machine</Trans>
  if (progress.phase === 'planning') {
    const { configurations } = progress
    return (
      <Plural
        value={configurations}
        one="Looking for paths through # configuration"
        other="Looking for paths through # configurations"
      />
    )
  }
  const { done, total } = progress
  return (
    <Trans>
      Walking paths: {done} of {total}
    </Trans>
  )
}
