import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { contractOfferMachine } from '#machines/agents/contract-offer.machine.ts'
import type { AgreedTerms } from '#protocol/agents/contract-terms.ts'
import { periodNames } from '#ui/agents/contract/contract-text.ts'
import { PeriodStart } from '#ui/agents/contract/period-start.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'

type Snapshot = SnapshotFrom<typeof contractOfferMachine>

type Props = {
  snapshot: Snapshot
  onAgain: () => void
  onRequest: (id: string) => void
}

export function NotOffered({ snapshot, onAgain, onRequest }: Props) {
  const { closed, limits, outdatedBy } = snapshot.context
  const again = (
    <Button onClick={onAgain}>
      <Trans>Look again</Trans>
    </Button>
  )
  const request = limits?.request
  if (snapshot.matches('blockedByPending') && request) {
    return (
      <Box
        title={<Trans>The end of this contract is being asked for</Trans>}
        action={
          <Button onClick={() => onRequest(request.id)}>
            <Trans>See the request</Trans>
          </Button>
        }
      >
        <Trans>Once that is settled, terms can be offered again.</Trans>
      </Box>
    )
  }
  if (snapshot.matches('outdated')) {
    return (
      <Box title={<OutdatedTitle code={outdatedBy} />} action={again}>
        <Trans>Nothing was sent. What you composed is kept.</Trans>
      </Box>
    )
  }
  switch (closed) {
    case 'noneOwn':
      return (
        <Box title={<Trans>You have no such contract yourself</Trans>} action={again}>
          <Trans>You can offer a kind of contract once the agent above you has one with you.</Trans>
        </Box>
      )
    case 'periodChanges':
      return (
        <Box title={<Trans>How often you are paid is about to change</Trans>} action={again}>
          {limits?.own ? <PeriodChanges own={limits.own} /> : null}
        </Box>
      )
    case 'notAgent':
      return (
        <Box title={<Trans>This downline is no agent</Trans>}>
          <Trans>Contracts are with agents only.</Trans>
        </Box>
      )
    case 'memberClosed':
      return (
        <Box title={<Trans>This account is closed</Trans>}>
          <Trans>The operator has closed it; nothing can be offered.</Trans>
        </Box>
      )
    default:
      return (
        <Box title={<Trans>There is no such downline</Trans>}>
          <Trans>Contracts are offered to direct downlines.</Trans>
        </Box>
      )
  }
}

function PeriodChanges({ own: { terms, termsFrom } }: { own: AgreedTerms }) {
  const { i18n } = useLingui()
  return (
    <Trans>
      From <PeriodStart moment={termsFrom} /> on your own contract pays {i18n._(periodNames[terms.period])}.
      You can offer one that pays as often once that day has come; one that began before would run through two
      periods.
    </Trans>
  )
}

function OutdatedTitle({ code }: { code: Snapshot['context']['outdatedBy'] }) {
  switch (code) {
    case 'contract.requestOpen':
      return <Trans>Another request is open by now</Trans>
    case 'contract.periodNotAllowed':
      return <Trans>Your own contract pays in another period by now</Trans>
    case 'contract.exists':
      return <Trans>There is a contract by now</Trans>
    case 'contract.ended':
      return <Trans>The contract has ended meanwhile</Trans>
    case 'contract.settled':
      return <Trans>The offer was answered meanwhile</Trans>
    case 'contract.changed':
    case 'contract.requestChanged':
      return <Trans>The terms were changed meanwhile</Trans>
    case null:
      return <Trans>This is not there any more</Trans>
  }
}

const Box = ({ title, children, action }: { title: ReactNode; children: ReactNode; action?: ReactNode }) => (
  <EmptyState state="empty" title={title} action={action}>
    {children}
  </EmptyState>
)
