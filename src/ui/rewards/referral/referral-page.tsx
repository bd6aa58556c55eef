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

/** The member's referral link with its conditions, the friends who joined, and the rewards (MEM-11). */
export function ReferralPage({ claim, referral, link, friends, list }: Props) {
  const { t } = useLingui()
  return (
    <ClaimPage
      title={t`Invite friends`}
      about={<Trans>Hand your link on. For each friend who comes to play you are given a reward.</Trans>}
    >
      {referral.state === 'failed' ? (
        <PartFailed part={referral} title={<Trans>Your link did not arrive</Trans>}>
          <Trans>Friends who came by it are not lost.</Trans>
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
        <Trans>
          A friend who has paid in <Money amount={terms.deposit} symbol={symbol} /> and staked{' '}
          <Money amount={terms.turnover} symbol={symbol} /> brings you{' '}
          <strong>
            <Money amount={terms.reward} symbol={symbol} />
          </strong>
          .
        </Trans>
      </p>
      <FigureList
        figures={[
          {
            name: t`Ready to claim`,
            value: money(claimable.amount),
            aside: t`${plural(claimable.friends, { one: '# friend', other: '# friends' })}`,
          },
          { name: t`Claimed so far`, value: money(earned) },
          { name: t`Invited`, value: i18n.number(invited) },
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
  const label = <Trans>Claim the reward</Trans>
  return (
    <div className={styles.act}>
      {amount === 0 ? (
        <>
          <Button look="act" aria-disabled aria-describedby={whyId}>
            {label}
          </Button>
          <p id={whyId} className={styles.note}>
            <Trans>No friend has paid in and staked enough yet, or all of it is claimed.</Trans>
          </p>
        </>
      ) : (
        <ClaimButton
          actor={claim}
          look="act"
          gift={{ request: { what: 'referral' }, title: t`Invited friends`, amount, turnover }}
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
  deposited: { name: msg`Has paid in`, look: 'warn' },
  claimable: { name: msg`Reward ready`, look: 'gain' },
  claimed: { name: msg`Reward claimed`, look: 'gain' },
}

function Friends({ rows }: { rows: Rows<InvitedFriend> }) {
  const { t, i18n } = useLingui()
  const columns: Column<InvitedFriend>[] = [
    { name: 'name', head: t`Friend`, inCard: 'title', cell: ({ customerName }) => customerName },
    {
      name: 'at',
      head: t`Registered on`,
      cell: ({ registeredAt }) => <CalendarDay moment={registeredAt} />,
    },
    {
      name: 'state',
      head: t`How far`,
      inCard: 'aside',
      cell: ({ state }) => <StateTag look={states[state].look}>{i18n._(states[state].name)}</StateTag>,
    },
  ]
  return (
    <section className={styles.section}>
      <h2 className={styles.subtitle}>
        <Trans>Who came by your link</Trans>
      </h2>
      <ReportTable
        caption={t`Who came by your link`}
        columns={columns}
        rows={rows}
        keyOf={({ customerName, registeredAt }) => `${registeredAt} ${customerName}`}
        empty={
          <EmptyState state="empty" title={<Trans>Nobody yet</Trans>}>
            <Trans>Whoever registers by your link stands here, with how far they are.</Trans>
          </EmptyState>
        }
      />
    </section>
  )
}
