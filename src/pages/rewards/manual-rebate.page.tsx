import { useQuery } from '@tanstack/react-query'
import { readRebates } from '#api/rewards/rebates.ts'
import { queryPart } from '#pages/kit/query-part.ts'
import { ManualRebate } from '#ui/rewards/rebates/manual-rebate.tsx'
import type { ClaimActor } from '#ui/rewards/reward-claim/claim-feedback.tsx'
import { Claiming } from './claiming.tsx'
import { ClaimsSoFar } from './claims-so-far.tsx'

/** Cashback that the member claims (MEM-14). */
export const ManualRebatePage = () => <Claiming page={Rebate} />

function Rebate({ claim }: { claim: ClaimActor }) {
  const query = useQuery({
    queryKey: ['account', 'rebates'],
    queryFn: ({ signal }) => readRebates(signal),
  })
  return <ManualRebate claim={claim} rebates={queryPart(query)} list={<ClaimsSoFar source="rebate" />} />
}
