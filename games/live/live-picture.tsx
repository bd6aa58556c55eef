import type { LiveTable } from '#protocol/play/play-live.ts'
import { Cards } from './cards.tsx'
import { Wheel } from './wheel.tsx'

/** Milliseconds of this part of the round that had passed when the table was looked at. */
const goneOf = (lasts: number, { left }: LiveTable) => Math.max(0, lasts - left)

/** What stands on the table, as far as it has come. */
export function LivePicture(props: { table: LiveTable; drawing: number; isStill: boolean }) {
  const { table, drawing, isStill } = props
  const { drawn, last, phase, number } = table
  const isTurning = phase === 'drawing' && !isStill
  const gone = goneOf(drawing, table)
  // The newest of the last is this round's own once it is shown.
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
