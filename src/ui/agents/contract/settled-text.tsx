import { Trans } from '@lingui/react/macro'
import type { ContractRequest } from '#protocol/agents/contract-terms.ts'
import { PeriodStart } from './period-start.tsx'

type Props = {
  request: ContractRequest
  /** The request was answered earlier or in another session. */
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
      return own ? <Trans>You took it back.</Trans> : <Trans>{from.account} took it back.</Trans>
    case 'lapsed':
      return <Trans>It lapsed, because what it rested on has changed.</Trans>
    case 'pending':
      return <Trans>It waits for an answer.</Trans>
  }
}

function RejectedText({ request: { type, own, to }, isBefore }: Props) {
  if (type === 'termination') {
    if (!isBefore) return <Trans>The contract goes on as it was.</Trans>
    if (own) return <Trans>{to.account} keeps the contract; it goes on.</Trans>
    return <Trans>You have already answered that you keep the contract; it goes on.</Trans>
  }
  if (!isBefore) return <Trans>Rejected. What stood before goes on.</Trans>
  if (own) return <Trans>{to.account} rejected it; what stood before goes on.</Trans>
  return <Trans>You have already rejected it; what stood before goes on.</Trans>
}

/** A first contract applies at once. Changed terms apply from the next period. */
function AcceptedText({ request, isBefore }: Props) {
  const { type, countsFrom } = request
  if (isBefore) return request.own ? <OthersYes request={request} /> : <OwnYes request={request} />
  switch (type) {
    case 'termination':
      return <Trans>The contract has ended.</Trans>
    case 'offer':
      return <Trans>Agreed. It counts from now on.</Trans>
    case 'amendment':
      if (countsFrom === null) return <NeverCounted request={request} />
      return (
        <Trans>
          Agreed. The new terms count from <PeriodStart moment={countsFrom} /> on.
        </Trans>
      )
  }
}

type Accepted = Pick<Props, 'request'>

function NeverCounted({ request: { own, to } }: Accepted) {
  if (own) return <Trans>{to.account} accepted it, but it never came to count.</Trans>
  return <Trans>You accepted it, but it never came to count.</Trans>
}

function OthersYes({ request }: Accepted) {
  const { type, to, countsFrom } = request
  switch (type) {
    case 'termination':
      return <Trans>{to.account} agreed to the end; the contract has ended.</Trans>
    case 'offer':
      return <Trans>{to.account} accepted it; it counts from then on.</Trans>
    case 'amendment':
      if (countsFrom === null) return <NeverCounted request={request} />
      return (
        <Trans>
          {to.account} accepted it; the new terms count from <PeriodStart moment={countsFrom} /> on.
        </Trans>
      )
  }
}

/** Shown when the reader has answered in another tab or on another device. */
function OwnYes({ request }: Accepted) {
  const { type, countsFrom } = request
  switch (type) {
    case 'termination':
      return <Trans>You have already agreed to the end; the contract has ended.</Trans>
    case 'offer':
      return <Trans>You have already accepted it; it counts from then on.</Trans>
    case 'amendment':
      if (countsFrom === null) return <NeverCounted request={request} />
      return (
        <Trans>
          You have already accepted it; the new terms count from <PeriodStart moment={countsFrom} /> on.
        </Trans>
      )
  }
}
