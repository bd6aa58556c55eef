import { useSelector } from '@xstate/react'
import { useState } from 'react'
import * as v from 'valibot'
import { pendingDeposits } from '#api/cashier/pending-deposits.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { orNothing } from '#pages/kit/search-params.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useInvalidation } from '#pages/kit/use-invalidation.ts'
import { useMoneyCallRunning } from '#pages/kit/use-money-call-running.ts'
import { useRefetchList } from '#pages/kit/use-refetch-list.ts'
import { Deposit } from '#ui/cashier/deposit/deposit.tsx'
import { MoneyHead } from '#ui/cashier/money/money-head.tsx'
import { useOnChange } from '#ui/kit/hooks/use-on-change.ts'
import { depositFlow } from './deposit.flow.ts'
import { DepositsSoFar } from './deposits-so-far.tsx'
import { useMoneyPages } from './use-money-pages.ts'

const named = v.object({ promotion: orNothing(v.pipe(v.string(), v.nonEmpty())) })

/**
 * The deposit page (MEM-04). The URL may preselect a promotion. The page remounts when another member logs
 * in.
 */
export function DepositPage() {
  const [{ promotion }, change] = useAddressSearch(named)
  const led = useLedBy(promotion)
  const memberId = useSelector(useChild('session'), ({ context }) => context.member?.id)
  return memberId === undefined ? null : (
    <DepositOf
      key={`${memberId} ${led.times}`}
      memberId={memberId}
      promotionId={led.by}
      onDecided={() => change({ promotion: undefined })}
    />
  )
}

/**
 * Returns the last promotion that the URL named (`by`), and how often the URL has named a new one (`times`).
 * `times` is part of the form's key, so that each new promotion remounts the form.
 */
function useLedBy(promotion: string | undefined): { by: string | null; times: number } {
  const [led, setLed] = useState({ named: promotion, by: promotion ?? null, times: 0 })
  if (led.named !== promotion)
    setLed(
      promotion === undefined
        ? { ...led, named: promotion }
        : { named: promotion, by: promotion, times: led.times + 1 },
    )
  return led
}

type Props = {
  memberId: string
  promotionId: string | null
  /**
   * Called when the promotion has been used, declined or refused. The URL must then drop it, so that a reload
   * does not choose it again.
   */
  onDecided: () => void
}

function DepositOf({ memberId, promotionId, onDecided }: Props) {
  const actor = useFlow(depositFlow, {
    input: {
      memberId,
      pending: pendingDeposits.load(memberId),
      wantedPromotionId: promotionId,
    },
  })
  const isDecided = useSelector(
    actor,
    ({ context }) =>
      promotionId !== null &&
      context.wantedPromotionId === null &&
      (context.promotionId !== promotionId || context.orderId !== null),
  )
  useOnChange(isDecided, (is) => {
    if (is) onDecided()
  })
  useInvalidation('account', () => actor.send({ type: 'account.changed' }))
  const order = useSelector(actor, ({ children }) => children.depositOrder)
  const followed = useSelector(order, (snapshot) => snapshot?.context.order ?? null)
  const ended = useSelector(actor, ({ context }) => context.ended)
  useRefetchList('deposits', followed ?? ended)
  useMoneyCallRunning(useSelector(actor, (snapshot) => snapshot.hasTag('moneyUnderWay')))
  return (
    <Deposit
      actor={actor}
      head={<MoneyHead page="depositv2" balance={useChild('balance')} ways={useMoneyPages()} />}
      list={<DepositsSoFar />}
    />
  )
}
