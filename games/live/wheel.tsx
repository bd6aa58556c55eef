import type { CSSProperties } from 'react'
import { type LiveSpot, wheel } from '#domain/play/live-odds.ts'
import { SignShape } from './sign.tsx'
import styles from './wheel.module.css'

const STEP = 360 / wheel.length
const RADIUS = 150
/** Full turns of the wheel per draw. */
const TURNS = 5
const LAMPS = 18

type Motion = CSSProperties & Record<'--from' | '--to' | '--gone', string>

const inks: Partial<Record<LiveSpot, string>> = {
  disc: 'var(--print-soft)',
  triangle: 'var(--print-deep)',
  square: 'var(--print-second)',
  diamond: 'var(--print-ground)',
  star: 'var(--print-main)',
  crown: 'var(--print-paper)',
}
const onInk: Partial<Record<LiveSpot, string>> = { star: 'var(--print-deep)', crown: 'var(--print-deep)' }

const place = (angle: number, radius: number) => {
  const turned = ((angle - 90) * Math.PI) / 180
  return [radius * Math.cos(turned), radius * Math.sin(turned)].map((value) => value.toFixed(2)).join(' ')
}
const field = `M0 0L${place(-STEP / 2, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${place(STEP / 2, RADIUS)}z`
/** Returns the wheel's rotation, in degrees, that brings a field under the pointer. */
const angleOf = (stop: number) => -stop * STEP

/**
 * A wheel that turns from the previous result to the new one.
 * @param gone how much of the draw has already passed, in ms
 */
export function Wheel(props: {
  before: number
  stop: number | null
  isTurning: boolean
  isStill: boolean
  gone: number
}) {
  const { before, stop, isTurning, isStill, gone } = props
  const motion: Motion = {
    '--from': `${angleOf(before)}deg`,
    '--to': `${angleOf(stop ?? before) + 360 * TURNS}deg`,
    '--gone': `-${gone}ms`,
  }
  return (
    <svg className={styles.picture} viewBox="-180 -190 360 380" aria-hidden="true" data-still={isStill}>
      <path
        d="M-34 130L-66 186H66L34 130z"
        fill="var(--print-deep)"
        stroke="var(--print-line)"
        strokeWidth="3"
      />
      <circle r="170" fill="var(--print-deep)" stroke="var(--print-line)" strokeWidth="3" />
      <g className={styles.lamps}>
        {Array.from({ length: LAMPS }, (_, lamp) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a lamp
            key={lamp}
            r="4.5"
            fill="var(--print-main)"
            data-odd={lamp % 2 === 1}
            transform={`rotate(${(lamp * 360) / LAMPS}) translate(0 -160.5)`}
          />
        ))}
      </g>
      <g className={styles.wheel} data-turning={isTurning} style={motion}>
        {wheel.map((spot, index) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a field
            key={index}
            transform={`rotate(${(index * STEP).toFixed(3)})`}
            color={onInk[spot] ?? 'var(--print-paper)'}
          >
            <path d={field} fill={inks[spot]} stroke="var(--print-line)" strokeWidth="0.8" />
            <g transform="translate(0 -132) scale(0.56)">
              <SignShape spot={spot} />
            </g>
          </g>
        ))}
        <circle r="52" fill="var(--print-paper)" stroke="var(--print-line)" strokeWidth="3" />
        <circle r="38" fill="var(--print-main)" />
        <g color="var(--print-deep)" transform="scale(1.8)">
          <SignShape spot="crown" />
        </g>
      </g>
      <path
        d="M0-138L-13-182H13z"
        fill="var(--print-paper)"
        stroke="var(--print-deep)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  )
}
