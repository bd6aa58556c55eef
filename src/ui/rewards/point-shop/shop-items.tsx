import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { pointShopMachine } from '#machines/rewards/point-shop.machine.ts'
import type { ShopItems as Items, ShopItem } from '#protocol/rewards/point-shop.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { Picture } from '#ui/kit/layout/picture.tsx'
import styles from './shop-items.module.css'

export type RedemptionActor = ActorRefFrom<typeof pointShopMachine>

type Props = { actor: RedemptionActor; items: Items; balance: number; isOn: boolean }

/** Items and their prices (PTS-01). If an item is unavailable, the reason is shown. */
export function ShopItemList({ actor, items: { items }, balance, isOn }: Props) {
  if (items.length === 0) {
    return (
      <EmptyState
        state="empty"
        title={<Trans id="rewards.pointShop.itemsEmptyTitle">No items right now</Trans>}
      >
        <Trans id="rewards.pointShop.itemsEmptyText">New items appear here. Your points never expire.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      {isOn ? null : (
        <p className={styles.off}>
          <Trans id="rewards.pointShop.redeemingOffNotice">
            Redeeming is unavailable right now. Your points haven’t changed.
          </Trans>
        </p>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <Item key={item.id} actor={actor} item={item} balance={balance} isOn={isOn} />
        ))}
      </ul>
    </>
  )
}

function Item({ actor, item, balance, isOn }: Omit<Props, 'items'> & { item: ShopItem }) {
  const { t } = useLingui()
  const whyId = useId()
  const { id: itemId, title, text, image, points } = item
  const why = isOn ? (
    obstacleOf(item, balance)
  ) : (
    <Trans id="rewards.pointShop.itemUnavailable">Unavailable</Trans>
  )
  const may = why === null
  return (
    <li className={styles.item} data-gone={item.left === 0 || undefined}>
      <div className={styles.picture}>
        <Picture src={image} alt="" width={300} height={400} loading="lazy" />
      </div>
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <p className={styles.price}>
        <Plural id="rewards.points" value={points} _0="0 points" one="# point" other="# points" />
      </p>
      <p className={styles.note}>
        <Stock item={item} />
      </p>
      <div className={styles.act}>
        <Button
          aria-label={t({ id: 'rewards.pointShop.redeemNamed', message: `Redeem: ${title}` })}
          aria-disabled={!may}
          aria-describedby={why ? whyId : undefined}
          onClick={may ? () => actor.send({ type: 'item.choose', itemId }) : undefined}
        >
          <Trans id="rewards.pointShop.redeem">Redeem</Trans>
        </Button>
        <small id={whyId} className={styles.why}>
          {why}
        </small>
      </div>
    </li>
  )
}

function Stock({ item: { left, maxPerMember } }: { item: ShopItem }) {
  return (
    <>
      {left === null ? (
        <Trans id="rewards.pointShop.alwaysInStock">always available</Trans>
      ) : (
        <Plural id="rewards.pointShop.inStock" value={left} _0="none left" one="# left" other="# left" />
      )}
      {maxPerMember === null ? null : (
        <>
          {' · '}
          <Plural
            id="rewards.pointShop.perPlayer"
            value={maxPerMember}
            _0="0 per player"
            one="# per player"
            other="# per player"
          />
        </>
      )}
    </>
  )
}

/** Returns why an item is unavailable, or null if it is available. */
function obstacleOf({ left, maxPerMember, own, points }: ShopItem, balance: number): ReactNode {
  if (left === 0) return <Trans id="rewards.pointShop.soldOut">Sold out</Trans>
  if (maxPerMember !== null && own >= maxPerMember)
    return <Trans id="rewards.pointShop.ownLimitReached">You’ve reached your limit</Trans>
  const lacking = points - balance
  if (lacking <= 0) return null
  return (
    <Plural
      id="rewards.pointShop.pointsNeeded"
      value={lacking}
      _0="You have enough points"
      one="You need # more point"
      other="You need # more points"
    />
  )
}
