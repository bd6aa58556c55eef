import { assign, fromCallback, sendTo, setup } from 'xstate'
import type { SourceName } from './live-source.ts'

export type LivePage = { page: string; address: string }

type PageReported = { type: 'page.reported' } & LivePage

export type LiveEvent =
  | PageReported
  | { type: 'page.left'; page: string }
  | { type: 'page.choose'; page: string }
  /** A page is about to be opened. It will be followed instead of the current one. */
  | { type: 'page.expect' }
  | { type: 'actor.choose'; actor: string }
  | { type: 'source.choose'; source: SourceName }
  | { type: 'source.failed' }
  | { type: 'source.retry' }
  | { type: 'picture.stop' }
  | { type: 'picture.go' }

export type LiveContext = {
  source: SourceName
  pages: readonly LivePage[]
  /**
   * The followed page, even while it is lost. Null before a page is followed, while a new page is expected,
   * and after the source has failed or changed.
   */
  page: string | null
  /** The actor that the reader chose last, for a machine that has several. Null before the first choice. */
  actor: string | null
}

/** Interval in ms at which pages are asked to report. */
const ASK_AGAIN = 1_000
/** How long a page may be silent before it is asked whether it is still open, in ms. */
const UNTIL_DOUBT = 5_000
/** How long the page then has to respond, in ms. */
const UNTIL_LOST = 3_000

const listen = fromCallback<{ type: 'ask' }, { source: SourceName }, LiveEvent>(() => {
  throw new Error('The page provides no listener.')
})

export const liveMachine = setup({
  types: { context: {} as LiveContext, events: {} as LiveEvent },
  actors: {
    /** Listens to a source and asks its pages to report. Provided by `startLive`. */
    listen,
  },
  guards: {
    isFollowed: ({ context }, page: string) => page === context.page,
    isKnown: ({ context }, page: string) => context.pages.some((known) => known.page === page),
    /** A reload gives a page a new id, so only an unknown page can be the lost page after a reload. */
    isNew: ({ context }, page: string) => !context.pages.some((known) => known.page === page),
    isOther: ({ context }, source: SourceName) => source !== context.source,
    isAskable: ({ context }) => context.source === 'tabs',
  },
  actions: {
    ask: sendTo('listen', { type: 'ask' }),
    notePage: assign({
      pages: ({ context: { pages } }, { page, address }: LivePage) =>
        pages.some((known) => known.page === page)
          ? pages.map((known) => (known.page === page ? { page, address } : known))
          : [...pages, { page, address }],
    }),
    dropPage: assign({
      pages: ({ context: { pages } }, page: string) => pages.filter((known) => known.page !== page),
    }),
    dropLost: assign({
      pages: ({ context: { pages, page } }) => pages.filter((known) => known.page !== page),
    }),
    followPage: assign({ page: (_, page: string) => page }),
    chooseActor: assign({ actor: (_, actor: string) => actor }),
    letGo: assign({ page: null }),
    forgetPages: assign({ pages: [], page: null }),
    chooseSource: assign((_, source: SourceName) => ({ source, pages: [], page: null })),
  },
  delays: { untilAsked: ASK_AGAIN, untilDoubt: UNTIL_DOUBT, untilLost: UNTIL_LOST },
}).createMachine({
  id: 'live',
  description: 'Follows the running application in another tab, beside a chart or during a replay.',
  context: { source: 'tabs', pages: [], page: null, actor: null },
  type: 'parallel',
  on: { 'actor.choose': { actions: { type: 'chooseActor', params: ({ event }) => event.actor } } },
  states: {
    connection: {
      description: 'The page of the application that is followed.',
      initial: 'silent',
      invoke: { id: 'listen', src: 'listen', input: ({ context }) => ({ source: context.source }) },
      on: {
        'source.choose': {
          guard: { type: 'isOther', params: ({ event }) => event.source },
          target: 'connection',
          reenter: true,
          actions: { type: 'chooseSource', params: ({ event }) => event.source },
        },
        'source.failed': { target: '.unreachable', actions: 'forgetPages' },
        'page.reported': { actions: { type: 'notePage', params: ({ event }) => event } },
        'page.left': { actions: { type: 'dropPage', params: ({ event }) => event.page } },
        'page.choose': {
          guard: { type: 'isKnown', params: ({ event }) => event.page },
          target: '.attached.doubtful',
          actions: { type: 'followPage', params: ({ event }) => event.page },
        },
      },
      states: {
        silent: {
          description: 'No page has answered yet.',
          entry: 'ask',
          on: {
            'page.reported': {
              target: 'attached',
              actions: [
                { type: 'notePage', params: ({ event }) => event },
                { type: 'followPage', params: ({ event }) => event.page },
              ],
            },
          },
          after: { untilAsked: { target: 'silent', reenter: true } },
        },
        attached: {
          description: 'A page is connected and sends its events.',
          initial: 'sure',
          on: {
            'page.left': {
              guard: { type: 'isFollowed', params: ({ event }) => event.page },
              target: 'lost',
              actions: 'dropLost',
            },
            'page.expect': { target: 'lost', actions: 'letGo' },
          },
          states: {
            sure: {
              description: 'The page sent something recently.',
              after: { untilDoubt: { guard: 'isAskable', target: 'doubtful' } },
            },
            doubtful: {
              description: 'The page has been silent, so the view asks whether it is still open.',
              entry: 'ask',
              on: {
                'page.reported': {
                  guard: { type: 'isFollowed', params: ({ event }) => event.page },
                  target: 'sure',
                  actions: { type: 'notePage', params: ({ event }) => event },
                },
              },
              after: { untilLost: { target: '#live.connection.lost', actions: 'dropLost' } },
            },
          },
        },
        lost: {
          description: 'The page has closed or is being replaced. The next page that appears is followed.',
          entry: 'ask',
          on: {
            'page.reported': {
              guard: { type: 'isNew', params: ({ event }) => event.page },
              target: 'attached',
              actions: [
                { type: 'notePage', params: ({ event }) => event },
                { type: 'followPage', params: ({ event }) => event.page },
              ],
            },
          },
          after: { untilAsked: { target: 'lost', reenter: true } },
        },
        unreachable: {
          description: 'The connection to the pages failed. The user can try again.',
          on: { 'source.retry': { target: '#live.connection', reenter: true } },
        },
      },
    },
    picture: {
      description: 'Whether the view follows the page.',
      initial: 'moving',
      states: {
        moving: {
          description: 'Everything is shown as it happens.',
          on: { 'picture.stop': 'still' },
        },
        still: {
          description: 'The view is paused. New events are kept.',
          on: { 'picture.go': 'moving' },
        },
      },
    },
  },
})
