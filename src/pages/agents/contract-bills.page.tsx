import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { exportBills, readBill, readBills, readContractSummary } from '#api/agents/contract-bills.ts'
import { infiniteRows } from '#pages/kit/infinite-rows.tsx'
import { queryPart } from '#pages/kit/query-part.ts'
import { daysSearch, orNothing, up } from '#pages/kit/search-params.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { useExport } from '#pages/kit/use-export.ts'
import { useReportDays } from '#pages/kit/use-report-days.ts'
import { billSort, billState } from '#protocol/agents/contract-bills.ts'
import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import { BillDetails } from '#ui/agents/contract-bills/bill-details.tsx'
import { ContractBills } from '#ui/agents/contract-bills/contract-bills.tsx'

const named = v.object({
  ...daysSearch,
  side: orNothing(v.literal('paid')),
  state: orNothing(billState),
  by: orNothing(billSort),
  up,
  bill: orNothing(v.pipe(v.string(), v.uuid())),
  contract: orNothing(v.pipe(v.string(), v.uuid())),
})

export const contractBillsPageOf = (kind: ContractKind) =>
  function KindPage() {
    return <ContractBillsPage kind={kind} />
  }

/**
 * The statements of one contract kind (AGENT-11). The URL may name a statement to open, and a contract to
 * which the list is limited.
 */
function ContractBillsPage({ kind }: { kind: ContractKind }) {
  const [search, change] = useAddressSearch(named)
  const { range, ...days } = useReportDays(search, { usual: 'thirtyDays', onChange: change })
  const summary = useQuery({
    queryKey: ['contracts', 'summary', kind, range],
    queryFn: ({ signal }) => readContractSummary(kind, range, signal),
  })
  const sorting = { by: search.by ?? 'period', descending: !search.up } as const
  const asked = {
    kind,
    ...range,
    side: search.side ?? 'received',
    contractId: search.contract,
    state: search.state,
    sort: sorting.by,
    descending: sorting.descending,
  } as const
  const bills = useInfiniteQuery({
    queryKey: ['contracts', 'bills', asked],
    queryFn: ({ pageParam, signal }) => readBills({ ...asked, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return (
    <ContractBills
      kind={kind}
      days={days}
      summary={queryPart(summary)}
      side={asked.side}
      rows={infiniteRows(bills, (page) => page.bills)}
      report={bills.data?.pages.at(-1)}
      state={search.state}
      onSide={(side) => change({ side: side === 'paid' ? side : undefined, contract: undefined })}
      isOfOne={search.contract !== undefined}
      onAll={() => change({ contract: undefined })}
      onState={(state) => change({ state })}
      sorting={sorting}
      onSort={({ by, descending }) => change({ by, up: descending ? undefined : true })}
      onBill={(bill) => change({ bill })}
      bill={search.bill ? <OpenBill id={search.bill} onClose={() => change({ bill: undefined })} /> : null}
      {...useExport(asked, exportBills)}
    />
  )
}

function OpenBill({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({
    queryKey: ['contracts', 'bill', id],
    queryFn: ({ signal }) => readBill(id, signal),
  })
  return <BillDetails details={queryPart(query)} onClose={onClose} />
}
