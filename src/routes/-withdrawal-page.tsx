import { useInfiniteQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { withdrawalIntents } from '#api/withdrawal-intent.ts'
import { readWithdrawals } from '#api/withdrawals.ts'
import { payoutAccountMachine } from '#machines/payout-account.machine.ts'
import { withdrawalMachine } from '#machines/withdrawal.machine.ts'
import { useTold } from '#ui/hooks/use-told.ts'
import { MoneyHead } from '#ui/member/money-head.tsx'
import { PayoutAccounts } from '#ui/payout-account/payout-accounts.tsx'
import { Withdrawal, type WithdrawalActor } from '#ui/withdrawal/withdrawal.tsx'
import { WithdrawalList } from '#ui/withdrawal/withdrawal-list.tsx'
import { useChild } from './-app.ts'
import { rowsOf } from './-rows-of.tsx'
import { SentImage } from './-sent-image.tsx'
import { useFlow } from './-use-flow.ts'
import { useListedAnew } from './-use-listed-anew.ts'
import { useListedDays } from './-use-listed-days.ts'
import { useMoneyUnderWay } from './-use-money-under-way.ts'
import { useMoneyWays } from './-use-money-ways.ts'
import { useOutdated } from './-use-outdated.ts'

/** MEM-05: money out. Another member who is logged in has a page of their own. */
export function WithdrawalPage() {
  const memberId = useSelector(useChild('session'), ({ context }) => context.member?.id)
  return memberId === undefined ? null : <WithdrawalOf key={memberId} memberId={memberId} />
}

function WithdrawalOf({ memberId }: { memberId: string }) {
  const actor = useFlow(withdrawalMachine, {
    input: { memberId, pending: withdrawalIntents.recall(memberId) },
  })
  const accounts = useFlow(payoutAccountMachine)
  useTold(
    useSelector(accounts, ({ context }) => context.known.accounts),
    () => actor.send({ type: 'accounts.changed' }),
  )
  // A payment password that was chosen above is there below as well.
  useTold(
    useSelector(actor, ({ context }) => context.terms.paymentPasswordSet),
    (isSet) => accounts.send({ type: isSet ? 'paymentPassword.chosen' : 'accounts.retry' }),
  )
  useOutdated('account', () => actor.send({ type: 'account.changed' }))
  const order = useSelector(actor, ({ children }) => children.withdrawalOrder)
  const followed = useSelector(order, (snapshot) => snapshot?.context.order ?? null)
  const ended = useSelector(actor, ({ context }) => context.ended)
  useListedAnew('withdrawals', followed ?? ended)
  useMoneyUnderWay(useSelector(actor, (snapshot) => snapshot.hasTag('moneyUnderWay')))
  return (
    <Withdrawal
      actor={actor}
      head={<MoneyHead page="withdraw" balance={useChild('balance')} ways={useMoneyWays()} />}
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
      rows={rowsOf(query, ({ withdrawals }) => withdrawals)}
      onShow={isFree ? show : undefined}
    />
  )
}
