import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import * as v from 'valibot'
import { readContracts, readRequests } from '#api/contracts.ts'
import { type Contract, type ContractKind, contractKind } from '#contract/contract-terms.ts'
import { ContractRows } from '#ui/contracts/contract-rows.tsx'
import { type ContractList, Contracts, contractLists } from '#ui/contracts/contracts.tsx'
import { RequestRows } from '#ui/contracts/request-rows.tsx'
import { EndContractDialog } from './-end-contract.tsx'
import { OpenRequest } from './-open-request.tsx'
import { orNothing } from './-report-search.ts'
import { rowsOf } from './-rows-of.tsx'
import { useAddressSearch } from './-use-address-search.ts'

/** CONTR-07: the agent's contracts and the requests about them; the address names the list. */
export const Route = createFileRoute('/agentHome/contracts')({ component: ContractsPage })

const named = v.object({
  list: orNothing(v.picklist(contractLists)),
  kind: orNothing(contractKind),
  request: orNothing(v.pipe(v.string(), v.uuid())),
  end: orNothing(v.pipe(v.string(), v.uuid())),
})

function ContractsPage() {
  const [{ list = 'upline', kind, request, end }, change] = useAddressSearch(named)
  const navigate = useNavigate()
  const offer = (search: { memberId?: string; kind: ContractKind | undefined }) =>
    void navigate({ to: '/agentHome/contracts/offer', search: search as never })
  const open = (id: string) => change({ request: id }, { stop: true })
  return (
    <Contracts
      list={list}
      kind={kind}
      onList={(chosen) => change({ list: chosen === 'upline' ? undefined : chosen })}
      onKind={(chosen) => change({ kind: chosen })}
      onOffer={() => offer({ kind })}
    >
      {list === 'upline' || list === 'downline' ? (
        <ContractsWith
          key={list}
          side={list}
          kind={kind}
          end={end}
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
  /** Of the contract whose end is being asked for. */
  end: string | undefined
  onOpenRequest: (id: string) => void
  onAmend: (contract: Contract) => void
  onEnd: (id: string | undefined) => void
}

function ContractsWith({ side, kind, end, onEnd, ...acts }: SideProps) {
  const query = useInfiniteQuery({
    queryKey: ['contracts', 'with', side, kind],
    queryFn: ({ pageParam, signal }) => readContracts({ with: side, kind, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const rows = rowsOf(query, ({ contracts }) => contracts)
  const ending = rows.state === 'known' ? rows.rows.find(({ id }) => id === end) : undefined
  return (
    <>
      <ContractRows side={side} rows={rows} onEnd={({ id }) => onEnd(id)} {...acts} />
      {ending ? (
        <EndContractDialog key={ending.id} contract={ending} onClose={() => onEnd(undefined)} />
      ) : null}
    </>
  )
}

type Boxes = Exclude<ContractList, Sides>
type BoxProps = { box: Boxes; kind: ContractKind | undefined; onOpen: (id: string) => void }

function RequestsIn({ box, kind, onOpen }: BoxProps) {
  const query = useInfiniteQuery({
    queryKey: ['contracts', 'requests', box, kind],
    queryFn: ({ pageParam, signal }) => readRequests({ box, kind, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return <RequestRows box={box} rows={rowsOf(query, ({ requests }) => requests)} onOpen={onOpen} />
}
