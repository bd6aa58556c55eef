import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { readContracts, readRequests } from '#api/contracts.ts'
import { type ContractKind, contractKind } from '#contract/contract-terms.ts'
import { ContractRows } from '#ui/contracts/contract-rows.tsx'
import { type ContractList, Contracts, contractLists } from '#ui/contracts/contracts.tsx'
import { RequestRows } from '#ui/contracts/request-rows.tsx'
import { orNothing } from './-report-search.ts'
import { rowsOf } from './-rows-of.ts'
import { useAddressSearch } from './-use-address-search.ts'

/** CONTR-07: the agent's contracts and the requests about them; the address names the list. */
export const Route = createFileRoute('/agentHome/contracts')({ component: ContractsPage })

const named = v.object({
  list: orNothing(v.picklist(contractLists)),
  kind: orNothing(contractKind),
})

function ContractsPage() {
  const [{ list = 'upline', kind }, change] = useAddressSearch(named)
  return (
    <Contracts
      list={list}
      kind={kind}
      onList={(chosen) => change({ list: chosen === 'upline' ? undefined : chosen })}
      onKind={(chosen) => change({ kind: chosen })}
    >
      {list === 'upline' || list === 'downline' ? (
        <ContractsWith key={list} side={list} kind={kind} />
      ) : (
        <RequestsIn key={list} box={list} kind={kind} />
      )}
    </Contracts>
  )
}

type Sides = Extract<ContractList, 'upline' | 'downline'>

function ContractsWith({ side, kind }: { side: Sides; kind: ContractKind | undefined }) {
  const query = useInfiniteQuery({
    queryKey: ['contracts', 'with', side, kind],
    queryFn: ({ pageParam, signal }) => readContracts({ with: side, kind, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return <ContractRows side={side} rows={rowsOf(query, ({ contracts }) => contracts)} />
}

type Boxes = Exclude<ContractList, Sides>

function RequestsIn({ box, kind }: { box: Boxes; kind: ContractKind | undefined }) {
  const query = useInfiniteQuery({
    queryKey: ['contracts', 'requests', box, kind],
    queryFn: ({ pageParam, signal }) => readRequests({ box, kind, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return <RequestRows box={box} rows={rowsOf(query, ({ requests }) => requests)} />
}
