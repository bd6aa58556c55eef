import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Waiting } from '#machines/agents/contract-status.types.ts'
import { CountPill } from '#ui/kit/feedback/count-pill.tsx'

/**
 * The number of requests that await the reader's answer, including snoozed ones (CONTR-04). Renders nothing
 * for 0.
 */
export function WaitingCount({ waiting }: { waiting: Waiting }) {
  const { i18n } = useLingui()
  const { count, hasMore } = waiting
  if (count === 0) return null
  return (
    <CountPill words={<WaitingCountText waiting={waiting} />}>
      <span aria-hidden="true">
        {i18n.number(count)}
        {hasMore ? '+' : null}
      </span>
    </CountPill>
  )
}

export const WaitingCountText = ({ waiting: { count, hasMore } }: { waiting: Waiting }) =>
  hasMore ? (
    <Trans id="agents.contract.waitingMore">More than {count} waiting for your answer</Trans>
  ) : (
    <Plural
      id="agents.contract.waiting"
      value={count}
      _0="None waiting for your answer"
      one="# waiting for your answer"
      other="# waiting for your answer"
    />
  )
