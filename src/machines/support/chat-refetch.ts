/**
 * States of a chat request in flight. Its response may lack a message that arrives meanwhile, so another
 * request follows. If each message restarted the request, it would never finish in a busy room.
 */
export const refetchOnNews = {
  initial: 'pending',
  states: {
    pending: {
      description: 'No new message has arrived since loading began.',
      on: { 'chat.news': 'outdated' },
    },
    outdated: {
      description: 'A message has arrived since loading began and may be missing, so loading starts again.',
    },
  },
} as const
