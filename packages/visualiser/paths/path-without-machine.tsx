import { Trans } from '@lingui/react/macro'

export function PathWithoutMachine({ path }: { path: string }) {
  return (
    <p role="alert">
      <Trans id="flows.paths.withoutMachine">
        The address names path {path} but no machine. Open the path from its machine.
      </Trans>
    </p>
  )
}
