import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/kit/controls/button.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './security-center.module.css'

type Device = { id: string; name: string; rememberedAt: string; lastUsedAt: string }

type Props = {
  devices: readonly Device[]
  onForget: (device: { id: string; name: string }) => void
}

/** Trusted devices, which skip two-factor authentication (MEM-02). Renders nothing if there are none. */
export function DeviceList({ devices, onForget }: Props) {
  const { t } = useLingui()
  if (devices.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="security-devices">
      <h2 className={styles.title} id="security-devices">
        <Trans id="account.securityCenter.trustedDevices">Trusted devices</Trans>
      </h2>
      <p className={styles.lead}>
        <Trans id="account.securityCenter.trustedDevicesHelp">These devices skip the two-factor code.</Trans>
      </p>
      <ul className={styles.list}>
        {devices.map(({ id, name: said, rememberedAt, lastUsedAt }) => {
          const name = said || t({ id: 'account.securityCenter.unknownBrowser', message: 'Unknown browser' })
          return (
            <li key={id}>
              <div className={styles.what}>
                <b>{name}</b>
                <small>
                  <Trans id="account.securityCenter.lastUsed">
                    Last used <CalendarTime moment={lastUsedAt} show="short" />
                  </Trans>
                  {' · '}
                  <Trans id="account.securityCenter.since">
                    since <CalendarTime moment={rememberedAt} show="short" />
                  </Trans>
                </small>
              </div>
              <Button
                aria-label={t({ id: 'account.securityCenter.removeDeviceNamed', message: `Remove ${name}` })}
                onClick={() => onForget({ id, name })}
              >
                <Trans id="account.securityCenter.removeDevice">Remove</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
