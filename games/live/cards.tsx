import type { CSSProperties } from 'react'
import { type LiveDrawn, rankOf, suitOf } from '#domain/play/live-odds.ts'
import styles from './cards.module.css'
import { SignShape } from './sign.tsx'

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
/** Paths of the suits (spades, hearts, diamonds, clubs), centred on the origin. */
const suits = [
  'M0-20C4-10 18-4 18 6c0 9-11 12-15 5l3 11H-6l3-11c-4 7-15 4-15-5C-18-4-4-10 0-20z',
  'M0 20C-6 10-20 2-20-8c0-12 16-14 20-3 4-11 20-9 20 3C20 2 6 10 0 20z',
  'M0-22L16 0 0 22-16 0z',
  'M0-20a9 9 0 0 1 7 15 9 9 0 1 1-4 15l3 11H-6l3-11a9 9 0 1 1-4-15A9 9 0 0 1 0-20z',
]
const isRed = (suit: number) => suit === 1 || suit === 2

type Cards = Extract<LiveDrawn, { table: 'cards' }>
type Motion = CSSProperties & Record<'--gone', string>

export function Cards(props: { drawn: Cards | null; isOpening: boolean; isStill: boolean; gone: number }) {
  const { drawn, isOpening, isStill, gone } = props
  const motion: Motion = { '--gone': `-${gone}ms` }
  return (
    <svg
      className={styles.picture}
      viewBox="-180 -150 360 300"
      aria-hidden="true"
      style={motion}
      data-still={isStill}
    >
      <path
        d="M-176-60C-120-150 120-150 176-60V60C120 150-120 150-176 60z"
        fill="var(--print-deep)"
        stroke="var(--print-main)"
        strokeWidth="5"
      />
      <path
        d="M-158-54C-108-130 108-130 158-54V54C108 130-108 130-158 54z"
        fill="none"
        stroke="var(--print-soft)"
        strokeWidth="2"
      />
      {[-1, 1].map((side) => (
        <g key={side} className={styles.lantern} transform={`translate(${side * 150} -120)`}>
          <g>
            <path d="M0-26V-12" stroke="var(--print-main)" strokeWidth="2" />
            <ellipse rx="14" ry="16" cy="4" fill="var(--print-second)" />
            <path d="M-14 4H14M0-12V20" stroke="var(--print-main)" strokeWidth="2" fill="none" />
          </g>
        </g>
      ))}
      <g transform="translate(-70 0)" color="var(--print-main)">
        <g transform="translate(0 -92) scale(1.2)">
          <SignShape spot="dragon" />
        </g>
        <Card card={drawn?.dragon ?? null} order="first" isOpening={isOpening} />
      </g>
      <g transform="translate(70 0)" color="var(--print-main)">
        <g transform="translate(0 -92) scale(1.2)">
          <SignShape spot="tiger" />
        </g>
        <Card card={drawn?.tiger ?? null} order="second" isOpening={isOpening} />
      </g>
    </svg>
  )
}

function Card(props: { card: number | null; order: 'first' | 'second'; isOpening: boolean }) {
  const { card, order, isOpening } = props
  const suit = card === null ? 0 : suitOf(card)
  return (
    <g className={styles.card} data-open={card !== null} data-opening={isOpening} data-order={order}>
      <g className={styles.back}>
        <rect
          x="-46"
          y="-66"
          width="92"
          height="132"
          rx="9"
          fill="var(--print-second)"
          stroke="var(--print-paper)"
          strokeWidth="4"
        />
        <path
          d="M-30-50H30V50H-30zM-30-50L30 50M30-50L-30 50M0-50V50M-30 0H30"
          fill="none"
          stroke="var(--print-paper)"
          strokeWidth="1.5"
        />
      </g>
      {card === null ? null : (
        <g className={styles.face} data-red={isRed(suit)}>
          <rect x="-46" y="-66" width="92" height="132" rx="9" />
          <text x="-34" y="-36">
            {ranks[rankOf(card)]}
          </text>
          <path d={suits[suit]} transform="translate(0 12) scale(1.3)" />
        </g>
      )}
    </g>
  )
}
