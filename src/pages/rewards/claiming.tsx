import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { type ComponentType, useEffect } from 'react'
import { pendingClaims } from '#api/rewards/pending-claims.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useMoneyCallRunning } from '#pages/kit/use-money-call-running.ts'
import type { ClaimActor } from '#ui/rewards/reward-claim/claim-feedback.tsx'
import { rewardClaimFlow } from './reward-claim.flow.ts'

type Props = { page: ComponentType<{ claim: ClaimActor }> }

/** A page on which rewards are claimed. It remounts when another member logs in. */
export function Claiming({ page }: Props) {
  const memberId = useSelector(useChild('session'), ({ context }) => context.member?.id)
  return memberId === undefined ? null : <ClaimingOf key={memberId} memberId={memberId} page={page} />
}

function ClaimingOf({ memberId, page: Page }: Props & { memberId: string }) {
  const claim = useFlow(rewardClaimFlow, { input: { memberId, pending: pendingClaims.load(memberId) } })
  useMoneyCallRunning(useSelector(claim, (snapshot) => snapshot.hasTag('moneyUnderWay')))
  const queries = useQueryClient()
  useEffect(() => {
    const subscription = claim.on(
      'claimSettled',
      () => void queries.invalidateQueries({ queryKey: ['account'] }),
    )
    return () => subscription.unsubscribe()
  }, [claim, queries])
  return <Page claim={claim} />
}
