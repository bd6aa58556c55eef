import type { RegistrationEvent } from './registration-event.ts'

type Heard<Type extends RegistrationEvent['type']> = { event: Extract<RegistrationEvent, { type: Type }> }

/** What can be filled in while nothing is being asked, in the tab that is shown or by changing it. */
export const typing = {
  'field.change': {
    actions: [
      { type: 'keepField', params: ({ event }: Heard<'field.change'>) => event },
      'keepDraft',
      'tellInvitation',
    ],
  },
  'field.leave': {
    actions: [{ type: 'checkField', params: ({ event }: Heard<'field.leave'>) => event }, 'tellInvitation'],
  },
  'terms.change': {
    actions: [{ type: 'keepAgreed', params: ({ event }: Heard<'terms.change'>) => event }, 'keepDraft'],
  },
  'country.choose': {
    actions: [{ type: 'keepCountry', params: ({ event }: Heard<'country.choose'>) => event }, 'keepDraft'],
  },
  'method.choose': {
    guard: { type: 'isOffered', params: ({ event }: Heard<'method.choose'>) => event },
    actions: [{ type: 'keepMethod', params: ({ event }: Heard<'method.choose'>) => event }, 'keepDraft'],
  },
} as const
