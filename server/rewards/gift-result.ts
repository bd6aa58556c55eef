import type { claimGift } from '#protocol/rewards/claims.ts'
import type { HandlerContext, Outcome } from '#server/platform/handler.ts'
import { refuse } from '#server/platform/handler.ts'
import type { Gift } from './claims.ts'

export type Claimant = Pick<HandlerContext<typeof claimGift>, 'now'> & {
  platform: Pick<HandlerContext<typeof claimGift>['platform'], 'database'>
  memberId: number
}

type Refusal = Extract<Outcome<typeof claimGift>, { success: false }>

export type GiftResult = { gift: Gift } | { refusal: Refusal }

export const notClaimable = (
  state: Extract<Refusal, { code: 'gift.notClaimable' }>['value']['state'],
): GiftResult => ({ refusal: refuse('gift.notClaimable', { state }) })
