import { setup } from 'xstate'
import { providedEffect } from '#machines/kit/provided.ts'
import type { LinkFailure } from './session.types.ts'

export type LinkNoticeInput = {
  /** Why the link did not log the visitor in; null if it did, or if there was no link. */
  failure: LinkFailure | null
  byLink: boolean
  isRead: boolean
}

/**
 * Reports the result of a login link (LOGIN-11): the account that is logged in, or why the link failed.
 * Without this notice, members might pay into another person's account by mistake.
 */
export const linkNoticeMachine = setup({
  types: {
    input: {} as LinkNoticeInput,
    context: {} as LinkNoticeInput,
    events: {} as { type: 'notice.dismiss' } | { type: 'notice.retry' },
  },
  guards: {
    isFailed: ({ context }) => context.failure === 'failed',
    isRefused: ({ context }) => context.failure !== null,
    isUnread: ({ context }) => context.byLink && !context.isRead,
  },
  actions: { clearTicket: providedEffect(), markRead: providedEffect(), reload: providedEffect() },
}).createMachine({
  id: 'linkNotice',
  description: 'Shows which account a login link has opened, or why the link failed.',
  context: ({ input }) => input,
  initial: 'routing',
  states: {
    routing: {
      description: 'The result of the link decides which notice is shown.',
      always: [
        { guard: 'isFailed', target: 'failed' },
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isUnread', target: 'loggedIn' },
        { target: 'silent' },
      ],
    },
    loggedIn: {
      description: 'The link has logged the player in. The page shows the account until the player confirms.',
      on: { 'notice.dismiss': { target: 'silent', actions: 'markRead' } },
    },
    refused: {
      description: 'The link is no longer valid or its account is closed. The notice says which.',
      on: { 'notice.dismiss': 'silent' },
    },
    failed: {
      description:
        'The server did not respond, so the link could not be checked. Reloading the page tries again.',
      on: {
        'notice.retry': { actions: 'reload' },
        'notice.dismiss': { target: 'silent', actions: 'clearTicket' },
      },
    },
    silent: { type: 'final', description: 'There is no notice about a link.' },
  },
})
