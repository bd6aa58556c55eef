import type { CSSProperties } from 'react'
import { colourOf, rouletteWheel } from '#domain/play/roulette-odds.ts'
import styles from './wheel.module.css'

const STEP = 360 / rouletteWheel.length
const RIM = 150
const INNER = 104
/** Full turns of the wheel, and of the ball in the opposite direction. */
const TURNS = { wheel: 3, ball: 7 }

type Turn = CSSProperties & Record<'--from' | '--to' | '--ball', string>

const place = (angle: number, radius: number) => {
  const turned = ((angle - 90) * Math.PI) / 180
  return [radius * Math.cos(turned), radius * Math.sin(turned)].map((value) => value.toFixed(2)).join(' ')
}
const pocketShape = `M${place(-STEP / 2, INNER)}L${place(-STEP / 2, RIM)}A${RIM} ${RIM} 0 0 1 ${place(STEP / 2, RIM)}L${place(STEP / 2, INNER)}z`
/** Returns the wheel's rotation, in degrees, that brings a pocket to the top. */
const angleOf = (pocket: number) => -rouletteWheel.indexOf(pocket) * STEP

/**
 * A single-zero roulette wheel with the given pocket at the top. If `isTurning`, the wheel turns until the
 * pocket is there.
 */
export function Wheel(props: { pocket: number; isTurning: boolean }) {
  const { pocket, isTurning } = props
  const to = angleOf(pocket)
  const turn: Turn = {
    '--from': `${to - 360 * TURNS.wheel}deg`,
    '--to': `${to}deg`,
    '--ball': `${360 * TURNS.ball}deg`,
  }
  return (
    <svg className={styles.picture} viewBox="-180 -180 360 360" aria-hidden="true" style={turn}>
      <circle r="176" fill="var(--print-deep)" stroke="var(--print-paper)" strokeWidth="3" />
      <g className={styles.wheel} data-turning={isTurning}>
        {rouletteWheel.map((number, index) => (
          <g key={number} transform={`rotate(${(index * STEP).toFixed(3)})`}>
            <path className={styles.pocket} data-colour={colourOf(number)} d={pocketShape} />
            <text className={styles.number} y="-134">
              {number}
            </text>
          </g>
        ))}
        <circle r={INNER} fill="none" stroke="var(--print-paper)" strokeWidth="2" />
        <circle r="86" fill="var(--print-ground)" stroke="var(--print-paper)" strokeWidth="2" />
        <path
          d="M0-70L12-12 70 0 12 12 0 70-12 12-70 0-12-12z"
          fill="var(--print-main)"
          stroke="var(--print-paper)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <circle r="16" fill="var(--print-paper)" />
      </g>
      <g className={styles.ball} data-turning={isTurning}>
        <circle className={styles.drop} data-turning={isTurning} cy="-115" r="8" />
      </g>
    </svg>
  )
}
