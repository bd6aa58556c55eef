import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BetState } from '#protocol/account/betting-records.ts'

export const betStates = ['open', 'won', 'lost', 'even', 'void'] as const satisfies readonly BetState[]

export const betStateNames: Record<BetState, MessageDescriptor> = {
  open: msg({ id: 'account.records.open', message: 'Open' }),
  won: msg({ id: 'common.stateWon', comment: 'State of a bet or a lottery ticket that won', message: 'Won' }),
  lost: msg({ id: 'account.records.lost', message: 'Lost' }),
  even: msg({ id: 'account.records.breakEven', message: 'Break-even' }),
  void: msg({ id: 'account.records.void', message: 'Void' }),
}
