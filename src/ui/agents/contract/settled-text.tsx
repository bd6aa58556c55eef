import { Trans } from '@lingui/react/macro'
import type { ContractRequest } from '#protocol/agents/contract-terms.ts'
import { PeriodStart } from './period-start.tsx'

type Props = {
  request: ContractRequest
  /** Whether the request was answered earlier or in another session. */
  isBefore: boolean
}

export function SettledText({ request, isBefore }: Props) {
  const { state, own, from } = request
  switch (state) {
    case 'accepted':
      return <AcceptedText request={request} isBefore={isBefore} />
    case 'rejected':
      return <RejectedText request={request} isBefore={isBefore} />
    case 'withdrawn':
      return own ? (
        <Trans id="agents.contract.youCancelled">You cancelled it.</Trans>
      ) : (
        <Trans id="agents.contract.otherCancelled">{from.account} cancelled it.</Trans>
      )
    case 'lapsed':
      return (
        <Trans id="agents.contract.lapsed">
          No longer valid, because a related contract or account has changed.
        </Trans>
      )
    case 'pending':
      return <Trans id="agents.contract.pending">Waiting for an answer.</Trans>
  }
}

function RejectedText({ request: { type, own, to }, isBefore }: Props) {
  if (type === 'termination') {
    if (!isBefore) return <Trans id="agents.contract.keptNow">The contract continues unchanged.</Trans>
    if (own)
      return <Trans id="agents.contract.otherKept">{to.account} kept the contract. It continues.</Trans>
    return <Trans id="agents.contract.youKept">You already chose to keep the contract. It continues.</Trans>
  }
  if (!isBefore) return <Trans id="agents.contract.declinedNow">Declined. Nothing changes.</Trans>
  if (own) return <Trans id="agents.contract.otherDeclined">{to.account} declined. Nothing changes.</Trans>
  return <Trans id="agents.contract.youDeclined">You already declined. Nothing changes.</Trans>
}

/**
 * Says when an accepted request takes effect: new contracts and terminations immediately, new terms from the
 * next period.
 */
function AcceptedText({ request, isBefore }: Props) {
  const { type, countsFrom } = request
  if (isBefore) return request.own ? <OthersYes request={request} /> : <OwnYes request={request} />
  switch (type) {
    case 'termination':
      return <Trans id="agents.contract.ended">The contract has ended.</Trans>
    case 'offer':
      return <Trans id="agents.contract.acceptedNow">Accepted. The contract starts now.</Trans>
    case 'amendment':
      if (countsFrom === null) return <NeverCounted request={request} />
      return (
        <Trans id="agents.contract.amendedNow">
          Accepted. The new terms apply from <PeriodStart moment={countsFrom} />.
        </Trans>
      )
  }
}

type Accepted = Pick<Props, 'request'>

function NeverCounted({ request: { own, to } }: Accepted) {
  if (own)
    return (
      <Trans id="agents.contract.otherNeverApplied">
        {to.account} accepted, but the new terms never took effect.
      </Trans>
    )
  return (
    <Trans id="agents.contract.youNeverApplied">You accepted, but the new terms never took effect.</Trans>
  )
}

function OthersYes({ request }: Accepted) {
  const { type, to, countsFrom } = request
  switch (type) {
    case 'termination':
      return <Trans id="agents.contract.otherAgreedToEnd">{to.account} agreed. The contract has ended.</Trans>
    case 'offer':
      return (
        <Trans id="agents.contract.otherAccepted">{to.account} accepted. The contract started then.</Trans>
      )
    case 'amendment':
      if (countsFrom === null) return <NeverCounted request={request} />
      return (
        <Trans id="agents.contract.otherAmended">
          {to.account} accepted. The new terms apply from <PeriodStart moment={countsFrom} />.
        </Trans>
      )
  }
}

/** Shown if the reader has already accepted, for example in another tab. */
function OwnYes({ request }: Accepted) {
  const { type, countsFrom } = request
  switch (type) {
    case 'termination':
      return <Trans id="agents.contract.youAgreedToEnd">You already agreed. The contract has ended.</Trans>
    case 'offer':
      return <Trans id="agents.contract.youAccepted">You already accepted. The contract started then.</Trans>
    case 'amendment':
      if (countsFrom === null) return <NeverCounted request={request} />
      return (
        <Trans id="agents.contract.youAmended">
          You already accepted. The new terms apply from <PeriodStart moment={countsFrom} />.
        </Trans>
      )
  }
}
