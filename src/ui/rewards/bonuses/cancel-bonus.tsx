import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { bonusCancelMachine } from '#machines/rewards/bonus-cancel.machine.ts'
import type { Bonus } from '#protocol/rewards/bonuses.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Unsure, useUnsure } from '#ui/kit/feedback/unsure.tsx'
import { focusMainContent } from '#ui/kit/hooks/focus-main-content.ts'
import { Money } from '#ui/kit/text/money.tsx'
import styles from '#ui/rewards/reward-claim/claim.module.css'

export type CancelActor = ActorRefFrom<typeof bonusCancelMachine>

/** Opens the dialog for cancelling a bonus. Renders nothing if the bonus cannot be cancelled. */
export function CancelBonusButton({ actor, bonus }: { actor: CancelActor; bonus: Bonus }) {
  const { t } = useLingui()
  const cancel = bonus.deposit?.cancel
  if (!cancel) return null
  const { id, title } = bonus
  return (
    <Button
      aria-label={t({ id: 'rewards.bonuses.cancelNamed', message: `Cancel bonus: ${title}` })}
      onClick={() => actor.send({ type: 'bonus.cancel', bonus: { id, title, ...cancel } })}
    >
      <Trans id="rewards.bonuses.cancel">Cancel bonus</Trans>
    </Button>
  )
}

type Shown = {
  actor: CancelActor
  symbol: string
  /** The total balance in vendor wallets, in minor units. */
  atProviders: number
}

export function CancelBonusDialog(shown: Shown) {
  const isOpen = useSelector(shown.actor, (snapshot) => !snapshot.matches('idle'))
  return isOpen ? <OpenDialog {...shown} /> : null
}

function OpenDialog({ actor, symbol, atProviders }: Shown) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { bonus, failure } = snapshot.context
  const { sendCancellation } = snapshot.children
  const isUnsure = useUnsure(sendCancellation)
  useEffect(() => focusMainContent, [])
  const keep = snapshot.can({ type: 'bonus.keep' }) ? () => actor.send({ type: 'bonus.keep' }) : undefined
  const isEnded = snapshot.matches('cancelled') || snapshot.matches('alreadyEnded')
  return (
    <Dialog title={<DialogTitle actor={actor} />} {...(keep && { onClose: keep })}>
      {bonus ? <p>{bonus.title}</p> : null}
      <Loss actor={actor} symbol={symbol} />
      {atProviders > 0 && !isEnded ? (
        <NoticeBar title={<Trans id="rewards.bonuses.providerMoneyTitle">Money in provider wallets</Trans>}>
          <Trans id="rewards.bonuses.providerMoneyText">
            First transfer the money in your provider wallets (<Money amount={atProviders} symbol={symbol} />)
            to your main balance. The bonus there isn’t removed and keeps its wagering requirement.
          </Trans>
        </NoticeBar>
      ) : null}
      {snapshot.matches('changed') ? (
        <NoticeBar title={<Trans id="rewards.bonuses.changedTitle">The amount has changed</Trans>}>
          <Trans id="rewards.bonuses.changedText">
            A bet or a payout changed it. Nothing has been cancelled yet.
          </Trans>
        </NoticeBar>
      ) : null}
      {snapshot.matches('failed') ? (
        <NoticeBar title={<Trans id="rewards.bonuses.cancelFailed">Bonus not cancelled</Trans>}>
          <FailureSentences failure={failure} />
        </NoticeBar>
      ) : null}
      {sendCancellation && isUnsure ? <Unsure doing={sendCancellation} /> : null}
      <div className={styles.acts}>
        {isEnded ? (
          // The key creates a new element, because `autoFocus` has no effect on a reused button.
          <Button key="close" look="act" autoFocus onClick={keep}>
            <Trans id="common.close">Close</Trans>
          </Button>
        ) : (
          <>
            <Button look="act" autoFocus aria-disabled={!keep} onClick={keep}>
              <Trans id="rewards.bonuses.keep">Keep the bonus</Trans>
            </Button>
            <Button
              aria-disabled={!snapshot.can({ type: 'bonus.confirm' })}
              onClick={() => actor.send({ type: 'bonus.confirm' })}
            >
              {snapshot.matches('cancelling') ? (
                <Trans id="rewards.bonuses.cancelling">Cancelling…</Trans>
              ) : (
                <Trans id="rewards.bonuses.cancel">Cancel bonus</Trans>
              )}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}

function DialogTitle({ actor }: { actor: CancelActor }) {
  const state = useSelector(actor, ({ value }) => value)
  if (state === 'cancelled') return <Trans id="rewards.bonuses.cancelledTitle">Bonus cancelled</Trans>
  return state === 'alreadyEnded' ? (
    <Trans id="rewards.bonuses.endedTitle">This bonus has ended</Trans>
  ) : (
    <Trans id="rewards.bonuses.cancelTitle">Cancel this bonus?</Trans>
  )
}

function Loss({ actor, symbol }: Omit<Shown, 'atProviders'>) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { bonus, receipt } = snapshot.context
  if (snapshot.matches('alreadyEnded'))
    return (
      <p role="status">
        <Trans id="rewards.bonuses.endedText">
          Nothing was removed from your balance. The list of bonuses shows how it ended.
        </Trans>
      </p>
    )
  if (!bonus) return null
  const back = receipt?.takenBack ?? bonus.takesBack
  const left = receipt?.turnoverLeft ?? bonus.turnoverLeft
  return (
    <>
      <dl className={styles.terms} role={receipt ? 'status' : undefined}>
        <div>
          <dt>
            {receipt ? (
              <Trans id="rewards.bonuses.removed">Bonus removed</Trans>
            ) : (
              <Trans id="rewards.bonuses.toBeRemoved">Bonus to be removed</Trans>
            )}
          </dt>
          <dd>
            <Money amount={back} symbol={symbol} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="rewards.bonuses.wageringAfter">Wagering left</Trans>
          </dt>
          <dd>
            <Money amount={left} symbol={symbol} />
          </dd>
        </div>
      </dl>
      {receipt ? null : (
        <p className={styles.price}>
          <Trans id="rewards.bonuses.cancelText">
            The unused bonus leaves your balance. Any part you’ve used, including in open bets, stays and
            keeps its wagering requirement.
          </Trans>
        </p>
      )}
    </>
  )
}
