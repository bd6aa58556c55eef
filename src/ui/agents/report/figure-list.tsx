import type { ReactNode } from 'react'
import styles from './figure-list.module.css'

export type Figure = {
  name: string
  /** As it is shown; null while it is on its way. */
  value: string | null
  /** A line below the value; null keeps its room until it is known. */
  aside?: ReactNode
  /** Whether it has the colour of a loss. */
  isLoss?: boolean | null
}

/** The figures of a report side by side, the first of them the largest. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, aside, isLoss }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-loss={isLoss || undefined} data-waiting={value === null || undefined}>
            {value ?? ' '}
          </dd>
          {aside === undefined ? null : <dd className={styles.aside}>{aside ?? '\u00a0'}</dd>}
        </div>
      ))}
    </dl>
  )
}
