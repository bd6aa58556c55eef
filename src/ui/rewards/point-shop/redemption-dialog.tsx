import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { type Delivery, LONGEST_DELIVERY, type ShopItem } from '#protocol/rewards/point-shop.ts'
import {
  deliveryProblem,
  isLimitedByOwn,
  itemIn,
  mostOf,
  priceIn,
} from '#protocol/rewards/point-shop-rules.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { Drawing } from '#ui/kit/controls/icon.tsx'
import { ActionFailed } from '#ui/kit/errors/action-failed.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Unsure, useUnsure } from '#ui/kit/feedback/unsure.tsx'
import { CharactersLeft } from '#ui/kit/forms/characters-left.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { NumberField } from '#ui/kit/forms/number-field.tsx'
import { Money } from '#ui/kit/text/money.tsx'
import claimStyles from '#ui/rewards/reward-claim/claim.module.css'
import styles from './redemption-dialog.module.css'
import type { RedemptionActor } from './shop-items.tsx'

/** Redeems an item: quantity, delivery address, price and outcome (PTS-01). */
export function RedemptionDialog({ actor, symbol }: { actor: RedemptionActor; symbol: string }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  if (!snapshot.hasTag('open')) return null
  const item = itemIn(snapshot.context)
  const may = snapshot.can({ type: 'redemption.leave' })
  const leave = may ? () => actor.send({ type: 'redemption.leave' }) : undefined
  return (
    <Dialog title={item?.title ?? <Trans>Your order</Trans>} {...(leave && { onClose: leave })}>
      {snapshot.matches('filling') || snapshot.matches('checking') || snapshot.matches('redeeming') ? (
        <Order actor={actor} item={item} symbol={symbol} onLeave={leave} />
      ) : (
        <Ended actor={actor} onLeave={leave} />
      )}
    </Dialog>
  )
}

type OrderProps = {
  actor: RedemptionActor
  item: ShopItem | undefined
  symbol: string
  onLeave: (() => void) | undefined
}

function Order({ actor, item, symbol, onLeave }: OrderProps) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { context } = snapshot
  const { quantity, balance, gaps, refused, failure } = context
  const { sendRedemption } = snapshot.children
  const isUnsure = useUnsure(sendRedemption)
  const isBusy = snapshot.hasTag('busy')
  const price = priceIn(context)
  const most = item ? mostOf(item, balance) : 0
  return (
    <Form className={styles.form} isBusy={isBusy} onSubmit={() => actor.send({ type: 'redemption.submit' })}>
      <NumberField
        label={<Trans>How many</Trans>}
        name="quantity"
        decimals={0}
        readOnly={isBusy}
        figure={quantity}
        error={
          gaps.includes('quantity') ? (
            <Plural value={most} one="Only # can be had" other="From 1 to #" />
          ) : null
        }
        hint={
          <>
            <Plural value={most} one="# can be had" other="Up to # can be had" />
            {item && isLimitedByOwn(item, balance) ? <OwnAlready item={item} /> : null}
          </>
        }
        onFigure={(figure) => actor.send({ type: 'quantity.change', quantity: figure })}
      />
      {item?.delivered ? <Address actor={actor} isLocked={isBusy} /> : null}
      <dl className={claimStyles.terms}>
        <Line name={<Trans>Price</Trans>} points={price} />
        {price > balance ? (
          <Line name={<Trans>You lack</Trans>} points={price - balance} />
        ) : (
          <Line name={<Trans>Left afterwards</Trans>} points={balance - price} />
        )}
      </dl>
      {item?.bonus ? (
        <p className={claimStyles.note}>
          <Trans>
            Once it is approved you claim{' '}
            <Money amount={item.bonus * (typeof quantity === 'number' ? quantity : 1)} symbol={symbol} /> on
            the Bonus page, and stake it once before it is paid out.
          </Trans>
        </p>
      ) : null}
      {snapshot.matches({ filling: 'refused' }) && refused === 'points.priceChanged' ? (
        <NoticeBar title={<Trans>The price has changed</Trans>}>
          <Trans>Nothing was redeemed. Look at the price, and confirm it again.</Trans>
        </NoticeBar>
      ) : null}
      {snapshot.hasTag('failed') ? <ActionFailed failure={failure} /> : null}
      {sendRedemption && isUnsure ? <Unsure doing={sendRedemption} /> : null}
      <div className={claimStyles.acts}>
        <Button type="submit" look="act" aria-disabled={isBusy}>
          {isBusy ? (
            <Trans>Redeeming</Trans>
          ) : price > 0 ? (
            <Plural value={price} one="Redeem for # point" other="Redeem for # points" />
          ) : (
            <Trans>Redeem</Trans>
          )}
        </Button>
        <Button aria-disabled={!onLeave} onClick={onLeave}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Form>
  )
}

const OwnAlready = ({ item: { own, maxPerMember } }: { item: ShopItem }) => (
  <>
    {' '}
    <Trans>
      Each person may have {maxPerMember}, and you have asked for {own} already.
    </Trans>
  </>
)

const Line = ({ name, points }: { name: ReactNode; points: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Plural value={points} one="# point" other="# points" />
    </dd>
  </div>
)

/** The typed address is kept as a draft until an order has been sent. */
function Address({ actor, isLocked }: { actor: RedemptionActor; isLocked: boolean }) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { delivery, gaps } = snapshot.context
  const field = (name: keyof Delivery) => ({
    name,
    readOnly: isLocked,
    value: delivery[name],
    error: problemOf(name, delivery[name], gaps.includes(name)),
    onChange: ({ target }: { target: { value: string } }) =>
      actor.send({ type: 'delivery.change', field: name, text: target.value }),
  })
  return (
    <fieldset className={styles.address}>
      <legend>
        <Trans>Where it goes</Trans>
      </legend>
      <Field {...field('name')} label={t`Name`} autoComplete="name" />
      <Field {...field('mobileNum')} label={t`Mobile`} autoComplete="tel" inputMode="tel" />
      <Field {...field('address')} label={t`Address`} autoComplete="street-address" />
    </fieldset>
  )
}

/** A line that is too long is reported at once, other problems only after a submit. */
function problemOf(field: keyof Delivery, text: string, isLooked: boolean): ReactNode {
  const problem = deliveryProblem(field, text)
  if (problem === 'long') return <CharactersLeft of={text} most={LONGEST_DELIVERY} />
  if (!isLooked) return null
  return field === 'mobileNum' && problem !== 'missing' ? (
    <Trans>A telephone number has digits, +, spaces, brackets and hyphens alone.</Trans>
  ) : (
    <Trans>It cannot be sent without this.</Trans>
  )
}

function Ended({ actor, onLeave }: { actor: RedemptionActor; onLeave: (() => void) | undefined }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const canChange = snapshot.can({ type: 'redemption.change' })
  return (
    <div className={styles.form}>
      {snapshot.matches('redeemed') ? (
        <p className={claimStyles.paid} role="status">
          <Drawing path="M5 12.5 9.5 17 19 7.5" />
          <span>
            <Trans>
              We have your order and look at it. If it cannot be given, your points come back. It stands in
              your orders below.
            </Trans>
          </span>
        </p>
      ) : (
        <NoticeBar title={<Trans>Nothing was redeemed</Trans>}>
          <Why actor={actor} />
        </NoticeBar>
      )}
      <div className={claimStyles.acts}>
        {canChange ? (
          <Button look="act" onClick={() => actor.send({ type: 'redemption.change' })}>
            <Trans>Choose fewer</Trans>
          </Button>
        ) : null}
        <Button autoFocus onClick={onLeave}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </div>
  )
}

function Why({ actor }: { actor: RedemptionActor }) {
  const context = useSelector(actor, ({ context }) => context)
  const { refused } = context
  const item = itemIn(context)
  if (refused === 'points.tooFew')
    return (
      <Trans>
        You have <Plural value={context.balance} one="# point" other="# points" />. That is not enough for it.
      </Trans>
    )
  if (refused === 'points.soldOut')
    return (
      <Plural
        value={item?.left ?? 0}
        _0="Somebody else has taken the last one."
        one="Only # is left."
        other="Only # are left."
      />
    )
  if (refused === 'points.memberLimit')
    return (
      <Plural
        value={item?.maxPerMember ?? 0}
        one="Each person may have # of it, and you have asked for that many."
        other="Each person may have # of it; with this order you would have more."
      />
    )
  return <Trans>Redeeming is switched off at the moment.</Trans>
}
