import type { LoginEvent } from './login-event.ts'

type Heard<Type extends LoginEvent['type']> = { event: Extract<LoginEvent, { type: Type }> }

/** What can be filled in while nothing is being asked, in the tab that is shown or by changing it. */
export const typing = {
  'field.change': { actions: { type: 'keepField', params: ({ event }: Heard<'field.change'>) => event } },
  'country.choose': {
    actions: { type: 'keepCountry', params: ({ event }: Heard<'country.choose'>) => event },
  },
  'remember.change': {
    actions: { type: 'keepRemember', params: ({ event }: Heard<'remember.change'>) => event },
  },
  'method.choose': {
    guard: { type: 'isOffered', params: ({ event }: Heard<'method.choose'>) => event },
    actions: { type: 'keepMethod', params: ({ event }: Heard<'method.choose'>) => event },
  },
} as const
