import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { depositMachine } from '#machines/deposit.machine.ts'
import { failureWords } from '../call-failure/failure-words.tsx'
import { Button } from '../kit/button.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import { StateBox } from '../kit/state-box.tsx'
import { MoneyPage, MoneyPlaces } from '../member/money-page.tsx'
import { DepositEnd } from './deposit-end.tsx'
import { DepositForm } from './deposit-form.tsx'
import { DepositSlip } from './deposit-slip.tsx'

export type DepositActor = ActorRefFrom<typeof depositMachine>

type Props = {
  actor: DepositActor
  /** The balance, above it. */
  head: ReactNode
  /** The member's payments in so far, below it. */
  list: ReactNode
}

/** MEM-04: how and how much, beside it the order that is open or was, below it those before. */
export function Deposit({ actor, head, list }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { depositOrder } = snapshot.children
  return (
    <MoneyPage
      head={head}
      slip={
        depositOrder ? (
          <DepositSlip actor={depositOrder} />
        ) : snapshot.matches('ended') ? (
          <DepositEnd actor={actor} />
        ) : null
      }
      list={list}
    >
      <PageTitle>{t`Deposit`}</PageTitle>
      <Choice actor={actor} />
    </MoneyPage>
  )
}

function Choice({ actor }: { actor: DepositActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const again = (
    <Button onClick={() => actor.send({ type: 'deposit.retry' })}>
      <Trans>Try again</Trans>
    </Button>
  )
  if (snapshot.matches('reading') && snapshot.context.channels.length === 0) return <MoneyPlaces isFirst />
  if (snapshot.matches('unread')) {
    const { title, help } = failureWords(snapshot.context.failure)
    return (
      <StateBox state="failed" title={title} action={again}>
        {help} <Trans>Nothing was ordered.</Trans>
      </StateBox>
    )
  }
  if (snapshot.matches('closed')) {
    return (
      <StateBox state="empty" title={<Trans>Nothing can be paid in now</Trans>} action={again}>
        <Trans>No way of paying is open at the moment. Your balance is not touched.</Trans>
      </StateBox>
    )
  }
  return <DepositForm actor={actor} />
}
