import type { StandingCommand, StandingInput } from '#machines/agents/contract-standing.types.ts'
import { suppressChunkErrorBanner } from './chunk-loading.ts'
import { lateActor } from './lazy-actor.ts'

/** How a member stands with contracts. Without it there are no pages of contracts; the next login or page tries again. */
export const contractStanding = lateActor<StandingCommand, StandingInput>(
  async () => (await import('#machines/agents/contract-standing.machine.ts')).followStatus,
  suppressChunkErrorBanner,
)
