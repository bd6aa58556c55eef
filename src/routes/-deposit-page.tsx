import { useSelector } from '@xstate/react'
import * as v from 'valibot'
import { depositIntents } from '#api/deposit-intent.ts'
import { depositMachine } from '#machines/deposit.machine.ts'
import { Deposit } from '#ui/deposit/deposit.tsx'
import { MoneyHead } from '#ui/member/money-head.tsx'
import { useChild } from './-app.ts'
import { DepositsSoFar } from './-deposits-so-far.tsx'
import { orNothing } from './-report-search.ts'
import { useAddressSearch } from './-use-address-search.ts'
import { useFlow } from './-use-flow.ts'
import { useListedAnew } from './-use-listed-anew.ts'
import { useMoneyUnderWay } from './-use-money-under-way.ts'
import { useMoneyWays } from './-use-money-ways.ts'
import { useOutdated } from './-use-outdated.ts'

const named = v.object({ promotion: orNothing(v.string()) })

/** MEM-04: money in; the address may name the promotion that led here. Another member who is logged in has a page of their own. */
export function DepositPage() {
  const [{ promotion }] = useAddressSearch(named)
  const memberId = useSelector(useChild('session'), ({ context }) => context.member?.id)
  return memberId === undefined ? null : (
    <DepositOf key={`${memberId} ${promotion}`} memberId={memberId} promotionId={promotion ?? null} />
  )
}

function DepositOf({ memberId, promotionId }: { memberId: string; promotionId: string | null }) {
  const actor = useFlow(depositMachine, {
    input: {
      memberId,
      pending: depositIntents.recall(memberId),
      wantedPromotionId: promotionId,
    },
  })
  useOutdated('account', () => actor.send({ type: 'account.changed' }))
  const order = useSelector(actor, ({ children }) => children.depositOrder)
  const followed = useSelector(order, (snapshot) => snapshot?.context.order ?? null)
  const ended = useSelector(actor, ({ context }) => context.ended)
  useListedAnew('deposits', followed ?? ended)
  useMoneyUnderWay(useSelector(actor, (snapshot) => snapshot.hasTag('moneyUnderWay')))
  return (
    <Deposit
      actor={actor}
      head={<MoneyHead page="depositv2" balance={useChild('balance')} ways={useMoneyWays()} />}
      list={<DepositsSoFar />}
    />
  )
}
