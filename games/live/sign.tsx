import type { LiveSpot } from '#domain/play/live-odds.ts'

/**
 * Paths in a box of 24 by 24, centred on the origin. The shapes differ, so that players need not rely on
 * colour.
 */
const shapes: Record<LiveSpot, string> = {
  disc: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z',
  triangle: 'M0-9L9 7H-9z',
  square: 'M-7.5-7.5h15v15h-15z',
  diamond: 'M0-10L8 0 0 10-8 0z',
  star: 'M0-10l2.6 6.8 7.2.3-5.7 4.4 2 7L0 4.5l-6.1 4 2-7-5.7-4.4 7.2-.3z',
  crown: 'M-10 7V-6l5 5 5-8 5 8 5-5V7z',
  dragon: 'M1-10c4 4 2 6 4 8 2-1 2-3 2-4 4 6 1 15-7 15S-9 2-5-3c0 2 1 3 2 4 2-3-1-6 4-11z',
  tiger: 'M-9-9l5 2h8l5-2v8c0 6-4 10-9 10s-9-4-9-10zM-2.5-7L0-3l2.5-4M-9-1h4M9-1H5M-8 3h3M8 3H5',
  tie: 'M-9-6H9v4H-9zM-9 2H9v4H-9z',
}

export function SignShape({ spot }: { spot: LiveSpot }) {
  return spot === 'tiger' ? (
    <path d={shapes.tiger} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
  ) : (
    <path d={shapes[spot]} fill="currentColor" />
  )
}

export function Sign({ spot, size = 24 }: { spot: LiveSpot; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <SignShape spot={spot} />
    </svg>
  )
}
