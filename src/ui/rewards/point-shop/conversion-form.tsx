import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ConversionContext, pointConversionMachine } from '#machines/rewards/point-conversion.machine.ts'
import { givenFor, mostNow, stepsOf } from '#protocol/rewards/point-conversion.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Drawing } from '#ui/kit/controls/icon.tsx'
import { ActionFailed } from '#ui/kit/errors/action-failed.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Unsure, useUnsure } from '#ui/kit/feedback/unsure.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { NumberField } from '#ui/kit/forms/number-field.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import claimStyles from '#ui/rewards/reward-claim/claim.module.css'
import styles from './conversion.module.css'

export type ConversionActor = ActorRefFrom<typeof pointConversionMachine>

/** Converts points to money (PTS-01). The result is shown above the button. */
export function ConversionForm({ actor }: { actor: ConversionActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  if (snapshot.matches('off')) {
    return (
      <EmptyState
        state="empty"
        title={<Trans id="rewards.pointShop.conversionOffTitle">Conversion unavailable</Trans>}
      >
        <Trans id="rewards.pointShop.conversionOffText">
          You can’t convert points right now. Your points never expire.
        </Trans>
      </EmptyState>
    )
  }
  return <Filling actor={actor} />
}

function Filling({ actor }: { actor: ConversionActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { context } = snapshot
  const { points, problem, failure, config } = context
  const isRatioChanged = problem === 'ratioChanged'
  const isRefused = snapshot.matches({ editing: 'refused' })
  const { sendConversion } = snapshot.children
  const isUnsure = useUnsure(sendConversion)
  const isBusy = snapshot.hasTag('busy')
  const symbol = currencySymbol(config.currency)
  const { step, min, max } = stepsOf(context)
  const most = mostNow(context)
  const given = givenFor(context)
  return (
    <Form className={styles.form} isBusy={isBusy} onSubmit={() => actor.send({ type: 'conversion.submit' })}>
      <div className={styles.line}>
        <NumberField
          label={<Trans id="rewards.pointShop.pointsToConvert">Points to convert</Trans>}
          name="points"
          decimals={0}
          readOnly={isBusy}
          figure={points}
          example={min}
          error={isRefused && !isRatioChanged ? <ProblemText context={context} /> : null}
          hint={
            <Trans id="rewards.pointShop.conversionHint">
              From <Figure value={min} /> to <Figure value={max} />, in steps of <Figure value={step} />.
            </Trans>
          }
          onFigure={(figure) => actor.send({ type: 'points.change', points: figure })}
        />
        <Button
          aria-disabled={isBusy || most === 0}
          onClick={isBusy || most === 0 ? undefined : () => actor.send({ type: 'points.all' })}
        >
          <Trans id="rewards.pointShop.useMaximum">Use maximum</Trans>
        </Button>
      </div>
      {most === 0 ? (
        <p className={claimStyles.note}>
          <Plural
            id="rewards.pointShop.belowMinimum"
            value={Math.max(0, min - context.balance)}
            _0="You don’t have enough points to convert."
            one="You need # more point for the smallest conversion."
            other="You need # more points for the smallest conversion."
          />
        </p>
      ) : null}
      <p className={styles.given}>
        <span>
          <Trans id="rewards.youReceive">You receive</Trans>
        </span>
        <output>{given > 0 ? <Money amount={given} symbol={symbol} /> : '–'}</output>
      </p>
      <div role="status" className={styles.said}>
        <Receipt context={context} symbol={symbol} />
      </div>
      {isRefused && isRatioChanged ? (
        <NoticeBar
          title={<Trans id="rewards.pointShop.rateChangedTitle">The value of points has changed</Trans>}
        >
          <Trans id="rewards.pointShop.rateChangedText">
            Nothing was converted. Check what you receive and confirm again.
          </Trans>
        </NoticeBar>
      ) : null}
      {snapshot.hasTag('failed') ? <ActionFailed failure={failure} /> : null}
      {sendConversion && isUnsure ? <Unsure doing={sendConversion} /> : null}
      <div className={claimStyles.acts}>
        <Button type="submit" look="act" aria-disabled={isBusy}>
          {isBusy ? (
            <Trans id="rewards.pointShop.converting">Converting…</Trans>
          ) : given > 0 && (problem === null || isRatioChanged) ? (
            <Trans id="rewards.pointShop.convertTo">
              Convert to <Money amount={given} symbol={symbol} />
            </Trans>
          ) : (
            <Trans id="rewards.pointShop.convert">Convert</Trans>
          )}
        </Button>
      </div>
    </Form>
  )
}

function Figure({ value }: { value: number }) {
  const { i18n } = useLingui()
  return <>{i18n.number(value)}</>
}

/** The last conversion. It is shown until the number of points is changed. */
function Receipt({ context: { receipt }, symbol }: { context: ConversionContext; symbol: string }) {
  if (!receipt) return null
  return (
    <span className={claimStyles.paid}>
      <Drawing path="M5 12.5 9.5 17 19 7.5" />
      <span>
        <Trans id="rewards.pointShop.converted">
          <strong>
            <Money amount={receipt.amount} symbol={symbol} />
          </strong>{' '}
          is in your balance for{' '}
          <Plural value={receipt.points} _0="0 points" one="# point" other="# points" />.
        </Trans>
      </span>
    </span>
  )
}

function ProblemText({ context }: { context: ConversionContext }): ReactNode {
  const { step, min, max } = stepsOf(context)
  switch (context.problem) {
    case 'offLimits':
      return (
        <Trans id="rewards.pointShop.pointsOffLimits">
          Enter <Figure value={min} /> to <Figure value={max} /> points, in steps of <Figure value={step} />.
        </Trans>
      )
    case 'tooFew':
      return (
        <Trans id="rewards.pointShop.notEnoughPoints">
          <Plural
            value={context.balance}
            _0="You have no points."
            one="You have only # point."
            other="You have only # points."
          />
        </Trans>
      )
    default:
      return <Trans id="rewards.pointShop.pointsMissing">Enter the number of points.</Trans>
  }
}
