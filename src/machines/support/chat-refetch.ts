/**
 * States of a running chat request. A message that arrives meanwhile may be missing in the answer, so another
 * request follows. Restarting at each message would never finish in a busy room.
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
