import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type Props = {
  /** `empty`: there is nothing yet. `failed`: it did not arrive. */
  state: 'empty' | 'failed'
  title: ReactNode
  children: ReactNode
  /** The way on; where there are several, the likeliest first. */
  action?: ReactNode
}

/** What stands where a list would, when there is none to show. */
export function StateBox({ state, title, children, action }: Props) {
  return (
    <div className={styles.box} data-state={state} role={state === 'failed' ? 'alert' : undefined}>
      <div>
        <p className={styles.title}>{title}</p>
        <p>{children}</p>
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
