import type { Downline } from '#protocol/agents/team-tree.ts'

export const downlineLike = (changes: Partial<Downline> = {}): Downline => ({
  memberId: '11',
  account: 'agente.sul',
  nickname: 'Sul',
  agent: true,
  closed: false,
  vipLevel: 0,
  registeredAt: '2029-06-01T12:00:00.000Z',
  lastLogin: null,
  direct: 1,
  team: 2,
  balance: 25_000,
  ...changes,
})

export const south = downlineLike()
export const beach = downlineLike({ memberId: '12', account: 'agente.praia', nickname: 'Praia', team: 1 })
export const rafael = downlineLike({
  memberId: '13',
  account: 'rafael',
  nickname: 'Rafael',
  agent: false,
  direct: 0,
  team: 0,
})
