import { Trans } from '@lingui/react/macro'
import type { ContractRequest } from '#contract/contract-terms.ts'

/** What came of a request; `isBefore`: not by an answer that the reader has just given. */
export function SettledWords({ request, isBefore }: { request: ContractRequest; isBefore: boolean }) {
  const { state, type, own, from, to } = request
  const isEnd = type === 'termination'
  switch (state) {
    case 'accepted':
      if (!isBefore)
        return isEnd ? <Trans>The contract has ended.</Trans> : <Trans>Agreed. It runs from now on.</Trans>
      return isEnd ? (
        <Trans>{to.account} agreed to the end; the contract has ended.</Trans>
      ) : (
        <Trans>{to.account} accepted it; it runs.</Trans>
      )
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
