import { Plural } from '@lingui/react/macro'
import { ROOT } from '@palpite/charts/edges.ts'
import type { Covers } from '@palpite/paths/walk/trace.ts'

export function CoversText({ covers }: { covers: Covers }) {
  const states = covers.states.filter((id) => id !== ROOT).length
  const [transitions, pairs] = [covers.transitions.length, covers.pairs.length]
  return (
    <>
      <Plural id="flows.common.stateCount" value={states} _0="No states" one="# state" other="# states" />
      {' · '}
      <Plural
        id="flows.paths.transitionCount"
        value={transitions}
        _0="No transitions"
        one="# transition"
        other="# transitions"
      />
      {' · '}
      <Plural id="flows.paths.pairCount" value={pairs} _0="No pairs" one="# pair" other="# pairs" />
    </>
  )
}
