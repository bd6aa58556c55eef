import styles from './field.module.css'

export function Mine() {
  return (
    <svg className={styles.face} viewBox="-32 -32 64 64" aria-hidden="true">
      <path
        stroke="var(--print-paper)"
        strokeWidth="7"
        strokeLinecap="round"
        d="M0-26v52M-26 0h52M-18-18l36 36M18-18l-36 36"
      />
      <circle r="19" fill="var(--print-paper)" />
      <circle r="16" fill="var(--print-deep)" />
      <circle r="6" fill="var(--loss)" />
      <path
        fill="none"
        stroke="var(--print-paper)"
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M-10-3a10 10 0 0 1 7-7"
      />
    </svg>
  )
}
