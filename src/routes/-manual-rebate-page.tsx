import { useQuery } from '@tanstack/react-query'
import { readRebates } from '#api/rebates.ts'
import type { ClaimActor } from '#ui/claim/claim-said.tsx'
import { ManualRebate } from '#ui/rebates/manual-rebate.tsx'
import { Claiming } from './-claiming.tsx'
import { ClaimsSoFar } from './-claims-so-far.tsx'
import { partOf } from './-part-of.ts'

/** MEM-14: what turnover has earned back. */
export const ManualRebatePage = () => <Claiming page={Rebate} />

function Rebate({ claim }: { claim: ClaimActor }) {
  const query = useQuery({
    queryKey: ['account', 'rebates'],
    queryFn: ({ signal }) => readRebates(signal),
  })
  return <ManualRebate claim={claim} rebates={partOf(query)} list={<ClaimsSoFar source="rebate" />} />
}
