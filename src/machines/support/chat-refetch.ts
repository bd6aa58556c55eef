/**
 * States of a chat request in flight. Its response may lack a message that arrives in the meantime, so
 * another request follows. If each new message restarted the request, the request would never finish in a
 * busy room.
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
