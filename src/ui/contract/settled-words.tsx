import { Trans } from '@lingui/react/macro'
import type { ContractRequest } from '#contract/contract-terms.ts'
import { PeriodStart } from './period-start.tsx'

type Props = { request: ContractRequest; isBefore: boolean }

/** What came of a request; `isBefore`: not by an answer that the reader has just given. */
export function SettledWords({ request, isBefore }: Props) {
  const { state, type, own, from, to } = request
  const isEnd = type === 'termination'
  switch (state) {
    case 'accepted':
      return <AcceptedWords request={request} isBefore={isBefore} />
    case 'rejected':
      if (!isBefore)
        return isEnd ? (
          <Trans>The contract goes on as it was.</Trans>
        ) : (
          <Trans>Rejected. What stood before goes on.</Trans>
        )
      return isEnd ? (
        <Trans>{to.account} keeps the contract; it goes on.</Trans>
      ) : (
        <Trans>{to.account} rejected it; what stood before goes on.</Trans>
      )
    case 'withdrawn':
      return own ? <Trans>You took it back.</Trans> : <Trans>{from.account} took it back.</Trans>
    case 'lapsed':
      return <Trans>It lapsed, because what it rested on has changed.</Trans>
    case 'pending':
      return <Trans>It waits for an answer.</Trans>
  }
}

/** A first contract counts at once, other terms from the period on that begins next. */
function AcceptedWords({ request: { type, to, countsFrom }, isBefore }: Props) {
  switch (type) {
    case 'termination':
      if (!isBefore) return <Trans>The contract has ended.</Trans>
      return <Trans>{to.account} agreed to the end; the contract has ended.</Trans>
    case 'offer':
      if (!isBefore) return <Trans>Agreed. It counts from now on.</Trans>
      return <Trans>{to.account} accepted it; it counts from then on.</Trans>
    case 'amendment':
      if (countsFrom === null) return <Trans>{to.account} accepted it, but it never came to count.</Trans>
      if (!isBefore) {
        return (
          <Trans>
            Agreed. The new terms count from <PeriodStart moment={countsFrom} /> on.
          </Trans>
        )
      }
      return (
        <Trans>
          {to.account} accepted it; the new terms count from <PeriodStart moment={countsFrom} /> on.
        </Trans>
      )
  }
}
