import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { rewardClaimMachine } from '#machines/rewards/reward-claim.machine.ts'
import { hasPrice } from '#protocol/rewards/claims.ts'
import styles from './claim.module.css'
import { ClaimDialog } from './claim-dialog.tsx'
import { ClaimOutcome } from './claim-outcome.tsx'

export type ClaimActor = ActorRefFrom<typeof rewardClaimMachine>

/** The element id of the text that explains why buttons are disabled while a claim is pending. */
export const UNDER_WAY = 'claim-under-way'

/**
 * The outcome of the page's latest claim. Claims with a wagering requirement are confirmed and reported in a
 * dialog instead.
 */
export function ClaimFeedback({ actor, symbol }: { actor: ClaimActor; symbol: string }) {
  const isPriced = useSelector(actor, ({ context }) => hasPrice(context.chosen))
  return (
    <div className={styles.said}>
      {isPriced ? (
        <ClaimDialog actor={actor} symbol={symbol} />
      ) : (
        <ClaimOutcome actor={actor} symbol={symbol} id={UNDER_WAY} />
      )}
    </div>
  )
}
