import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { lazy, type RefObject, Suspense } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { depositOrderMachine } from '#machines/cashier/deposit-order.machine.ts'
import type { DepositOrder } from '#protocol/cashier/deposits.ts'
import styles from '#ui/cashier/money/money-slip.module.css'
import { OrderComing } from '#ui/cashier/money/order-coming.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { PartBoundary } from '#ui/kit/feedback/part-boundary.tsx'
import { Unsure, useUnsure } from '#ui/kit/feedback/unsure.tsx'
import { useInSight } from '#ui/kit/hooks/use-in-sight.ts'
import { useSecondsUntil } from '#ui/kit/hooks/use-seconds-until.ts'
import { ReceiptCard, ReceiptPart } from '#ui/kit/layout/receipt-card.tsx'
import { Stages } from '#ui/kit/layout/stages.tsx'
import { Clock } from '#ui/kit/text/clock.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { stagesOf } from './deposit-stages.tsx'
import { OrderBonus } from './order-bonus.tsx'

const QrCode = lazy(() => import('#ui/kit/layout/qr-code.tsx'))

export type DepositOrderActor = ActorRefFrom<typeof depositOrderMachine>

export function DepositSlip({
  actor,
  place,
}: {
  actor: DepositOrderActor
  place: RefObject<HTMLElement | null>
}) {
  const { t, i18n } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { order, ahead } = snapshot.context
  const slip = useInSight(order?.state, place)
  const isLost = useSelector(snapshot.children.orderPolling, (polling) => polling?.hasTag('lost') ?? false)
  const isUnanswered = useSelector(
    snapshot.children.orderPolling,
    (polling) => polling?.context.failure != null,
  )
  // Use the same element before and after the order has loaded, so that it keeps the focus.
  const frame = {
    ref: slip,
    tabIndex: -1,
    'aria-label': t({ id: 'cashier.deposit.inProgress', message: 'Deposit in progress' }),
  }
  if (!order) {
    return (
      <ReceiptCard {...frame} aria-busy="true">
        <OrderComing isUnanswered={isUnanswered} />
      </ReceiptCard>
    )
  }
  return (
    <ReceiptCard {...frame} aria-busy={snapshot.hasTag('busy')}>
      <ReceiptPart>
        <header className={styles.head}>
          <h2 className={styles.title}>
            <Trans id="cashier.deposit.slipTitle">Deposit: {order.channelName}</Trans>
          </h2>
          {order.copyCode ? <TimeToPay order={order} ahead={ahead} /> : null}
        </header>
        <p className={styles.amount}>
          <Money amount={order.amount} symbol={currencySymbol(order.currency)} />
        </p>
        <OrderBonus order={order} />
        {snapshot.matches('created') ? <Paying actor={actor} order={order} /> : null}
      </ReceiptPart>
      <ReceiptPart>
        <div role="status">
          <Stages
            label={t({ id: 'cashier.deposit.stages', message: 'Deposit status' })}
            stages={stagesOf(order, i18n)}
          />
        </div>
        {isLost ? (
          <p className={styles.lost}>
            <Trans id="cashier.request.statusOutdated">
              We couldn’t update this. You’re seeing the latest status we have; we keep checking.
            </Trans>
          </p>
        ) : null}
        {snapshot.matches('reconciling') && order.copyCode ? (
          <section className={styles.after}>
            <h3 className={styles.subtitle}>
              <Trans id="cashier.deposit.payHere">Not paid yet? Pay here</Trans>
            </h3>
            <Paying actor={actor} order={order} />
          </section>
        ) : null}
        {snapshot.matches('created') || snapshot.matches('reconciling') ? <Acts actor={actor} /> : null}
      </ReceiptPart>
      {snapshot.matches({ created: 'confirmingCancel' }) ||
      snapshot.matches({ reconciling: 'confirmingCancel' }) ? (
        <CancelDialog actor={actor} />
      ) : null}
    </ReceiptCard>
  )
}

function TimeToPay({ order, ahead }: { order: DepositOrder; ahead: number }) {
  const seconds = useSecondsUntil(Date.parse(order.expiresAt) - ahead)
  return (
    <span className={styles.clock}>
      <Clock seconds={seconds} />
    </span>
  )
}

function Paying({ actor, order }: { actor: DepositOrderActor; order: DepositOrder }) {
  const { t } = useLingui()
  return (
    <>
      <div className={styles.qr}>
        {order.copyCode ? (
          <PartBoundary>
            <Suspense fallback={null}>
              <QrCode
                text={order.copyCode}
                label={t({ id: 'cashier.deposit.qrCode', message: 'QR code for this deposit' })}
              />
            </Suspense>
          </PartBoundary>
        ) : (
          <p className={styles.preparing}>
            <Trans id="cashier.deposit.codeComing">We’re creating your code.</Trans>
          </p>
        )}
      </div>
      <Code actor={actor} code={order.copyCode} />
    </>
  )
}

function Code({ actor, code }: { actor: DepositOrderActor; code: string | null }) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const mayCopy = snapshot.can({ type: 'code.copy' })
  const is = (state: 'copied' | 'copyFailed') =>
    snapshot.matches({ created: { payable: state } }) || snapshot.matches({ reconciling: { waiting: state } })
  return (
    <>
      <div className={styles.code}>
        <input
          className={styles.text}
          aria-label={t({ id: 'cashier.deposit.pixCode', message: 'Pix copy-and-paste code' })}
          readOnly
          value={code ?? ''}
          onFocus={({ target }) => target.select()}
        />
        <Button look="act" aria-disabled={!mayCopy} onClick={() => actor.send({ type: 'code.copy' })}>
          {is('copied') ? <Trans id="common.copied">Copied</Trans> : <Trans id="common.copy">Copy</Trans>}
        </Button>
      </div>
      <p className={styles.said} role="status">
        {is('copyFailed') ? (
          <Trans id="cashier.deposit.copyFailed">
            Your browser doesn’t allow copying. Select the code and copy it.
          </Trans>
        ) : code === null ? (
          <Trans id="cashier.deposit.codeComingHelp">You can pay as soon as the code appears.</Trans>
        ) : (
          <Trans id="cashier.deposit.howToPay">
            Scan it with your bank’s app, or copy the code and paste it there.
          </Trans>
        )}
      </p>
    </>
  )
}

function Acts({ actor }: { actor: DepositOrderActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { confirmPaid, cancelOrder } = snapshot.children
  const doing = confirmPaid ?? cancelOrder
  const isUnsure = useUnsure(doing)
  const isConfirming = snapshot.matches({ created: 'confirmingPaid' })
  const isCancelling = cancelOrder !== undefined
  return (
    <div className={styles.acts}>
      {snapshot.hasTag('failed') ? (
        <NoticeBar
          title={<Trans id="cashier.request.actionFailed">Couldn’t send; nothing was changed</Trans>}
        >
          <FailureSentences failure={snapshot.context.failure} />
        </NoticeBar>
      ) : null}
      {doing && isUnsure ? <Unsure doing={doing} /> : null}
      <div className={styles.buttons}>
        {snapshot.matches('created') ? (
          <Button
            aria-disabled={!snapshot.can({ type: 'order.confirmPaid' })}
            onClick={() => actor.send({ type: 'order.confirmPaid' })}
          >
            {isConfirming ? (
              <Trans id="common.oneMoment">One moment…</Trans>
            ) : (
              <Trans id="cashier.deposit.confirmPaid">I’ve paid</Trans>
            )}
          </Button>
        ) : null}
        <Button
          look={snapshot.matches('created') ? 'plain' : 'line'}
          aria-disabled={!snapshot.can({ type: 'order.cancel' })}
          onClick={() => actor.send({ type: 'order.cancel' })}
        >
          {isCancelling ? (
            <Trans id="common.oneMoment">One moment…</Trans>
          ) : (
            <Trans id="cashier.deposit.cancel">Cancel deposit</Trans>
          )}
        </Button>
      </div>
    </div>
  )
}
