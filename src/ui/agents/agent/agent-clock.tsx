import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useNow } from '#ui/kit/hooks/use-now.ts'
import styles from './agent-clock.module.css'

/** The time zone in which contract periods start at midnight. */
const ZONE = 'America/Sao_Paulo'

const shown = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: ZONE,
} as const

/**
 * The current time in the contracts' time zone (AGENT-03). Its live region is off, so that screen readers do
 * not announce it every second.
 */
export function AgentClock({ ahead }: { ahead: number | null }) {
  const { t, i18n } = useLingui()
  const device = useNow(ahead ?? 0)
  const now = ahead === null ? null : device
  return (
    <span
      className={styles.clock}
      role="timer"
      aria-live="off"
      title={t({ id: 'common.brasiliaTime', message: 'Brasília time' })}
    >
      <b className={styles.time} data-unknown={now === null || undefined}>
        {i18n.date(new Date(now ?? 0), shown)}
      </b>{' '}
      <span className={styles.zone}>{zoneName(i18n)}</span>
    </span>
  )
}

/** Returns the time zone's offset, for example GMT−3. */
function zoneName({ locale, locales }: I18n): string {
  const format = new Intl.DateTimeFormat(locales ?? locale, { timeZone: ZONE, timeZoneName: 'shortOffset' })
  const part = format.formatToParts().find(({ type }) => type === 'timeZoneName')
  return (part?.value ?? '').replace('-', '−')
}
