import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { readRewards } from '#api/rewards.ts'
import type { ClaimActor } from '#ui/claim/claim-said.tsx'
import type { MemberPage } from '#ui/member/member-page.ts'
import { RewardCenter } from '#ui/rewards/reward-center.tsx'
import { useChild } from './-app.ts'
import { Claiming } from './-claiming.tsx'
import { partOf } from './-part-of.ts'

/** Pages on which there is more of what the reward centre lists. */
const pages: readonly MemberPage[] = ['vip', 'bonusDetails', 'missionLeaderboard', 'referral']

/** MEM-10: the reward centre. */
export const RewardCenterPage = () => <Claiming page={Rewards} />

function Rewards({ claim }: { claim: ClaimActor }) {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const query = useQuery({
    queryKey: ['account', 'rewards', language],
    queryFn: ({ signal }) => readRewards(signal),
  })
  return <RewardCenter claim={claim} rewards={partOf(query)} pages={pages} />
}
