import { useSelector } from '@xstate/react'
import { depositIntents } from '#api/deposit-intent.ts'
import { depositMachine } from '#machines/deposit.machine.ts'
import { Deposit } from '#ui/deposit/deposit.tsx'
import { MoneyHead } from '#ui/member/money-head.tsx'
import { useChild } from './-app.ts'
import { DepositsSoFar } from './-deposits-so-far.tsx'
import { useFlow } from './-use-flow.ts'
import { useListedAnew } from './-use-listed-anew.ts'
import { useMoneyUnderWay } from './-use-money-under-way.ts'
import { useMoneyWays } from './-use-money-ways.ts'
import { useOutdated } from './-use-outdated.ts'

/** MEM-04: money in. Another member who is logged in has a page of their own. */
export function DepositPage() {
  const memberId = useSelector(useChild('session'), ({ context }) => context.member?.id)
  return memberId === undefined ? null : <DepositOf key={memberId} memberId={memberId} />
}

function DepositOf({ memberId }: { memberId: string }) {
  const actor = useFlow(depositMachine, { input: { memberId, pending: depositIntents.recall(memberId) } })
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
