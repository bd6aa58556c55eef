/** What a form says of an attempt to which no answer came; what was typed stays in all of them. */
export const failedStates = {
  offline: { tags: 'failed', description: 'The platform could not be reached; it may be tried again.' },
  timeout: { tags: 'failed', description: 'The platform did not answer in time; it may be tried again.' },
  failed: {
    tags: 'failed',
    description: 'Something broke, at the platform or in the page; it may be tried again.',
  },
} as const
