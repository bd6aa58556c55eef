import styles from './icon.module.css'

const drawings = {
  next: 'm9 5 7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l12-7.5z',
  previous: 'm15 5-7 7 7 7',
} as const

export const Icon = ({ name }: { name: keyof typeof drawings }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
)
