/**
 * States of a running chat request. Its answer may miss messages that arrive meanwhile, so they trigger
 * another request afterwards; restarting at each message would never finish in a busy room.
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
