import { useEffect, useLayoutEffect, useRef } from 'react'
import styles from './reels.module.css'

/** Number of symbols that scroll by before a reel stops. */
const RUN_IN = 6
const ROWS = 3
/** How long a turning reel takes per symbol, in ms. */
const PER_SIGN = 42
const LANDING = 420
const LANDING_QUICK = 200

export type ReelMotion =
  | { kind: 'still' }
  | { kind: 'turning' }
  | { kind: 'landing'; after: number; quick: boolean }

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A reel. It animates only `transform`, which causes no layout.
 * @param onLanded called when the reel has stopped, or immediately with reduced motion
 */
export function Reel(props: {
  strip: string
  stop: number
  motion: ReelMotion
  address: (sign: string) => string
  /** Rows that belong to a win. Empty unless a win is being shown. */
  winning: readonly number[]
  onLanded: () => void
}) {
  const { strip, stop, motion, address, winning, onLanded } = props
  const column = useRef<HTMLDivElement>(null)
  const landed = useRef(onLanded)
  useEffect(() => {
    landed.current = onLanded
  })
  const signs = strip + strip.slice(0, ROWS + RUN_IN)
  const at = (place: number) => `translateY(${(-100 * place) / signs.length}%)`
  const { kind } = motion
  const after = kind === 'landing' ? motion.after : 0
  const quick = kind === 'landing' && motion.quick
  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` depends only on the length of the strip
  useLayoutEffect(() => {
    const element = column.current
    if (!element || kind === 'still' || prefersStillness()) {
      if (kind === 'landing') landed.current()
      return
    }
    const turning = element.animate([{ transform: at(strip.length) }, { transform: at(0) }], {
      duration: strip.length * PER_SIGN,
      iterations: Number.POSITIVE_INFINITY,
      iterationStart: stop / strip.length,
    })
    if (kind === 'turning') return () => turning.cancel()
    const landing = element.animate(
      [
        { transform: at(stop + RUN_IN), easing: 'cubic-bezier(0.15, 0.65, 0.25, 1)' },
        { transform: at(stop - 0.14), offset: 0.74, easing: 'ease-in-out' },
        { transform: at(stop) },
      ],
      { duration: quick ? LANDING_QUICK : LANDING, delay: after, fill: 'none' },
    )
    landing.onfinish = () => {
      turning.cancel()
      landed.current()
    }
    return () => {
      turning.cancel()
      landing.cancel()
    }
  }, [kind, after, quick, stop, strip])
  const isDimmed = winning.length > 0
  return (
    <div className={styles.reel}>
      <div ref={column} className={styles.column} style={{ transform: at(stop) }} data-stop={stop}>
        {[...signs].map((sign, place) => {
          const row = place - stop
          const isWinning = isDimmed && winning.includes(row)
          return (
            // The order of a strip never changes, so the index identifies a symbol.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <span key={place} className={isWinning ? styles.winning : styles.cell}>
              <img className={styles.sign} src={address(sign)} alt="" draggable={false} />
            </span>
          )
        })}
      </div>
    </div>
  )
}
