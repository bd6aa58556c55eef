import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import * as v from 'valibot'
import { loadOfferDraft } from '#api/agents/offer-draft.ts'
import { readDirectAgents } from '#api/agents/team-tree.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { infiniteRows } from '#pages/kit/infinite-rows.tsx'
import { orNothing } from '#pages/kit/search-params.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useInvalidation } from '#pages/kit/use-invalidation.ts'
import { useSymbol } from '#pages/kit/use-symbol.ts'
import { type ContractKind, contractKind } from '#protocol/agents/contract-terms.ts'
import type { Downline } from '#protocol/agents/team-tree.ts'
import { ChooseDownline } from '#ui/agents/contract-offer/choose-downline.tsx'
import { ContractOffer } from '#ui/agents/contract-offer/contract-offer.tsx'
import { OfferPage } from '#ui/agents/contract-offer/offer-page.tsx'
import type { Rows } from '#ui/kit/layout/report-table.tsx'
import { agentPlaces } from './agent-pages.ts'
import { contractOfferFlow } from './contract-offer.flow.ts'
import { useReportSearch } from './use-report-search.ts'
import { useReviewInAddress } from './use-review-in-address.ts'

const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(60))

const named = v.object({
  memberId: orNothing(text),
  search: orNothing(text),
  kind: orNothing(contractKind),
  step: orNothing(v.literal('review')),
})

/**
 * Offers a contract to a direct downline (CONTR-05). The URL holds the recipient, the kind and whether the
 * offer is being reviewed.
 */
export function ContractOfferPage() {
  const [{ memberId, search = '', kind = 'dividend', step }, change] = useAddressSearch(named)
  return (
    <OfferPage kind={kind} onKind={(chosen) => change({ kind: chosen, step: undefined })}>
      {memberId === undefined ? (
        <Choice
          sought={search}
          onSought={(text) => change({ search: text || undefined })}
          onChoose={(chosen) => change({ memberId: chosen, search: undefined }, { stop: true })}
        />
      ) : (
        <Offer
          key={`${memberId} ${kind}`}
          memberId={memberId}
          kind={kind}
          isReviewing={step === 'review'}
          onReview={() => change({ step: 'review' }, { stop: true })}
          onCompose={() => change({ step: undefined })}
        />
      )}
    </OfferPage>
  )
}

type ChoiceProps = {
  sought: string
  onSought: (text: string) => void
  onChoose: (memberId: string) => void
}

function Choice({ sought, onSought, onChoose }: ChoiceProps) {
  const seeker = useReportSearch(sought, onSought)
  const query = useInfiniteQuery({
    queryKey: ['downlines', 'agents', sought],
    queryFn: ({ pageParam, signal }) => readDirectAgents({ search: sought, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Keep the previous results while searching, so that a downline does not vanish under the pointer.
    placeholderData: keepPreviousData,
  })
  const found = infiniteRows(query, ({ downlines }) => downlines)
  return (
    <ChooseDownline
      {...{ seeker, sought, onChoose }}
      rows={query.isPlaceholderData ? earlier(found) : found}
    />
  )
}

/**
 * Returns the previous results, to show while a search runs. If there are none, returns the loading state,
 * since an empty list would look like the search's result.
 */
const earlier = (found: Rows<Downline>): Rows<Downline> =>
  found.state === 'known' && found.rows.length > 0 ? { ...found, more: null } : { state: 'loading' }

type OfferProps = {
  memberId: string
  kind: ContractKind
  /** Whether the URL contains the review step. The callbacks below change the URL. */
  isReviewing: boolean
  onReview: () => void
  onCompose: () => void
}

function Offer({ memberId, kind, isReviewing, onReview, onCompose }: OfferProps) {
  const navigate = useNavigate()
  const agentId = useSelector(useChild('session'), ({ context }) => context.member?.id ?? '')
  const parties = { agentId, memberId, kind }
  const actor = useFlow(contractOfferFlow, {
    input: { ...parties, savedDraft: loadOfferDraft(parties), wasReviewing: isReviewing },
  })
  useInvalidation('contracts', () => actor.send({ type: 'contracts.changed' }))
  useReviewInAddress(actor, { isReviewing, onOpen: onReview, onClose: onCompose })
  const toContracts = (search: Record<string, string>) =>
    void navigate({ to: agentPlaces.contracts, search: search as never })
  return (
    <ContractOffer
      actor={actor}
      symbol={useSymbol()}
      onRequest={(request) => toContracts({ list: 'sent', request })}
      onLeave={() => toContracts({ list: 'downline' })}
    />
  )
}
