import styles from './field.module.css'

/** What a clear cell hides: a cut stone in the inks of the game's print. */
export function Gem() {
  return (
    <svg className={styles.face} viewBox="-32 -32 64 64" aria-hidden="true">
      <path fill="var(--print-paper)" d="M-16-22h32l14 16L0 28-30-6z" />
      <path fill="var(--print-main)" d="M12-6h18L0 28zM-16-22H0L-12-6z" />
      <path fill="var(--print-second)" d="M-30-6h18L0 28zM0-22h16L12-6z" />
      <path fill="none" stroke="var(--print-deep)" strokeWidth="1.6" d="M-30-6h60M-12-6L0 28 12-6 0-22z" />
    </svg>
  )
}

/** A mine, as on the game's picture. */
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
