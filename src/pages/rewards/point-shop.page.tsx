import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { loadDelivery } from '#api/rewards/delivery-draft.ts'
import { pendingConversions, pendingRedemptions } from '#api/rewards/pending-point-requests.ts'
import { readRedeemed, readShopItems } from '#api/rewards/point-shop.ts'
import { type OwnPoints, readOwnPoints, readPointRewards } from '#api/rewards/points.ts'
import { MembersOnly } from '#pages/auth/members-only.tsx'
import { useChild } from '#pages/kit/app-context.ts'
import { infiniteRows } from '#pages/kit/infinite-rows.tsx'
import { queryPart } from '#pages/kit/query-part.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useMoneyCallRunning } from '#pages/kit/use-money-call-running.ts'
import type { ShopItems } from '#protocol/rewards/point-shop.ts'
import type { PointRewards } from '#protocol/rewards/points.ts'
import type { Part } from '#ui/kit/feedback/part.ts'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { ConversionForm } from '#ui/rewards/point-shop/conversion-form.tsx'
import { ItemsMissing, RewardsMissing } from '#ui/rewards/point-shop/missing.tsx'
import { PointRewardList } from '#ui/rewards/point-shop/point-reward-list.tsx'
import { PointShop } from '#ui/rewards/point-shop/point-shop.tsx'
import { RedemptionDialog } from '#ui/rewards/point-shop/redemption-dialog.tsx'
import { RedemptionList } from '#ui/rewards/point-shop/redemption-list.tsx'
import { ShopItemList } from '#ui/rewards/point-shop/shop-items.tsx'
import { type ClaimActor, ClaimFeedback } from '#ui/rewards/reward-claim/claim-feedback.tsx'
import { Claiming } from './claiming.tsx'
import { pointConversionFlow } from './point-conversion.flow.ts'
import { pointShopFlow } from './point-shop.flow.ts'

/** The points shop (ROUTE-13, PTS-01, PTS-02). */
export const PointShopPage = () => (
  <MembersOnly page="pointMall">
    <Claiming page={Shop} />
  </MembersOnly>
)

/**
 * When the language changes, the previous texts are kept until the new ones are loaded. An open conversion or
 * redemption thus stays open.
 */
function Shop({ claim }: { claim: ClaimActor }) {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const memberId = useSelector(useChild('session'), ({ context }) => context.member?.id ?? '')
  const points = queryPart(
    useQuery({ queryKey: ['account', 'points'], queryFn: ({ signal }) => readOwnPoints(signal) }),
  )
  const items = queryPart(
    useQuery({
      queryKey: ['account', 'shopItems', language],
      queryFn: ({ signal }) => readShopItems(signal),
      placeholderData: keepPreviousData,
    }),
  )
  const rewards = queryPart(
    useQuery({
      queryKey: ['account', 'pointRewards', language],
      queryFn: ({ signal }) => readPointRewards(signal),
      placeholderData: keepPreviousData,
    }),
  )
  const isWaiting = [points, items, rewards].some(({ state }) => state === 'loading')
  const own = points.state === 'known' ? points.value : null
  return (
    <PointShop
      points={points}
      feedback={<ClaimFeedback actor={claim} symbol={currencySymbol(own?.config.currency)} />}
      parts={
        isWaiting
          ? null
          : {
              rewards: <Rewards claim={claim} rewards={rewards} />,
              conversion: own && <Conversion memberId={memberId} own={own} />,
              items: own && <Items memberId={memberId} own={own} items={items} />,
              orders: <Orders />,
            }
      }
    />
  )
}

/** Reloads the member's data, such as the points, once the outcome of a conversion or redemption is known. */
function useOutdatedBy(
  actor: { on(type: 'settled', hear: () => void): { unsubscribe(): void } } | undefined,
): void {
  const queries = useQueryClient()
  useEffect(() => {
    const subscription = actor?.on('settled', () => void queries.invalidateQueries({ queryKey: ['account'] }))
    return () => subscription?.unsubscribe()
  }, [actor, queries])
}

function Conversion({ memberId, own }: { memberId: string; own: OwnPoints }) {
  const actor = useFlow(pointConversionFlow, {
    input: { memberId, ...own, pending: pendingConversions.load(memberId) },
  })
  useEffect(() => actor.send({ type: 'points.loaded', ...own }), [actor, own])
  useMoneyCallRunning(useSelector(actor, (snapshot) => snapshot.hasTag('moneyUnderWay')))
  useOutdatedBy(actor)
  return <ConversionForm actor={actor} />
}

type ItemsProps = { memberId: string; own: OwnPoints; items: Part<ShopItems> }

function Items({ memberId, own, items }: ItemsProps) {
  if (items.state === 'failed') return <ItemsMissing part={items} />
  return items.state === 'known' ? <Redeeming memberId={memberId} own={own} items={items.value} /> : null
}

function Redeeming({ memberId, own, items }: { memberId: string; own: OwnPoints; items: ShopItems }) {
  const { balance, config } = own
  const actor = useFlow(pointShopFlow, {
    input: {
      memberId,
      balance,
      items: items.items,
      pending: pendingRedemptions.load(memberId),
      typed: loadDelivery(memberId),
    },
  })
  useEffect(() => actor.send({ type: 'shop.loaded', balance, items: items.items }), [actor, balance, items])
  useMoneyCallRunning(useSelector(actor, (snapshot) => snapshot.hasTag('moneyUnderWay')))
  useOutdatedBy(actor)
  return (
    <>
      <ShopItemList actor={actor} items={items} balance={balance} isOn={config.redemptionOn} />
      <RedemptionDialog actor={actor} symbol={currencySymbol(own.config.currency)} />
    </>
  )
}

function Rewards({ claim, rewards }: { claim: ClaimActor; rewards: Part<PointRewards> }) {
  if (rewards.state === 'failed') return <RewardsMissing part={rewards} />
  return rewards.state === 'known' ? <PointRewardList claim={claim} rewards={rewards.value} /> : null
}

function Orders() {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const query = useInfiniteQuery({
    queryKey: ['account', 'redeemed', language],
    queryFn: ({ pageParam, signal }) => readRedeemed({ limit: 10, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return <RedemptionList rows={infiniteRows(query, ({ redemptions }) => redemptions)} />
}
