import { defineModel } from '@palpite/paths/model.ts'
import { teamTreeMachine } from '#machines/agents/team-tree.machine.ts'
import { beach, rafael, south } from './team.ts'

const byAccount = { sort: 'account', descending: false } as const
const byBalance = { sort: 'balance', descending: true } as const

export const teamTreeModel = defineModel(teamTreeMachine, {
  events: {
    'node.open': { south: { memberId: south.memberId } },
    'node.close': { south: { memberId: south.memberId } },
    'level.more': { 'direct downlines': { memberId: null } },
    'level.retry': { 'direct downlines': { memberId: null } },
    'member.reveal': { rafael: { found: { downline: rafael, path: [south, beach] } } },
    'member.update': { south: { member: south } },
    'order.choose': { 'by account': { order: byAccount }, 'by balance': { order: byBalance } },
    'tree.reload': {},
  },
  outcomes: {
    teamLevel: {
      'direct downlines': { send: { type: 'level.changed', memberId: null, rows: 2 } },
      'no downlines': { send: { type: 'level.changed', memberId: null, rows: 0 } },
      'downlines of south': { send: { type: 'level.changed', memberId: south.memberId, rows: 1 } },
      'direct downlines failed': { send: { type: 'level.failed', memberId: null } },
      'downlines of south failed': { send: { type: 'level.failed', memberId: south.memberId } },
    },
  },
  view: ({ edition: _, ...context }) => context,
})
