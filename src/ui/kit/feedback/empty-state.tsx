import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type Props = {
  /** `empty`: there are no rows. `failed`: loading failed. */
  state: 'empty' | 'failed'
  title: ReactNode
  children?: ReactNode
  /** The most likely action comes first. */
  action?: ReactNode
}

export function EmptyState({ state, title, children, action }: Props) {
  return (
    <div className={styles.box} data-state={state} role={state === 'failed' ? 'alert' : undefined}>
      <div>
        <p className={styles.title}>{title}</p>
        {children ? <p>{children}</p> : null}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
