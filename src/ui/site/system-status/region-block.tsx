import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '#ui/kit/controls/button.tsx'
import { ClosedScreen } from './closed-screen.tsx'

/** Shown if the site is blocked in the visitor's region (SYS-03). */
export function RegionBlock(props: { brand: string; ip: string; support: string | null }) {
  const { t } = useLingui()
  return (
    <ClosedScreen
      brand={props.brand}
      poster="region"
      title={t`Not available in your region`}
      actions={
        props.support ? (
          <LinkButton href={props.support}>
            <Trans>Customer service</Trans>
          </LinkButton>
        ) : null
      }
    >
      <p>
        <Trans>We are not allowed to offer games where you are connecting from.</Trans>
      </p>
      <p>
        <Trans>
          Your address: <strong>{props.ip}</strong>
        </Trans>
      </p>
      <p>
        <Trans>If you think this is a mistake, send us this address.</Trans>
      </p>
    </ClosedScreen>
  )
}
