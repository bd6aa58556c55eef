const paths = {
  back: 'M15 5l-7 7 7 7',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  history: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4h4M12 8v4.5l3 2',
  rules: 'M5 4h14v16H5zM9 9h6M9 13h6M9 17h3',
  close: 'M6 6l12 12M18 6L6 18',
  quick: 'M13 3L6 13.5h5L10 21l8-11h-5.5z',
  auto: 'M5 9a7.5 7.5 0 0 1 13-2M19 15a7.5 7.5 0 0 1-13 2M18.5 3v4.5H14M5.5 21v-4.5H10',
  stop: 'M7 7h10v10H7z',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10-6.5z',
  spin: 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 3.5v4.2h-4.2',
  check: 'M5 12.5l4.5 4.5L19 7.5',
} as const

/** A line icon in the text colour. `size` is its width and height in pixels. */
export function Icon({ name, size = 20 }: { name: keyof typeof paths; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
