import { Trans } from '@lingui/react/macro'
import type { Viewer } from '#machines/kit/viewer.ts'
import type { ActivityStatus } from '#protocol/rewards/promotion-status.ts'
import type { Promotion } from '#protocol/rewards/promotions.ts'
import styles from './promotion-status.module.css'

/** `act`: available now. `warn`: in progress. `gain`: won. `loss`: failed. `quiet`: inactive. */
type Tone = 'act' | 'warn' | 'gain' | 'loss' | 'quiet'

/**
 * A status, or the reason why an open promotion is not open to this viewer: login needed, sign-up needed, or
 * not eligible.
 */
type Shown = ActivityStatus | 'logIn' | 'register' | 'barred'

/** The status for this viewer, in the list and on the promotion's page. */
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

/** The viewer's status in its own colour (PROMO-01). */
export const PromotionStatus = ({ status, kind }: { status: Shown; kind?: Promotion['kind'] }) => (
  <span className={styles.status} data-look={looks[status]}>
    {kind === 'raffle' && status === 'claim' ? (
      <Trans>You have chances</Trans>
    ) : kind === 'raffle' && status === 'claimed' ? (
      <Trans>No chance left</Trans>
    ) : kind === 'deposit' && (status === 'join' || status === 'logIn') ? (
      <Trans>Comes with a deposit</Trans>
    ) : kind === 'deposit' && status === 'joined' ? (
      <Trans>In use</Trans>
    ) : kind === 'deposit' && status === 'claimed' ? (
      <Trans>Used</Trans>
    ) : (
      <StatusText status={status} />
    )}
  </span>
)

export function StatusAct({ status, kind }: { status: Shown | null; kind: Promotion['kind'] }) {
  switch (status) {
    case 'join':
      return kind === 'deposit' ? <Trans>See and deposit</Trans> : <Trans>Join</Trans>
    case 'logIn':
      if (kind === 'deposit') return <Trans>Log in and deposit</Trans>
      return kind === 'raffle' ? <Trans>Log in and draw</Trans> : <Trans>Log in and join</Trans>
    case 'register':
      return <Trans>Register an account</Trans>
    case 'claim':
      return kind === 'raffle' ? <Trans>Draw a slip</Trans> : <Trans>Ask for the reward</Trans>
    case 'issued':
      return <Trans>Go and claim</Trans>
    case 'joined':
    case 'processing':
    case 'applying':
      return <Trans>See how far it is</Trans>
    case 'rejected':
      return <Trans>See why</Trans>
    case 'barred':
    case 'claimed':
    case 'closed':
    case 'comingSoon':
    case null:
      return <Trans>Read on</Trans>
  }
}

export const isOpen = (status: Shown | null): boolean =>
  status !== null && (looks[status] === 'act' || status === 'register' || status === 'issued')

function StatusText({ status }: { status: Shown }) {
  switch (status) {
    case 'register':
      return <Trans>For real accounts</Trans>
    case 'barred':
      return <Trans>Not open to you</Trans>
    case 'join':
    case 'logIn':
      return <Trans>Open to join</Trans>
    case 'claim':
      return <Trans>Reward can be asked for</Trans>
    case 'applying':
      return <Trans>Application received</Trans>
    case 'closed':
      return <Trans>Over</Trans>
    case 'rejected':
      return <Trans>Not granted</Trans>
    case 'issued':
      return <Trans>Reward is there</Trans>
    case 'claimed':
      return <Trans>Reward claimed</Trans>
    case 'processing':
      return <Trans>Being looked at</Trans>
    case 'joined':
      return <Trans>You are in</Trans>
    case 'comingSoon':
      return <Trans>Begins soon</Trans>
  }
}
