import { Trans } from '@lingui/react/macro'

type Props = { id: string; className?: string | undefined }

export function NoSuchPath({ id: missing, className }: Props) {
  return (
    <p className={className} role="alert">
      <Trans id="flows.paths.missing">
        There’s no path {missing} here. Another strategy may generate it.
      </Trans>
    </p>
  )
}
