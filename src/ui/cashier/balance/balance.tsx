import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { balanceMachine } from '#machines/cashier/balance.machine.ts'
import type { Balance as KnownBalance } from '#protocol/cashier/balance.ts'
import { EyeIcon } from '#ui/kit/controls/eye-icon.tsx'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { NoResponse } from '#ui/kit/feedback/no-response.tsx'
import { Money } from '#ui/kit/text/money.tsx'
import styles from './balance.module.css'

type Props = {
  actor: ActorRefFrom<typeof balanceMachine>
  isTrial: boolean
  /** Shown instead of the actor's balance. Null while unknown. */
  amount?: KnownBalance | null
  /** The wallet's vendor. Undefined for the main wallet. */
  vendor?: string | undefined
}

/** The balance in the header. Members can hide and refresh it (HEAD-02, HEAD-06). */
export function Balance({ actor, isTrial, amount, vendor: provider }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const isMasked = snapshot.matches({ shown: 'masked' })
  const outdated = t({ id: 'cashier.balance.outdated', message: 'The balance may be out of date' })
  return (
    <div className={styles.balance}>
      <span className={styles.sum}>
        {provider === undefined ? (
          <span className={styles.label} data-quiet={!isTrial || undefined}>
            {isTrial ? (
              <Trans id="common.demoBalance">Demo balance</Trans>
            ) : (
              <Trans id="common.balance">Balance</Trans>
            )}
          </span>
        ) : (
          <span className={styles.vendor}>
            <Trans id="cashier.balance.ofProvider">{provider} balance</Trans>
          </span>
        )}
        <output
          className={styles.amount}
          translate="no"
          data-stale={snapshot.matches({ amount: 'stale' }) || undefined}
        >
          <Amount snapshot={snapshot} balance={amount === undefined ? snapshot.context.balance : amount} />
          {snapshot.matches({ amount: { stale: 'reloadFailed' } }) ? (
            <span className={styles.outdated} role="img" title={outdated} aria-label={outdated}>
              <Icon name="alert" small />
            </span>
          ) : null}
        </output>
      </span>
      <IconButton
        label={
          isMasked
            ? t({ id: 'cashier.balance.show', message: 'Show balance' })
            : t({ id: 'cashier.balance.hide', message: 'Hide balance' })
        }
        onClick={() => actor.send({ type: 'balance.toggle' })}
      >
        <EyeIcon crossed={isMasked} small />
      </IconButton>
      <IconButton
        label={t({ id: 'cashier.balance.refresh', message: 'Refresh balance' })}
        aria-busy={snapshot.hasTag('busy')}
        onClick={() => actor.send({ type: 'balance.refresh' })}
      >
        <Icon name="refresh" small />
      </IconButton>
    </div>
  )
}

function Amount(props: {
  snapshot: ReturnType<Props['actor']['getSnapshot']>
  balance: KnownBalance | null
}) {
  const { snapshot, balance } = props
  if (snapshot.matches({ amount: 'failed' })) {
    return (
      <span className={styles.words}>
        <NoResponse />
      </span>
    )
  }
  if (!balance) return <span className={styles.skeleton} />
  if (snapshot.matches({ shown: 'masked' })) return <>{balance.currencySymbol} ••••</>
  return <Money amount={balance.balance} symbol={balance.currencySymbol} />
}
