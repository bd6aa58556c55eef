import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Money } from '../kit/money.tsx'
import styles from './claim.module.css'
import type { ClaimActor } from './claim-said.tsx'

/** What a claim costs: money that must be staked before any may leave. Read before it is claimed. */
export function ClaimDialog({ actor, symbol }: { actor: ClaimActor; symbol: string }) {
  const chosen = useSelector(actor, ({ context }) => context.chosen)
  if (!chosen) return null
  const leave = () => actor.send({ type: 'gift.leave' })
  return (
    <Dialog title={chosen.title} onClose={leave}>
      <dl className={styles.terms}>
        <div>
          <dt>
            <Trans>You receive</Trans>
          </dt>
          <dd>
            <Money amount={chosen.amount} symbol={symbol} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>To stake first</Trans>
          </dt>
          <dd>
            <Money amount={chosen.turnover} symbol={symbol} />
          </dd>
        </div>
      </dl>
      <p className={styles.price}>
        <Trans>
          Until you have staked that much you cannot withdraw, also not what you have now. Bets count as soon
          as they are decided.
        </Trans>
      </p>
      <div className={styles.acts}>
        <Button look="act" autoFocus onClick={() => actor.send({ type: 'gift.confirm' })}>
          <Trans>Claim</Trans>
        </Button>
        <Button onClick={leave}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
