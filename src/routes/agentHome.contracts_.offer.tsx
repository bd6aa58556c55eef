import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import * as v from 'valibot'
import { readLevel } from '#api/team-tree.ts'
import { type ContractKind, contractKind } from '#contract/contract-terms.ts'
import { contractOfferMachine } from '#machines/contract-offer.machine.ts'
import { ChooseDownline } from '#ui/contract-offer/choose-downline.tsx'
import { ContractOffer } from '#ui/contract-offer/contract-offer.tsx'
import { OfferPage } from '#ui/contract-offer/offer-page.tsx'
import { partOf } from './-part-of.ts'
import { orNothing } from './-report-search.ts'
import { useAddressSearch } from './-use-address-search.ts'
import { useFlow } from './-use-flow.ts'
import { useSymbol } from './-use-symbol.ts'

/** CONTR-05: offers a direct downline a contract; the address says whom and of which kind. */
export const Route = createFileRoute('/agentHome/contracts_/offer')({ component: OfferContractPage })

const named = v.object({
  memberId: orNothing(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(60))),
  kind: orNothing(contractKind),
})

function OfferContractPage() {
  const [{ memberId, kind = 'dividend' }, change] = useAddressSearch(named)
  return (
    <OfferPage kind={kind} onKind={(chosen) => change({ kind: chosen })}>
      {memberId === undefined ? (
        <Choice onChoose={(chosen) => change({ memberId: chosen }, { stop: true })} />
      ) : (
        <Offer key={`${memberId} ${kind}`} memberId={memberId} kind={kind} />
      )}
    </OfferPage>
  )
}

function Choice({ onChoose }: { onChoose: (memberId: string) => void }) {
  const query = useQuery({
    queryKey: ['downlines', 'agents'],
    queryFn: async ({ signal }) => {
      const order = { memberId: null, sort: 'account', descending: false, cursor: null } as const
      const { downlines } = await readLevel(order, signal)
      return downlines.filter(({ agent }) => agent)
    },
  })
  return <ChooseDownline downlines={partOf(query)} onChoose={onChoose} />
}

function Offer({ memberId, kind }: { memberId: string; kind: ContractKind }) {
  const navigate = useNavigate()
  const actor = useFlow(contractOfferMachine, { input: { memberId, kind } })
  const toContracts = (search: Record<string, string>) =>
    void navigate({ to: '/agentHome/contracts', search: search as never })
  return (
    <ContractOffer
      actor={actor}
      symbol={useSymbol()}
      onRequest={(request) => toContracts({ list: 'sent', request })}
      onLeave={() => toContracts({ list: 'downline' })}
    />
  )
}
