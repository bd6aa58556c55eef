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

/** Redeems points for an item: quantity, delivery address, price and outcome (PTS-01). */
export function RedemptionDialog({ actor, symbol }: { actor: RedemptionActor; symbol: string }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  if (!snapshot.hasTag('open')) return null
  const item = itemIn(snapshot.context)
  const may = snapshot.can({ type: 'redemption.leave' })
  const leave = may ? () => actor.send({ type: 'redemption.leave' }) : undefined
  return (
    <Dialog
      title={item?.title ?? <Trans id="rewards.pointShop.orderTitle">Your order</Trans>}
      {...(leave && { onClose: leave })}
    >
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
        label={<Trans id="rewards.pointShop.quantity">Quantity</Trans>}
        name="quantity"
        decimals={0}
        readOnly={isBusy}
        figure={quantity}
        error={
          gaps.includes('quantity') ? (
            <Plural
              id="rewards.pointShop.quantityError"
              value={most}
              _0="You can’t order this item now."
              one="You can order only #."
              other="Enter a number from 1 to #."
            />
          ) : null
        }
        hint={
          <>
            <Plural
              id="rewards.pointShop.quantityHint"
              value={most}
              _0="You can’t order this item now."
              one="You can order #."
              other="You can order up to #."
            />
            {item && isLimitedByOwn(item, balance) ? <OwnAlready item={item} /> : null}
          </>
        }
        onFigure={(figure) => actor.send({ type: 'quantity.change', quantity: figure })}
      />
      {item?.delivered ? <Address actor={actor} isLocked={isBusy} /> : null}
      <dl className={claimStyles.terms}>
        <Line name={<Trans id="rewards.pointShop.price">Price</Trans>} points={price} />
        {price > balance ? (
          <Line
            name={<Trans id="rewards.pointShop.pointsShort">Points missing</Trans>}
            points={price - balance}
          />
        ) : (
          <Line
            name={<Trans id="rewards.pointShop.pointsLeft">Left afterwards</Trans>}
            points={balance - price}
          />
        )}
      </dl>
      {item?.bonus ? (
        <p className={claimStyles.note}>
          <Trans id="rewards.pointShop.bonusNote">
            Once the order is approved, claim{' '}
            <Money amount={item.bonus * (typeof quantity === 'number' ? quantity : 1)} symbol={symbol} /> on
            the Bonus page. Wager it once to withdraw.
          </Trans>
        </p>
      ) : null}
      {snapshot.matches({ filling: 'refused' }) && refused === 'points.priceChanged' ? (
        <NoticeBar title={<Trans id="rewards.pointShop.priceChangedTitle">The price has changed</Trans>}>
          <Trans id="rewards.pointShop.priceChangedText">
            No points were used. Check the price and confirm again.
          </Trans>
        </NoticeBar>
      ) : null}
      {snapshot.hasTag('failed') ? <ActionFailed failure={failure} /> : null}
      {sendRedemption && isUnsure ? <Unsure doing={sendRedemption} /> : null}
      <div className={claimStyles.acts}>
        <Button type="submit" look="act" aria-disabled={isBusy}>
          {isBusy ? (
            <Trans id="rewards.pointShop.redeeming">Redeeming…</Trans>
          ) : price > 0 ? (
            <Plural
              id="rewards.pointShop.redeemFor"
              value={price}
              _0="Redeem for 0 points"
              one="Redeem for # point"
              other="Redeem for # points"
            />
          ) : (
            <Trans id="rewards.pointShop.redeem">Redeem</Trans>
          )}
        </Button>
        <Button aria-disabled={!onLeave} onClick={onLeave}>
          <Trans id="common.notNow">Not now</Trans>
        </Button>
      </div>
    </Form>
  )
}

const OwnAlready = ({ item: { own, maxPerMember } }: { item: ShopItem }) => (
  <>
    {' '}
    <Trans id="rewards.pointShop.ownLimit">
      Each player can order {maxPerMember}, and you’ve already ordered {own}.
    </Trans>
  </>
)

const Line = ({ name, points }: { name: ReactNode; points: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Plural id="rewards.points" value={points} _0="0 points" one="# point" other="# points" />
    </dd>
  </div>
)

/** The delivery address. The input is kept as a draft until an order has been sent. */
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
        <Trans id="rewards.pointShop.deliveryTitle">Delivery details</Trans>
      </legend>
      <Field {...field('name')} label={t({ id: 'common.name', message: 'Name' })} autoComplete="name" />
      <Field
        {...field('mobileNum')}
        label={t({ id: 'common.phoneNumber', message: 'Phone number' })}
        autoComplete="tel"
        inputMode="tel"
      />
      <Field
        {...field('address')}
        label={t({ id: 'common.address', message: 'Address' })}
        autoComplete="street-address"
      />
    </fieldset>
  )
}

/**
 * Returns the error of a delivery field. Text that is too long is reported immediately, and other problems
 * only after a submit.
 */
function problemOf(field: keyof Delivery, text: string, isLooked: boolean): ReactNode {
  const problem = deliveryProblem(field, text)
  if (problem === 'long') return <CharactersLeft of={text} most={LONGEST_DELIVERY} />
  if (!isLooked) return null
  return field === 'mobileNum' && problem !== 'missing' ? (
    <Trans id="rewards.pointShop.invalidPhone">
      Invalid phone number. Use only digits, spaces, +, ( ) and -.
    </Trans>
  ) : (
    <Trans id="rewards.pointShop.deliveryMissing">Fill in this field so we can deliver.</Trans>
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
            <Trans id="rewards.pointShop.ordered">
              We’ve received your order and are reviewing it. If we decline it, your points are refunded. See
              “Your orders” below.
            </Trans>
          </span>
        </p>
      ) : (
        <NoticeBar
          title={<Trans id="rewards.pointShop.notOrderedTitle">Order not placed, no points used</Trans>}
        >
          <Why actor={actor} />
        </NoticeBar>
      )}
      <div className={claimStyles.acts}>
        {canChange ? (
          <Button look="act" onClick={() => actor.send({ type: 'redemption.change' })}>
            <Trans id="rewards.pointShop.changeQuantity">Change quantity</Trans>
          </Button>
        ) : null}
        <Button autoFocus onClick={onLeave}>
          <Trans id="common.close">Close</Trans>
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
      <Trans id="rewards.pointShop.orderTooExpensive">
        <Plural
          value={context.balance}
          _0="You have no points."
          one="You have # point."
          other="You have # points."
        />{' '}
        This order costs more.
      </Trans>
    )
  if (refused === 'points.soldOut')
    return (
      <Plural
        id="rewards.pointShop.stockTooLow"
        value={item?.left ?? 0}
        _0="Another player took the last one."
        one="Only # is left."
        other="Only # are left."
      />
    )
  if (refused === 'points.memberLimit')
    return (
      <Plural
        id="rewards.pointShop.limitReached"
        value={item?.maxPerMember ?? 0}
        _0="You can’t order this item."
        one="Each player can order #, and you’ve already ordered it."
        other="Each player can order #. This order is over the limit."
      />
    )
  return <Trans id="rewards.pointShop.redeemingOff">Redeeming is unavailable right now.</Trans>
}
