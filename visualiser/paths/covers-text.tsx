import { Plural } from '@lingui/react/macro'
import type { Covers } from '#paths/passage.ts'

/** How much a path covers. */
export function CoversText({ covers }: { covers: Covers }) {
  const [states, transitions, pairs] = [covers.states.length, covers.transitions.length, covers.pairs.length]
  return (
    <>
      <Plural value={states} one="# state" other="# states" />
      {' · '}
      <Plural value={transitions} one="# transition" other="# transitions" />
      {' · '}
      <Plural value={pairs} one="# pair" other="# pairs" />
    </>
  )
}
