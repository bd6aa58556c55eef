import type { LiveTable } from '#protocol/play/play-live.ts'
import { Cards } from './cards.tsx'
import { Wheel } from './wheel.tsx'

/** Returns how much of the phase had passed when the state was read, in ms. */
const goneOf = (lasts: number, { left }: LiveTable) => Math.max(0, lasts - left)

export function LivePicture(props: { table: LiveTable; drawing: number; isStill: boolean }) {
  const { table, drawing, isStill } = props
  const { drawn, last, phase, number } = table
  const isTurning = phase === 'drawing' && !isStill
  const gone = goneOf(drawing, table)
  // In the phase `shown`, `last` already starts with the current result, so the previous one is second.
  const before = last[phase === 'shown' ? 1 : 0]
  if (before?.table === 'cards' || drawn?.table === 'cards') {
    const cards = drawn?.table === 'cards' ? drawn : null
    return <Cards key={number} drawn={cards} isOpening={isTurning} isStill={isStill} gone={gone} />
  }
  const stop = drawn?.stop ?? null
  return (
    <Wheel
      key={number}
      before={before?.stop ?? 0}
      stop={stop}
      isTurning={isTurning}
      isStill={isStill}
      gone={gone}
    />
  )
}
