import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '#ui/kit/controls/button.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { ClosedScreen } from './closed-screen.tsx'

/** Shown during maintenance (SYS-02). */
export function Maintenance(props: { brand: string; end: string | null; support: string | null }) {
  const { t } = useLingui()
  return (
    <ClosedScreen
      brand={props.brand}
      poster="maintenance"
      title={t({ id: 'site.systemStatus.maintenanceTitle', message: 'We’ll be back soon' })}
      actions={
        props.support ? (
          <LinkButton href={props.support}>
            <Trans id="common.customerSupport">Customer support</Trans>
          </LinkButton>
        ) : null
      }
    >
      <p>
        <Trans id="site.systemStatus.maintenanceBody">
          The site is under maintenance. Your balance and your bets are safe.
        </Trans>
      </p>
      {props.end ? (
        <p>
          <Trans id="common.expectedBack">
            Expected back: <strong>{<CalendarTime moment={props.end} />}</strong>
          </Trans>
        </p>
      ) : null}
      <p>
        <Trans id="site.systemStatus.reopens">This page opens automatically when we’re back.</Trans>
      </p>
    </ClosedScreen>
  )
}
