import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import type { ChosenGift } from '#machines/rewards/reward-claim.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { isFocusLost } from '#ui/kit/hooks/lost-focus.ts'
import { type ClaimActor, UNDER_WAY } from './claim-feedback.tsx'

type Props = {
  actor: ClaimActor
  gift: ChosenGift
  look?: 'act' | 'line'
  children?: ReactNode
}

/** Claims a reward. While a claim is pending, the button is disabled and its description says why. */
export function ClaimButton({ actor, gift, look = 'line', children }: Props) {
  const { t } = useLingui()
  useEffect(() => goOnAtOutcome, [])
  const may = useSelector(actor, (snapshot) => snapshot.can({ type: 'gift.claim', gift }))
  return (
    <Button
      look={look}
      aria-label={
        children ? undefined : t({ id: 'rewards.rewardClaim.claimNamed', message: `Claim: ${gift.title}` })
      }
      aria-disabled={!may}
      aria-describedby={may ? undefined : UNDER_WAY}
      onClick={may ? () => actor.send({ type: 'gift.claim', gift }) : undefined}
    >
      {children ?? <Trans id="rewards.claim">Claim</Trans>}
    </Button>
  )
}

function goOnAtOutcome(): void {
  if (isFocusLost()) document.getElementById(UNDER_WAY)?.focus({ preventScroll: true })
}
