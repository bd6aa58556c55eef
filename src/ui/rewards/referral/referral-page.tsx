import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { FriendState, InvitedFriend, Referral } from '#protocol/rewards/referral.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { PartFailed } from '#ui/kit/errors/part-failed.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { StateTag } from '#ui/kit/feedback/state-tag.tsx'
import { type Column, ReportTable, type Rows } from '#ui/kit/layout/report-table.tsx'
import { FigureList } from '#ui/kit/report/figure-list.tsx'
import { CalendarDay } from '#ui/kit/text/calendar-day.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import { moneyText } from '#ui/kit/text/money-text.ts'
import styles from '#ui/rewards/reward-claim/claim.module.css'
import { ClaimButton } from '#ui/rewards/reward-claim/claim-button.tsx'
import { type ClaimActor, ClaimFeedback } from '#ui/rewards/reward-claim/claim-feedback.tsx'
import { ClaimPage } from '#ui/rewards/reward-claim/claim-page.tsx'
import { Skeletons } from '#ui/rewards/reward-claim/skeletons.tsx'

type Props = {
  claim: ClaimActor
  referral: Part<Referral>
  link: (url: string) => ReactNode
  friends: Rows<InvitedFriend>
  list: ReactNode
}

/** The member's referral link and its conditions, the friends who joined, and the rewards (MEM-11). */
export function ReferralPage({ claim, referral, link, friends, list }: Props) {
  const { t } = useLingui()
  return (
    <ClaimPage
      title={t({ id: 'common.referFriend', message: 'Refer a friend' })}
      about={
        <Trans id="rewards.referral.intro">
          Share your link. You get a reward for each friend who deposits and plays.
        </Trans>
      }
    >
      {referral.state === 'failed' ? (
        <PartFailed
          part={referral}
          title={<Trans id="rewards.referral.loadFailed">Couldn’t load your link</Trans>}
        >
          <Trans id="rewards.referral.friendsKept">Friends who used it still count.</Trans>
        </PartFailed>
      ) : referral.state === 'loading' ? (
        <Skeletons />
      ) : (
        <ReferralDetails claim={claim} referral={referral.value} link={link} />
      )}
      <Friends rows={friends} />
      {list}
    </ClaimPage>
  )
}

function ReferralDetails({ claim, referral, link }: { referral: Referral } & Pick<Props, 'claim' | 'link'>) {
  const { t, i18n } = useLingui()
  const { currency, terms, claimable, invited, earned } = referral
  const symbol = currencySymbol(currency)
  const money = (amount: number) => moneyText(i18n, amount, symbol)
  return (
    <>
      {link(referral.link)}
      <p>
        <Trans id="rewards.referral.terms">
          You get{' '}
          <strong>
            <Money amount={terms.reward} symbol={symbol} />
          </strong>{' '}
          for each friend who has deposited <Money amount={terms.deposit} symbol={symbol} /> and staked{' '}
          <Money amount={terms.turnover} symbol={symbol} />.
        </Trans>
      </p>
      <FigureList
        figures={[
          {
            name: t({ id: 'rewards.readyToClaim', message: 'Ready to claim' }),
            value: money(claimable.amount),
            aside: t({
              id: 'rewards.referral.claimableFriends',
              message: `${plural(claimable.friends, { 0: 'no friends', one: '# friend', other: '# friends' })}`,
            }),
          },
          { name: t({ id: 'rewards.totalClaimed', message: 'Total claimed' }), value: money(earned) },
          {
            name: t({ id: 'rewards.referral.invited', message: 'Friends invited' }),
            value: i18n.number(invited),
          },
        ]}
      />
      <ClaimFeedback actor={claim} symbol={symbol} />
      <ClaimEarned claim={claim} claimable={claimable} />
    </>
  )
}

function ClaimEarned({ claim, claimable }: { claim: ClaimActor; claimable: Referral['claimable'] }) {
  const { t } = useLingui()
  const whyId = useId()
  const { amount, turnover } = claimable
  const label = <Trans id="rewards.referral.claimReward">Claim reward</Trans>
  return (
    <div className={styles.act}>
      {amount === 0 ? (
        <>
          <Button look="act" aria-disabled aria-describedby={whyId}>
            {label}
          </Button>
          <p id={whyId} className={styles.note}>
            <Trans id="rewards.referral.nothingToClaim">
              No friend has met the conditions yet, or you’ve claimed every reward.
            </Trans>
          </p>
        </>
      ) : (
        <ClaimButton
          actor={claim}
          look="act"
          gift={{
            request: { what: 'referral' },
            title: t({ id: 'rewards.invitedFriends', message: 'Referral' }),
            amount,
            turnover,
          }}
        >
          {label}
        </ClaimButton>
      )}
    </div>
  )
}

const states: Record<FriendState, { name: MessageDescriptor; look: 'gain' | 'warn' }> = {
  registered: {
    name: msg({
      id: 'rewards.referral.stateSignedUp',
      comment: 'State of an invited friend',
      message: 'Signed up',
    }),
    look: 'warn',
  },
  deposited: { name: msg({ id: 'rewards.referral.deposited', message: 'Deposited' }), look: 'warn' },
  claimable: { name: msg({ id: 'rewards.referral.rewardReady', message: 'Reward ready' }), look: 'gain' },
  claimed: { name: msg({ id: 'rewards.rewardClaimed', message: 'Reward claimed' }), look: 'gain' },
}

function Friends({ rows }: { rows: Rows<InvitedFriend> }) {
  const { t, i18n } = useLingui()
  const columns: Column<InvitedFriend>[] = [
    {
      name: 'name',
      head: t({ id: 'rewards.referral.friend', message: 'Friend' }),
      inCard: 'title',
      cell: ({ customerName }) => customerName,
    },
    {
      name: 'at',
      head: t({ id: 'rewards.referral.signedUpOn', message: 'Signed up on' }),
      cell: ({ registeredAt }) => <CalendarDay moment={registeredAt} />,
    },
    {
      name: 'state',
      head: t({ id: 'rewards.referral.status', message: 'Status' }),
      inCard: 'aside',
      cell: ({ state }) => <StateTag look={states[state].look}>{i18n._(states[state].name)}</StateTag>,
    },
  ]
  return (
    <section className={styles.section}>
      <h2 className={styles.subtitle}>
        <Trans id="rewards.referral.friendsTitle">Friends who used your link</Trans>
      </h2>
      <ReportTable
        caption={t({ id: 'rewards.referral.friendsTitle', message: 'Friends who used your link' })}
        columns={columns}
        rows={rows}
        keyOf={({ customerName, registeredAt }) => `${registeredAt} ${customerName}`}
        empty={
          <EmptyState
            state="empty"
            title={<Trans id="rewards.referral.friendsEmptyTitle">No friends yet</Trans>}
          >
            <Trans id="rewards.referral.friendsEmptyText">
              Friends who sign up with your link appear here, with their status.
            </Trans>
          </EmptyState>
        }
      />
    </section>
  )
}
