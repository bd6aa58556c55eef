/**
 * States of a chat request in flight. Its response may lack a message that arrives meanwhile, so another
 * request follows. Restarting the request for each message would never finish in a busy room.
 */
export const refetchOnNews = {
  initial: 'pending',
  states: {
    pending: {
      description: 'No new message has arrived during this request.',
      on: { 'chat.news': 'outdated' },
    },
    outdated: {
      description:
        'A message arrived during this request and may be missing from the answer, so the messages are loaded again.',
    },
  },
} as const
