import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ClaimRefusal } from '#machines/rewards/reward-claim.machine.ts'
import { Drawing } from '#ui/kit/controls/icon.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Unsure, useUnsure } from '#ui/kit/feedback/unsure.tsx'
import { Money } from '#ui/kit/text/money.tsx'
import styles from './claim.module.css'
import type { ClaimActor } from './claim-feedback.tsx'
import { GiftAmount } from './gift-amount.tsx'

type Props = {
  actor: ClaimActor
  symbol: string
  id?: string
}

export function ClaimOutcome({ actor, symbol, id }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { receipt, refusal, failure } = snapshot.context
  const { sendClaim } = snapshot.children
  const isUnsure = useUnsure(sendClaim)
  // The member already has the reward, so this refusal is not an error.
  const isClaimedBefore =
    snapshot.matches('refused') && refusal?.code === 'gift.notClaimable' && refusal.value.state === 'claimed'
  return (
    <>
      <p className={styles.status} role="status" id={id} tabIndex={id ? -1 : undefined}>
        {snapshot.matches('claiming') && !isUnsure ? (
          <Trans>Claiming. Anything else can be claimed right after.</Trans>
        ) : null}
        {receipt && snapshot.matches('claimed') ? (
          <span className={styles.paid}>
            <Drawing path="M5 12.5 9.5 17 19 7.5" />
            <span>
              {receipt.points > 0 ? (
                <Trans>
                  <strong>
                    <GiftAmount amount={receipt.amount} points={receipt.points} symbol={symbol} />
                  </strong>{' '}
                  for you: {receipt.title}.
                </Trans>
              ) : (
                <Trans>
                  <strong>
                    <Money amount={receipt.amount} symbol={symbol} />
                  </strong>{' '}
                  in your balance: {receipt.title}.
                </Trans>
              )}{' '}
              {receipt.turnover > 0 ? (
                <Trans>
                  Stake <Money amount={receipt.turnover} symbol={symbol} /> before you withdraw.
                </Trans>
              ) : null}
            </span>
          </span>
        ) : null}
        {isClaimedBefore ? <ClaimedBefore /> : null}
      </p>
      {sendClaim && isUnsure ? <Unsure doing={sendClaim} /> : null}
      {refusal && snapshot.matches('refused') && !isClaimedBefore ? (
        <NoticeBar title={<Trans>Nothing was claimed</Trans>}>
          <RefusalText refusal={refusal} symbol={symbol} />
        </NoticeBar>
      ) : null}
      {snapshot.matches('failed') ? (
        <NoticeBar title={<Trans>Nothing was claimed</Trans>}>
          <FailureSentences failure={failure} />
        </NoticeBar>
      ) : null}
    </>
  )
}

function RefusalText({ refusal, symbol }: { refusal: ClaimRefusal; symbol: string }) {
  switch (refusal.code) {
    case 'gift.off':
      return <Trans>This is switched off at the moment.</Trans>
    case 'gift.tooLittle':
      return (
        <Trans>
          A claim is of <Money amount={refusal.value.min} symbol={symbol} /> at least.
        </Trans>
      )
    case 'gift.notClaimable':
      return <StateText state={refusal.value.state} />
  }
}

type State = Extract<ClaimRefusal, { code: 'gift.notClaimable' }>['value']['state']

function StateText({ state }: { state: State }) {
  switch (state) {
    case 'claimed':
      return <ClaimedBefore />
    case 'expired':
      return <Trans>The time to claim it is over.</Trans>
    case 'locked':
      return <Trans>Something is still missing for it.</Trans>
    case 'processing':
      return <Trans>We are still looking at it.</Trans>
    case 'rejected':
      return <Trans>It was not granted.</Trans>
    case 'nothing':
      return <Trans>There is nothing to claim now.</Trans>
  }
}

const ClaimedBefore = () => <Trans>You have claimed it already, perhaps on another device.</Trans>
