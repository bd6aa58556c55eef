/**
 * What news do to a question about a chat that has no answer yet: it may be missing there. Asking anew at once would never bring an
 * answer where much is said, so that it is only noted, and whoever takes the answer asks once more.
 */
export const untilOutrun = {
  initial: 'pending',
  states: {
    pending: { description: 'Nothing was said since.', on: { 'chat.news': 'outdated' } },
    outdated: {
      description:
        'Something was said while the answer was on its way; it may be missing there, so it is asked once more.',
    },
  },
} as const
