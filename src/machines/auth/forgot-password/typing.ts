import type { ForgotPasswordEvent } from './types.ts'

type Heard<Type extends ForgotPasswordEvent['type']> = { event: Extract<ForgotPasswordEvent, { type: Type }> }

/** What can be filled in while nothing is being asked, in the tab that is shown or by changing it. */
export const typing = {
  'field.change': {
    actions: [{ type: 'keepField', params: ({ event }: Heard<'field.change'>) => event }, 'keepDraft'],
  },
  'field.leave': { actions: { type: 'checkField', params: ({ event }: Heard<'field.leave'>) => event } },
  'country.choose': {
    actions: [{ type: 'keepCountry', params: ({ event }: Heard<'country.choose'>) => event }, 'keepDraft'],
  },
  'method.choose': {
    guard: { type: 'isOffered', params: ({ event }: Heard<'method.choose'>) => event },
    target: 'choosing',
    actions: [{ type: 'keepMethod', params: ({ event }: Heard<'method.choose'>) => event }, 'keepDraft'],
  },
} as const
