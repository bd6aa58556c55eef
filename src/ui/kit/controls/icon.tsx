import styles from './icon.module.css'

/** Icons of the user interface, 24 by 24, with a stroke width of 1.6. */
const drawings = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0',
  alert: 'M12 4 2.5 20.5h19zM12 10v5M12 17.5v.1',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 22h4',
  chevron: 'm6 9.5 6 6 6-6',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  games: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  heart: 'M12 20.5 4.2 12.6a5 5 0 0 1 7.1-7l.7.7.7-.7a5 5 0 0 1 7.1 7z',
  home: 'M3 10.5 12 3l9 7.5V21h-6v-6H9v6H3z',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18',
  leave: 'M10 4H4v16h6M14.5 7.5 19 12l-4.5 4.5M9 12h9.5',
  menu: 'M4 7h16M4 12h16M4 17h10',
  next: 'm9 5 7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l12-7.5z',
  plus: 'M12 5v14M5 12h14',
  previous: 'm15 5-7 7 7 7',
  recent: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  refresh: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 3v5.5h5.5',
} as const

export type IconName = keyof typeof drawings

export const Icon = ({ name, small = false }: { name: IconName; small?: boolean }) => (
  <Drawing path={drawings[name]} small={small} />
)

/** Draws an icon from the caller's path. It is for icons that only one or two pages use. */
export function Drawing({ path, small = false }: { path: string; small?: boolean }) {
  return (
    <svg className={styles.icon} data-small={small || undefined} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
