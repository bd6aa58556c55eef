import { useInfiniteQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { pendingWithdrawals } from '#api/cashier/pending-withdrawals.ts'
import { readWithdrawals } from '#api/cashier/withdrawals.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { infiniteRows } from '#pages/kit/infinite-rows.tsx'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useInvalidation } from '#pages/kit/use-invalidation.ts'
import { useListedDays } from '#pages/kit/use-listed-days.ts'
import { useMoneyCallRunning } from '#pages/kit/use-money-call-running.ts'
import { useRefetchList } from '#pages/kit/use-refetch-list.ts'
import { SentImage } from '#pages/support/sent-image.tsx'
import { MoneyHead } from '#ui/cashier/money/money-head.tsx'
import { PayoutAccounts } from '#ui/cashier/payout-account/payout-accounts.tsx'
import { Withdrawal, type WithdrawalActor } from '#ui/cashier/withdrawal/withdrawal.tsx'
import { WithdrawalList } from '#ui/cashier/withdrawal/withdrawal-list.tsx'
import { useOnChange } from '#ui/kit/hooks/use-on-change.ts'
import { payoutAccountFlow } from './payout-account.flow.ts'
import { useMoneyPages } from './use-money-pages.ts'
import { withdrawalFlow } from './withdrawal.flow.ts'

/** Withdrawals (MEM-05). The page remounts when another member logs in. */
export function WithdrawalPage() {
  const memberId = useSelector(useChild('session'), ({ context }) => context.member?.id)
  return memberId === undefined ? null : <WithdrawalOf key={memberId} memberId={memberId} />
}

function WithdrawalOf({ memberId }: { memberId: string }) {
  const actor = useFlow(withdrawalFlow, {
    input: { memberId, pending: pendingWithdrawals.load(memberId) },
  })
  const accounts = useFlow(payoutAccountFlow)
  useOnChange(
    useSelector(accounts, ({ context }) => context.known.accounts),
    () => actor.send({ type: 'accounts.changed' }),
  )
  // The withdrawal form can set a payment password. The account form must then know that one is set.
  useOnChange(
    useSelector(actor, ({ context }) => context.terms.paymentPasswordSet),
    (isSet) => accounts.send({ type: isSet ? 'paymentPassword.chosen' : 'accounts.retry' }),
  )
  useInvalidation('account', () => actor.send({ type: 'account.changed' }))
  const order = useSelector(actor, ({ children }) => children.withdrawalOrder)
  const followed = useSelector(order, (snapshot) => snapshot?.context.order ?? null)
  const ended = useSelector(actor, ({ context }) => context.ended)
  useRefetchList('withdrawals', followed ?? ended)
  const payment = useSelector(actor, ({ children }) => children.paymentConfirm)
  useMoneyCallRunning(useSelector(payment, (snapshot) => snapshot?.hasTag('moneyUnderWay') ?? false))
  return (
    <Withdrawal
      actor={actor}
      head={<MoneyHead page="withdraw" balance={useChild('balance')} ways={useMoneyPages()} />}
      accounts={<PayoutAccounts actor={accounts} />}
      image={(id) => <SentImage key={id} id={id} />}
      list={<WithdrawalsSoFar actor={actor} />}
    />
  )
}

function WithdrawalsSoFar({ actor }: { actor: WithdrawalActor }) {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const listedDays = useListedDays()
  const query = useInfiniteQuery({
    queryKey: ['account', 'withdrawals', language],
    queryFn: async ({ pageParam, signal }) =>
      readWithdrawals({ ...(await listedDays()), limit: 10, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const isFree = useSelector(actor, (snapshot) => snapshot.can({ type: 'withdrawal.show', withdrawalId: '' }))
  const show = (withdrawalId: string) => actor.send({ type: 'withdrawal.show', withdrawalId })
  return (
    <WithdrawalList
      rows={infiniteRows(query, ({ withdrawals }) => withdrawals)}
      onShow={isFree ? show : undefined}
    />
  )
}
