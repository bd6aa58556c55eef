import type { ReactNode } from 'react'
import styles from './being-drawn.module.css'

export function BeingDrawn({ children, meanwhile }: { children: ReactNode; meanwhile?: ReactNode }) {
  return (
    <div className={styles.waiting}>
      <div className={styles.sign}>
        <svg className={styles.sketch} viewBox="0 0 148 104" width="148" height="104" aria-hidden="true">
          <circle cx="74" cy="5" r="4" />
          <path d="M74 9v11M62 46v8q0 6-6 6H36q-6 0-6 6v4M86 46v8q0 6 6 6h20q6 0 6 6v4" />
          <rect x="44" y="20" width="60" height="26" rx="5" />
          <rect x="1" y="70" width="58" height="33" rx="5" />
          <rect x="89" y="70" width="58" height="33" rx="5" />
        </svg>
        <p>{children}</p>
        {meanwhile !== undefined && <p className={styles.meanwhile}>{meanwhile}</p>}
      </div>
    </div>
  )
}

export function BeingRedrawn({ children }: { children: ReactNode }) {
  return <p className={styles.corner}>{children}</p>
}
