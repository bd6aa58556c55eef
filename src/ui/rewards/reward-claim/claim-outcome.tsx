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
  // This refusal is not an error, since the member already has the reward.
  const isClaimedBefore =
    snapshot.matches('refused') && refusal?.code === 'gift.notClaimable' && refusal.value.state === 'claimed'
  return (
    <>
      <p className={styles.status} role="status" id={id} tabIndex={id ? -1 : undefined}>
        {snapshot.matches('claiming') && !isUnsure ? (
          <Trans id="rewards.rewardClaim.claiming">Claiming… You can claim more afterwards.</Trans>
        ) : null}
        {receipt && snapshot.matches('claimed') ? (
          <span className={styles.paid}>
            <Drawing path="M5 12.5 9.5 17 19 7.5" />
            <span>
              {receipt.points > 0 ? (
                <Trans id="rewards.rewardClaim.receivedPoints">
                  You’ve received{' '}
                  <strong>
                    <GiftAmount amount={receipt.amount} points={receipt.points} symbol={symbol} />
                  </strong>
                  : {receipt.title}.
                </Trans>
              ) : (
                <Trans id="rewards.rewardClaim.receivedMoney">
                  <strong>
                    <Money amount={receipt.amount} symbol={symbol} />
                  </strong>{' '}
                  is in your balance: {receipt.title}.
                </Trans>
              )}{' '}
              {receipt.turnover > 0 ? (
                <Trans id="rewards.wagerToWithdraw">
                  Wager <Money amount={receipt.turnover} symbol={symbol} /> to withdraw.
                </Trans>
              ) : null}
            </span>
          </span>
        ) : null}
        {isClaimedBefore ? <ClaimedBefore /> : null}
      </p>
      {sendClaim && isUnsure ? <Unsure doing={sendClaim} /> : null}
      {refusal && snapshot.matches('refused') && !isClaimedBefore ? (
        <NoticeBar title={<Trans id="rewards.rewardClaim.notClaimed">Nothing was claimed</Trans>}>
          <RefusalText refusal={refusal} symbol={symbol} />
        </NoticeBar>
      ) : null}
      {snapshot.matches('failed') ? (
        <NoticeBar title={<Trans id="rewards.rewardClaim.notClaimed">Nothing was claimed</Trans>}>
          <FailureSentences failure={failure} />
        </NoticeBar>
      ) : null}
    </>
  )
}

function RefusalText({ refusal, symbol }: { refusal: ClaimRefusal; symbol: string }) {
  switch (refusal.code) {
    case 'gift.off':
      return <Trans id="rewards.rewardClaim.off">This is unavailable right now.</Trans>
    case 'gift.tooLittle':
      return (
        <Trans id="rewards.minimumClaim">
          Minimum claim: <Money amount={refusal.value.min} symbol={symbol} />.
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
      return <Trans id="rewards.rewardClaim.deadlinePassed">The deadline to claim it has passed.</Trans>
    case 'locked':
      return <Trans id="rewards.rewardClaim.requirementMissing">A requirement isn’t met yet.</Trans>
    case 'processing':
      return <Trans id="rewards.rewardClaim.underReview">It’s still under review.</Trans>
    case 'rejected':
      return <Trans id="rewards.rewardDeclined">This reward was declined.</Trans>
    case 'nothing':
      return <Trans id="rewards.rewardClaim.nothingToClaim">There’s nothing to claim right now.</Trans>
  }
}

const ClaimedBefore = () => (
  <Trans id="rewards.rewardClaim.alreadyClaimed">You’ve already claimed it, perhaps on another device.</Trans>
)
