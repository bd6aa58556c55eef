import { setup } from 'xstate'
import { providedEffect } from '#machines/kit/provided.ts'
import type { LinkFailure } from './session.types.ts'

export type LinkNoticeInput = {
  /** Why the link did not log in; null if it did, or if there was no link. */
  failure: LinkFailure | null
  byLink: boolean
  isRead: boolean
}

/**
 * Reports the result of a login link (LOGIN-11): the account it opened, so that members do not pay into the
 * sender's account, or the reason it failed.
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
  description: 'Says whose account a link has logged in, or why a link did not log in.',
  context: ({ input }) => input,
  initial: 'routing',
  states: {
    routing: {
      description: 'What the link has done decides what is said.',
      always: [
        { guard: 'isFailed', target: 'failed' },
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isUnread', target: 'loggedIn' },
        { target: 'silent' },
      ],
    },
    loggedIn: {
      description: 'A link has logged in: the page names the account until its member has read it.',
      on: { 'notice.dismiss': { target: 'silent', actions: 'markRead' } },
    },
    refused: {
      description: 'The link is not valid any more, or its account is closed. The notice says which.',
      on: { 'notice.dismiss': 'silent' },
    },
    failed: {
      description:
        'The platform did not answer whether the link is valid. A reload of the page tries it again.',
      on: {
        'notice.retry': { actions: 'reload' },
        'notice.dismiss': { target: 'silent', actions: 'clearTicket' },
      },
    },
    silent: { type: 'final', description: 'There is nothing to say of a link.' },
  },
})
