import { setup } from 'xstate'
import { forgetTicket } from '#api/auth/address-token.ts'
import { markLinkRead } from '#api/auth/link-notice.ts'
import { loadAnew } from '#api/browser/page-visibility.ts'
import type { LinkFailure } from './session.types.ts'

export type LinkNoticeInput = {
  /** Why the link did not log in; null if it did, or if there was no link. */
  end: LinkFailure | null
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
    isUnusable: ({ context }) => context.end === 'unusable',
    isClosed: ({ context }) => context.end === 'closed',
    isFailed: ({ context }) => context.end === 'failed',
    isUnread: ({ context }) => context.byLink && !context.isRead,
  },
  actions: { forgetTicket: () => forgetTicket(), markRead: () => markLinkRead(), loadAnew },
}).createMachine({
  id: 'linkNotice',
  description: 'Says whose account a link has logged in, or why a link did not log in.',
  context: ({ input }) => input,
  initial: 'routing',
  states: {
    routing: {
      description: 'What the link has done decides what is said.',
      always: [
        { guard: 'isUnusable', target: 'unusable' },
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isFailed', target: 'failed' },
        { guard: 'isUnread', target: 'loggedIn' },
        { target: 'silent' },
      ],
    },
    loggedIn: {
      description: 'A link has logged in: the page names the account until its member has read it.',
      on: { 'notice.dismiss': { target: 'silent', actions: 'markRead' } },
    },
    unusable: {
      description: 'The link has expired, was used before, or never was valid.',
      on: { 'notice.dismiss': 'silent' },
    },
    closed: {
      description: 'The account of the link is closed.',
      on: { 'notice.dismiss': 'silent' },
    },
    failed: {
      description: 'The platform did not say what the link is worth. Loading the page again tries it again.',
      on: {
        'notice.retry': { actions: 'loadAnew' },
        'notice.dismiss': { target: 'silent', actions: 'forgetTicket' },
      },
    },
    silent: { type: 'final', description: 'There is nothing to say of a link.' },
  },
})
