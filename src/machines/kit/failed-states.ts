/** States of a form after an attempt without an answer; the input is kept in all of them. */
export const failedStates = {
  offline: { tags: 'failed', description: 'The platform could not be reached; it may be tried again.' },
  timeout: { tags: 'failed', description: 'The platform did not answer in time; it may be tried again.' },
  failed: {
    tags: 'failed',
    description: 'Something broke, at the platform or in the page; it may be tried again.',
  },
} as const
