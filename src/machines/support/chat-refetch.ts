/**
 * States of a running request about a chat. News may be missing in its answer, so they are noted, and the answer leads to another
 * request. A restart at each message would never finish in a busy room.
 */
export const refetchOnNews = {
  initial: 'pending',
  states: {
    pending: { description: 'Nothing was said since.', on: { 'chat.news': 'outdated' } },
    outdated: {
      description:
        'Something was said while the answer was on its way; it may be missing there, so it is asked once more.',
    },
  },
} as const
