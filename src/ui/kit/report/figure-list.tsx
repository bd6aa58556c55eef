import type { ReactNode } from 'react'
import styles from './figure-list.module.css'

export type Figure = {
  name: string
  /** The formatted value. Null while loading. */
  value: string | null
  /** The line below the value. Null reserves its height while loading. */
  aside?: ReactNode
  isLoss?: boolean | null
}

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
