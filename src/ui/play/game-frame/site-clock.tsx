import { useLingui } from '@lingui/react/macro'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import { useNow } from '#ui/kit/hooks/use-now.ts'
import styles from './game-tally.module.css'

/** The time in Brasília, so that players do not lose track of it. Screen readers do not announce changes. */
export function SiteClock() {
  const { t, i18n } = useLingui()
  const now = useNow()
  const time = i18n.date(new Date(now ?? 0), { hour: '2-digit', minute: '2-digit', timeZone: calendarZone })
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={t({ id: 'common.brasiliaTime', message: 'Brasília time' })}
      title={t({ id: 'common.brasiliaTime', message: 'Brasília time' })}
    >
      <span className={styles.figure} translate="no" data-unknown={now === null || undefined}>
        {time}
      </span>
    </span>
  )
}
