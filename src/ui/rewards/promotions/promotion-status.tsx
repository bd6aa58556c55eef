import { Trans } from '@lingui/react/macro'
import type { Viewer } from '#machines/kit/viewer.ts'
import type { ActivityStatus } from '#protocol/rewards/promotion-status.ts'
import type { Promotion } from '#protocol/rewards/promotions.ts'
import styles from './promotion-status.module.css'

/** `act`: available now. `warn`: in progress. `gain`: won. `loss`: failed. `quiet`: inactive. */
type Tone = 'act' | 'warn' | 'gain' | 'loss' | 'quiet'

/**
 * A status, or the reason why a promotion is not available to this viewer: a login is needed, a sign-up is
 * needed, or the member is not eligible.
 */
type Shown = ActivityStatus | 'logIn' | 'register' | 'barred'

/** Returns the status to show to this viewer. Null if there is nothing to join. */
export function shownTo(
  viewer: Viewer,
  { status, obstacle }: Pick<Promotion, 'status' | 'obstacle'>,
): Shown | null {
  if (status !== 'join') return status
  if (viewer === 'member') return obstacle ? 'barred' : 'join'
  return viewer === 'trial' ? 'register' : 'logIn'
}

const looks: Record<Shown, Tone> = {
  join: 'act',
  logIn: 'act',
  register: 'quiet',
  barred: 'quiet',
  claim: 'act',
  applying: 'warn',
  processing: 'warn',
  joined: 'warn',
  issued: 'gain',
  claimed: 'gain',
  rejected: 'loss',
  closed: 'quiet',
  comingSoon: 'quiet',
}

/** A promotion's status, in the colour of its tone (PROMO-01). */
export const PromotionStatus = ({ status, kind }: { status: Shown; kind?: Promotion['kind'] }) => (
  <span className={styles.status} data-look={looks[status]}>
    {kind === 'raffle' && status === 'claim' ? (
      <Trans id="rewards.promotions.hasChances">You have chances</Trans>
    ) : kind === 'raffle' && status === 'claimed' ? (
      <Trans id="rewards.promotions.noChances">No chances left</Trans>
    ) : kind === 'deposit' && (status === 'join' || status === 'logIn') ? (
      <Trans id="rewards.promotions.withDeposit">Comes with a deposit</Trans>
    ) : kind === 'deposit' && status === 'joined' ? (
      <Trans id="rewards.promotions.inUse">In use</Trans>
    ) : kind === 'deposit' && status === 'claimed' ? (
      <Trans id="rewards.promotions.used">Used</Trans>
    ) : (
      <StatusText status={status} />
    )}
  </span>
)

export function StatusAct({ status, kind }: { status: Shown | null; kind: Promotion['kind'] }) {
  switch (status) {
    case 'join':
      return kind === 'deposit' ? (
        <Trans id="rewards.promotions.seeAndDeposit">See and deposit</Trans>
      ) : (
        <Trans id="rewards.promotions.join">Join</Trans>
      )
    case 'logIn':
      if (kind === 'deposit') return <Trans id="rewards.promotions.loginToDeposit">Log in and deposit</Trans>
      return kind === 'raffle' ? (
        <Trans id="rewards.promotions.loginToDraw">Log in and draw</Trans>
      ) : (
        <Trans id="rewards.promotions.loginToJoin">Log in and join</Trans>
      )
    case 'register':
      return <Trans id="common.signUpFromDemo">Sign up</Trans>
    case 'claim':
      return kind === 'raffle' ? (
        <Trans id="rewards.promotions.drawTicket">Draw a ticket</Trans>
      ) : (
        <Trans id="rewards.promotions.requestReward">Request reward</Trans>
      )
    case 'issued':
      return <Trans id="rewards.promotions.claimReward">Claim reward</Trans>
    case 'joined':
    case 'processing':
    case 'applying':
      return <Trans id="rewards.promotions.seeProgress">See progress</Trans>
    case 'rejected':
      return <Trans id="rewards.promotions.seeWhy">See why</Trans>
    case 'barred':
    case 'claimed':
    case 'closed':
    case 'comingSoon':
    case null:
      return <Trans id="rewards.promotions.seeDetails">See details</Trans>
  }
}

export const isOpen = (status: Shown | null): boolean =>
  status !== null && (looks[status] === 'act' || status === 'register' || status === 'issued')

function StatusText({ status }: { status: Shown }) {
  switch (status) {
    case 'register':
      return <Trans id="rewards.promotions.realAccountsOnly">For real-money accounts</Trans>
    case 'barred':
      return <Trans id="rewards.promotions.barred">Unavailable to you</Trans>
    case 'join':
    case 'logIn':
      return <Trans id="rewards.promotions.canJoin">Open to join</Trans>
    case 'claim':
      return <Trans id="rewards.promotions.canRequest">Reward ready to request</Trans>
    case 'applying':
      return <Trans id="rewards.promotions.requestReceived">Request received</Trans>
    case 'closed':
      return <Trans id="rewards.ended">Ended</Trans>
    case 'rejected':
      return <Trans id="rewards.declined">Declined</Trans>
    case 'issued':
      return <Trans id="rewards.promotions.rewardReady">Reward ready</Trans>
    case 'claimed':
      return <Trans id="rewards.rewardClaimed">Reward claimed</Trans>
    case 'processing':
      return <Trans id="rewards.underReview">Under review</Trans>
    case 'joined':
      return <Trans id="rewards.promotions.joined">You’ve joined</Trans>
    case 'comingSoon':
      return <Trans id="rewards.promotions.beginsSoon">Starts soon</Trans>
  }
}
