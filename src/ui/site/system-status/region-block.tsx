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
      title={t({ id: 'site.systemStatus.regionTitle', message: 'Not available in your region' })}
      actions={
        props.support ? (
          <LinkButton href={props.support}>
            <Trans id="common.customerSupport">Customer support</Trans>
          </LinkButton>
        ) : null
      }
    >
      <p>
        <Trans id="site.systemStatus.regionBody">
          We’re not allowed to offer games where you’re connecting from.
        </Trans>
      </p>
      <p>
        <Trans id="site.systemStatus.ipAddress">
          Your IP address: <strong>{props.ip}</strong>
        </Trans>
      </p>
      <p>
        <Trans id="site.systemStatus.regionMistake">
          If you think this is a mistake, send us this IP address.
        </Trans>
      </p>
    </ClosedScreen>
  )
}
