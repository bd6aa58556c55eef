import { Plural } from '@lingui/react/macro'
import { ROOT } from '@palpite/charts/edges.ts'
import type { Covers } from '@palpite/paths/walk/trace.ts'

export function CoversText({ covers }: { covers: Covers }) {
  const states = covers.states.filter((id) => id !== ROOT).length
  const [transitions, pairs] = [covers.transitions.length, covers.pairs.length]
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
