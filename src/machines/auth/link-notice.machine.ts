import { setup } from 'xstate'
import { forgetTicket } from '#api/auth/address-token.ts'
import { markLinkRead } from '#api/auth/link-notice.ts'
import { loadAnew } from '#api/browser/page-visibility.ts'
import type { LinkFailure } from './session.types.ts'

/** What is known of the link that opened the page. */
export type LinkNoticeInput = {
  /** Why it did not log in; null where it did, or there was none. */
  end: LinkFailure | null
  /** Whether a link started the session that is held. */
  byLink: boolean
  /** Whether its member has read so in this tab. */
  isRead: boolean
}

/**
 * Says what a link that logs in has done (LOGIN-11): whose account it logged in, so that nobody pays into the account of
 * whoever sent the link, or why it did nothing.
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
