import type { ActivityStatus } from '#protocol/rewards/promotion-status.ts'
import type { PromotionStep } from '#protocol/rewards/promotions.ts'
import type { PromotionTerms } from './promotion-terms.ts'

export type Participation = { status: ActivityStatus | null; step: PromotionStep | null }

type State = 'waiting' | 'accepted' | 'rejected'

export type Facts = {
  join: { state: State } | null
  request: { state: State; claimedAt: Date | null; expiresAt: Date | null } | null
  isGoalReached: boolean
  chances: { left: number; used: number }
}

type Promotion = { terms: PromotionTerms; startsAt: Date | null; endsAt: Date | null }

type Viewing = {
  /** Null for visitors and trial players. */
  facts: Facts | null
  isExhausted: boolean
  now: Date
}

/** PROMO-01 */
export function participationAt(promotion: Promotion, { facts, isExhausted, now }: Viewing): Participation {
  const { kind } = promotion.terms
  const phase = isExhausted ? 'closed' : phaseAt(promotion, now)
  const decided = facts && decidedParticipation(facts, { isOpen: phase === 'open', now })
  if (decided) return decided
  if (phase !== 'open') return { status: phase, step: null }
  if (kind === 'information') return { status: null, step: null }
  if (!facts) return { status: 'join', step: null }
  return kind === 'raffle' ? raffleParticipation(facts) : signUpParticipation(facts)
}

export const phaseAt = ({ startsAt, endsAt }: Omit<Promotion, 'terms'>, now: Date) =>
  startsAt && startsAt > now ? 'comingSoon' : endsAt && endsAt <= now ? 'closed' : 'open'

/**
 * Returns the status that results from the member's latest application. Returns null if there is no
 * application, or if the member has joined but not requested the reward. The status stays valid after the
 * promotion ends.
 */
function decidedParticipation(
  { join, request }: Facts,
  { isOpen, now }: { isOpen: boolean; now: Date },
): Participation | null {
  const latest = request ?? join
  if (latest?.state === 'rejected')
    return { status: 'rejected', step: isOpen ? (request ? 'request' : 'join') : null }
  if (request?.state === 'waiting') return { status: 'processing', step: null }
  if (request) return { status: paidStatus(request, now), step: null }
  return join?.state === 'waiting' ? { status: 'applying', step: null } : null
}

function paidStatus({ claimedAt, expiresAt }: NonNullable<Facts['request']>, now: Date): ActivityStatus {
  if (claimedAt) return 'claimed'
  return expiresAt && expiresAt <= now ? 'closed' : 'issued'
}

function signUpParticipation({ join, isGoalReached }: Facts): Participation {
  if (!join) return { status: 'join', step: 'join' }
  return isGoalReached ? { status: 'claim', step: 'request' } : { status: 'joined', step: null }
}

function raffleParticipation({ chances }: Facts): Participation {
  if (chances.left > 0) return { status: 'claim', step: 'draw' }
  return { status: chances.used > 0 ? 'claimed' : 'joined', step: null }
}
