import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MoneyPage } from '#ui/cashier/money/money-page.tsx'
import { ToGames } from '#ui/cashier/money/to-games.tsx'
import { buttonLook } from '#ui/kit/controls/button.tsx'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { type TransferActor, TransferStep } from './transfer-step.tsx'

type Props = {
  actor: TransferActor
  head: ReactNode
  list: ReactNode
}

/** Sends money to the direct upline (MEM-07). `list` shows earlier transfers. */
export function UplineTransfer({ actor, head, list }: Props) {
  const { t } = useLingui()
  return (
    <MoneyPage head={head} slip={null} list={list}>
      <PageTitle>{t({ id: 'common.transferToUpline', message: 'Transfer to upline' })}</PageTitle>
      <TransferStep
        actor={actor}
        toStake={<ToGames />}
        afterwards={
          <Link
            className={buttonLook('act')}
            to="/member/{-$page}"
            params={{ page: 'transactionHistory' }}
            search={{ kind: 'transfers' } as never}
          >
            <Trans id="cashier.transfer.seeHistory">See transaction history</Trans>
          </Link>
        }
      />
    </MoneyPage>
  )
}
