import { Trans } from '@lingui/react/macro'
import { Problem } from './problem.tsx'

export function NoLibrary({ message }: { message: string }) {
  return (
    <Problem message={message} onRetry={() => location.reload()}>
      <Trans>The machines could not be loaded.</Trans>
    </Problem>
  )
}
