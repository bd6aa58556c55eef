import type { StandingCommand, StandingInput } from '#machines/contract-standing/types.ts'
import { lateActor } from './late-actor.ts'
import { sayElsewhere } from './part-loading.ts'

/** How a member stands with contracts. Without it there are no pages of contracts; the next login or page tries again. */
export const contractStanding = lateActor<StandingCommand, StandingInput>(
  async () => (await import('#machines/contract-standing/follow-standing.ts')).followStanding,
  sayElsewhere,
)
