import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BetState } from '#protocol/account/betting-records.ts'

export const betStates = ['open', 'won', 'lost', 'even', 'void'] as const satisfies readonly BetState[]

export const betStateNames: Record<BetState, MessageDescriptor> = {
  open: msg`Open`,
  won: msg({ id: 'common.stateWon', comment: 'State of a bet or a lottery ticket that won', message: 'Won' }),
  lost: msg`Lost`,
  even: msg`Even`,
  void: msg`Void`,
}
