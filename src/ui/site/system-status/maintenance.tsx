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
      title={t`Back in a moment`}
      actions={
        props.support ? (
          <LinkButton href={props.support}>
            <Trans>Customer service</Trans>
          </LinkButton>
        ) : null
      }
    >
      <p>
        <Trans>We are doing maintenance. Your balance and your bets are safe.</Trans>
      </p>
      {props.end ? (
        <p>
          <Trans>
            Expected back: <strong>{<CalendarTime moment={props.end} />}</strong>
          </Trans>
        </p>
      ) : null}
      <p>
        <Trans>This page opens by itself when we are back.</Trans>
      </p>
    </ClosedScreen>
  )
}
