import { Trans } from '@lingui/react/macro'

export function PathWithoutMachine({ path }: { path: string }) {
  return (
    <p role="alert">
      <Trans>The address names path {path}, but no machine. A path is found with its machine.</Trans>
    </p>
  )
}
