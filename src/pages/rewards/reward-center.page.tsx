import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { readRewards } from '#api/rewards/rewards.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { queryPart } from '#pages/kit/query-part.ts'
import type { MemberPage } from '#ui/kit/member-pages/member-page.ts'
import type { ClaimActor } from '#ui/rewards/reward-claim/claim-feedback.tsx'
import { RewardCenter } from '#ui/rewards/rewards/reward-center.tsx'
import { Claiming } from './claiming.tsx'

const pages: readonly MemberPage[] = ['vip', 'bonusDetails', 'missionLeaderboard', 'referral']

/** The reward centre (MEM-10). */
export const RewardCenterPage = () => <Claiming page={Rewards} />

function Rewards({ claim }: { claim: ClaimActor }) {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const query = useQuery({
    queryKey: ['account', 'rewards', language],
    queryFn: ({ signal }) => readRewards(signal),
  })
  return <RewardCenter claim={claim} rewards={queryPart(query)} pages={pages} />
}
