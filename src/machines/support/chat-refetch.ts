/**
 * States of a running chat request. Its answer may miss messages that arrive meanwhile, so they trigger
 * another request afterwards; restarting at each message would never finish in a busy room.
 */
export const refetchOnNews = {
  initial: 'pending',
  states: {
    pending: { description: 'No message has arrived since.', on: { 'chat.news': 'outdated' } },
    outdated: {
      description:
        'A message arrived while the answer was on its way. It may be missing there, so messages are loaded once more.',
    },
  },
} as const
