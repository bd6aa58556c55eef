import type { MissionPeriod } from '#protocol/rewards/missions.ts'

export const missionPeriods: readonly MissionPeriod[] = ['day', 'week', 'month']
