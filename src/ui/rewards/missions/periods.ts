import type { MissionPeriod } from '#protocol/rewards/missions.ts'

/** In the order in which they are shown. */
export const missionPeriods: readonly MissionPeriod[] = ['day', 'week', 'month']
