import { Trans } from '@lingui/react/macro'

type Props = { id: string; className?: string | undefined }

export function NoSuchPath({ id: missing, className }: Props) {
  return (
    <p className={className} role="alert">
      <Trans>There is no path {missing} here. Other strategies may make it.</Trans>
    </p>
  )
}
