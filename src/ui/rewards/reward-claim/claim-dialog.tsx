import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { focusMainContent } from '#ui/kit/hooks/focus-main-content.ts'
import { Money } from '#ui/kit/text/money.tsx'
import styles from './claim.module.css'
import type { ClaimActor } from './claim-feedback.tsx'
import { ClaimOutcome } from './claim-outcome.tsx'
import { GiftAmount } from './gift-amount.tsx'

/**
 * Asks the member to accept a claim's wagering requirement. The outcome is shown in the same dialog, so that
 * a double click does not hit another control.
 */
export function ClaimDialog({ actor, symbol }: { actor: ClaimActor; symbol: string }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { chosen } = snapshot.context
  // The button that opened the dialog may have disappeared with the claimed reward.
  useEffect(() => focusMainContent, [])
  if (!chosen) return null
  const again = { type: 'gift.claim', gift: chosen } as const
  const leave = snapshot.can({ type: 'gift.leave' }) ? () => actor.send({ type: 'gift.leave' }) : undefined
  return (
    <Dialog title={chosen.title} {...(leave && { onClose: leave })}>
      <dl className={styles.terms}>
        <div>
          <dt>
            <Trans id="rewards.youReceive">You receive</Trans>
          </dt>
          <dd>
            <GiftAmount amount={chosen.amount} points={chosen.points ?? 0} symbol={symbol} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="rewards.rewardClaim.wageringRequirement">Wagering requirement</Trans>
          </dt>
          <dd>
            <Money amount={chosen.turnover} symbol={symbol} />
          </dd>
        </div>
      </dl>
      {snapshot.matches('confirming') ? (
        <p className={styles.price}>
          <Trans id="rewards.rewardClaim.wageringWarning">
            You can’t withdraw anything, including your current balance, until you’ve wagered this amount.
            Bets count once they’re settled.
          </Trans>
        </p>
      ) : (
        <div className={styles.outcome}>
          <ClaimOutcome actor={actor} symbol={symbol} />
        </div>
      )}
      <div className={styles.acts}>
        {snapshot.matches('failed') ? (
          <Button look="act" onClick={() => actor.send(again)}>
            <Trans id="common.tryAgain">Try again</Trans>
          </Button>
        ) : (
          <Button
            look="act"
            autoFocus
            aria-disabled={!snapshot.matches('confirming')}
            onClick={() => actor.send({ type: 'gift.confirm' })}
          >
            {snapshot.matches('claimed') ? (
              <Trans id="rewards.claimed">Claimed</Trans>
            ) : (
              <Trans id="rewards.claim">Claim</Trans>
            )}
          </Button>
        )}
        <Button aria-disabled={!leave} onClick={leave}>
          {snapshot.matches('confirming') ? (
            <Trans id="common.notNow">Not now</Trans>
          ) : (
            <Trans id="common.close">Close</Trans>
          )}
        </Button>
      </div>
    </Dialog>
  )
}
