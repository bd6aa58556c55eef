import type { ReactNode } from 'react'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './stages.module.css'

export type Stage = {
  name: string
  title: ReactNode
  /** `off`: the process ended in this stage without success. */
  state: 'done' | 'now' | 'todo' | 'off'
  /** ISO 8601. Omitted if the time is unknown or the stage has not been reached yet. */
  at?: string | null
  note?: ReactNode
}

export function Stages({ label, stages }: { label: string; stages: readonly Stage[] }) {
  return (
    <ol className={styles.stages} aria-label={label}>
      {stages.map(({ name, title, state, at, note }) => (
        <li
          key={name}
          className={styles.stage}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <b className={styles.title}>{title}</b>
          {at ? (
            <span className={styles.at}>
              <CalendarTime moment={at} show="short" />
            </span>
          ) : null}
          {note ? <small className={styles.note}>{note}</small> : null}
        </li>
      ))}
    </ol>
  )
}
