import type { LevelOwner } from '#machines/agents/team-level.machine.ts'

/** Id of the actor that holds the level of an agent's direct downlines. */
export const levelId = (memberId: LevelOwner['memberId']): `level:${string}` => `level:${memberId ?? 'own'}`
