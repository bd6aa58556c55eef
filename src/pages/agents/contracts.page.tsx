import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as v from 'valibot'
import { readContracts, readRequests } from '#api/agents/contracts.ts'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import { infiniteRows } from '#pages/kit/infinite-rows.tsx'
import { orNothing } from '#pages/kit/search-params.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { useSymbol } from '#pages/kit/use-symbol.ts'
import { type Contract, type ContractKind, contractKind } from '#protocol/agents/contract-terms.ts'
import { ContractRows } from '#ui/agents/contracts/contract-rows.tsx'
import { ContractSheet } from '#ui/agents/contracts/contract-sheet.tsx'
import { type ContractList, Contracts, contractLists } from '#ui/agents/contracts/contracts.tsx'
import { RequestRows } from '#ui/agents/contracts/request-rows.tsx'
import { dayOf } from '#ui/kit/forms/day-range.ts'
import { useAgentContracts } from './agent-contracts.ts'
import { agentPlaces, OFFER_PLACE } from './agent-pages.ts'
import { EndContractDialog } from './end-contract.tsx'
import { OpenRequest } from './open-request.tsx'

const named = v.object({
  list: orNothing(v.picklist(contractLists)),
  kind: orNothing(contractKind),
  request: orNothing(v.pipe(v.string(), v.uuid())),
  end: orNothing(v.pipe(v.string(), v.uuid())),
  terms: orNothing(v.pipe(v.string(), v.uuid())),
})

/**
 * The agent's contracts and contract requests (CONTR-07). The URL holds the list, the kind and the open
 * dialog.
 */
export function ContractsPage() {
  const [{ list = 'upline', kind, request, end, terms }, change] = useAddressSearch(named)
  const navigate = useNavigate()
  const known = useAgentContracts()
  const offer = (search: { memberId?: string; kind: ContractKind | undefined }) =>
    void navigate({ to: OFFER_PLACE, search: search as never })
  const open = (id: string) => change({ request: id }, { stop: true })
  return (
    <Contracts
      list={list}
      kind={kind}
      waiting={known.state === 'known' ? known.waiting : null}
      onList={(chosen) => change({ list: chosen === 'upline' ? undefined : chosen })}
      onKind={(chosen) => change({ kind: chosen })}
      onOffer={() => offer({ kind })}
    >
      {list === 'upline' || list === 'downline' ? (
        <ContractsWith
          key={list}
          side={list}
          kind={kind}
          {...{ end, terms }}
          onTerms={(id) => change({ terms: id }, { stop: id !== undefined })}
          onOpenRequest={open}
          onAmend={(contract) => offer({ memberId: contract.downline.memberId, kind: contract.kind })}
          onEnd={(id) => change({ end: id }, { stop: id !== undefined })}
        />
      ) : (
        <RequestsIn key={list} box={list} kind={kind} onOpen={open} />
      )}
      {request ? (
        <OpenRequest
          key={request}
          id={request}
          onClose={() => change({ request: undefined })}
          onChange={({ kind, to }) => offer({ memberId: to.memberId, kind })}
        />
      ) : null}
    </Contracts>
  )
}

type Sides = Extract<ContractList, 'upline' | 'downline'>
type SideProps = {
  side: Sides
  kind: ContractKind | undefined
  end: string | undefined
  terms: string | undefined
  onTerms: (id: string | undefined) => void
  onOpenRequest: (id: string) => void
  onAmend: (contract: Contract) => void
  onEnd: (id: string | undefined) => void
}

function ContractsWith({ side, kind, end, terms, onEnd, onTerms, ...acts }: SideProps) {
  const query = useInfiniteQuery({
    queryKey: ['contracts', 'with', side, kind],
    queryFn: ({ pageParam, signal }) => readContracts({ with: side, kind, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const rows = infiniteRows(query, ({ contracts }) => contracts)
  const symbol = useSymbol()
  const named = (name: string | undefined) =>
    rows.state === 'known' ? rows.rows.find(({ id }) => id === name) : undefined
  const [ending, read] = [named(end), named(terms)]
  return (
    <>
      <ContractRows
        side={side}
        rows={rows}
        onEnd={({ id }) => onEnd(id)}
        onTerms={onTerms}
        billsOf={(contract) => billsOf(contract, side)}
        {...acts}
      />
      {read ? <ContractSheet contract={read} symbol={symbol} onClose={() => onTerms(undefined)} /> : null}
      {ending ? (
        <EndContractDialog key={ending.id} contract={ending} side={side} onClose={() => onEnd(undefined)} />
      ) : null}
    </>
  )
}

/**
 * Returns a link to a contract's statements. For an ended contract, the link selects the days from its start
 * to its end.
 */
function billsOf({ id, kind, startedAt, endedAt }: Contract, side: Sides) {
  const days = endedAt === null ? {} : { first: dayIn(startedAt), last: dayIn(endedAt) }
  const search = { ...(side === 'downline' ? { side: 'paid' } : {}), ...days, contract: id }
  return { to: agentPlaces[kind], search: search as never }
}

const dayIn = (moment: string) => dayOf(new Date(moment), calendarZone)

type Boxes = Exclude<ContractList, Sides>
type BoxProps = { box: Boxes; kind: ContractKind | undefined; onOpen: (id: string) => void }

function RequestsIn({ box, kind, onOpen }: BoxProps) {
  const query = useInfiniteQuery({
    queryKey: ['contracts', 'requests', box, kind],
    queryFn: ({ pageParam, signal }) => readRequests({ box, kind, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return <RequestRows box={box} rows={infiniteRows(query, ({ requests }) => requests)} onOpen={onOpen} />
}
