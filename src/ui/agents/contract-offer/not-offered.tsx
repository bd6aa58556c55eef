import { Select, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { contractOfferMachine } from '#machines/agents/contract-offer.machine.ts'
import type { AgreedTerms } from '#protocol/agents/contract-terms.ts'
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
      <Trans id="common.reload">Try again</Trans>
    </Button>
  )
  const request = limits?.request
  if (snapshot.matches('blockedByPending') && request) {
    return (
      <Box
        title={<Trans id="agents.contractOffer.endRequested">Contract end requested</Trans>}
        action={
          <Button onClick={() => onRequest(request.id)}>
            <Trans id="agents.contract.seeRequest">See details</Trans>
          </Button>
        }
      >
        <Trans id="agents.contractOffer.endRequestedBody">
          You can offer new terms once it’s been answered.
        </Trans>
      </Box>
    )
  }
  if (snapshot.matches('outdated')) {
    return (
      <Box title={<OutdatedTitle code={outdatedBy} />} action={again}>
        <Trans id="agents.contractOffer.outdatedBody">Nothing was sent. Your draft is saved.</Trans>
      </Box>
    )
  }
  switch (closed) {
    case 'noneOwn':
      return (
        <Box
          title={<Trans id="agents.contractOffer.noneOwnTitle">You don’t have this contract</Trans>}
          action={again}
        >
          <Trans id="agents.contractOffer.noneOwnBody">
            You can offer this type once you have one with your upline.
          </Trans>
        </Box>
      )
    case 'periodChanges':
      return (
        <Box
          title={<Trans id="agents.contractOffer.periodChangesTitle">Your payment period will change</Trans>}
          action={again}
        >
          {limits?.own ? <PeriodChanges own={limits.own} /> : null}
        </Box>
      )
    case 'notAgent':
      return (
        <Box title={<Trans id="agents.contractOffer.notAgentTitle">This downline isn’t an agent</Trans>}>
          <Trans id="agents.contractOffer.notAgentBody">Contracts are only for agents.</Trans>
        </Box>
      )
    case 'memberClosed':
      return (
        <Box title={<Trans id="common.accountClosed">This account is closed</Trans>}>
          <Trans id="agents.contractOffer.accountClosedBody">It can’t receive contract offers.</Trans>
        </Box>
      )
    default:
      return (
        <Box title={<Trans id="agents.contractOffer.notFoundTitle">Downline not found</Trans>}>
          <Trans id="agents.contractOffer.notFoundBody">
            You can only offer contracts to direct downlines.
          </Trans>
        </Box>
      )
  }
}

function PeriodChanges({ own: { terms, termsFrom } }: { own: AgreedTerms }) {
  const { period } = terms
  return (
    <Trans id="agents.contractOffer.periodChangesBody">
      From <PeriodStart moment={termsFrom} />,{' '}
      <Select
        value={period}
        _weekly="your own contract is paid every week."
        _semimonthly="your own contract is paid twice a month."
        other="your own contract is paid every month."
      />{' '}
      You can offer one with the same period from that day.
    </Trans>
  )
}

function OutdatedTitle({ code }: { code: Snapshot['context']['outdatedBy'] }) {
  switch (code) {
    case 'contract.requestOpen':
      return <Trans id="agents.contractOffer.outdatedRequestOpen">Another offer or request is pending</Trans>
    case 'contract.periodNotAllowed':
      return <Trans id="agents.contract.ownPeriodChanged">Your payment period has changed</Trans>
    case 'contract.exists':
      return <Trans id="agents.contractOffer.outdatedExists">A contract already exists</Trans>
    case 'contract.ended':
      return <Trans id="agents.contractOffer.outdatedEnded">The contract has ended</Trans>
    case 'contract.settled':
      return <Trans id="agents.contractOffer.outdatedAnswered">The offer was already answered</Trans>
    case 'contract.changed':
    case 'contract.requestChanged':
      return <Trans id="agents.contract.termsChanged">The terms have changed</Trans>
    case null:
      return <Trans id="agents.contractOffer.outdatedGone">No longer available</Trans>
  }
}

const Box = ({ title, children, action }: { title: ReactNode; children: ReactNode; action?: ReactNode }) => (
  <EmptyState state="empty" title={title} action={action}>
    {children}
  </EmptyState>
)
