import { assign, type DoneActorEvent, setup } from 'xstate'
import type { FoundPage } from '#api/agents/team-tree.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { FoundMember } from '#protocol/agents/team-tree.ts'

/** How long typing must pause before a search starts, in ms. */
const QUIET = 300

const page = ({ event }: { event: DoneActorEvent<FoundPage> }) => event.output
const text = ({ event }: { event: { text: string } }) => event.text

/**
 * Searches an agent's whole team by account or nickname (AGENT-07). A new search text cancels the previous
 * search.
 */
export const teamSearchMachine = setup({
  types: {
    /** Search text in the URL; empty if none. */
    input: {} as { text: string },
    context: {} as {
      text: string
      found: readonly FoundMember[]
      total: number
      next: string | null
      failure: CallFailure | null
    },
    events: {} as
      | { type: 'search.change'; text: string }
      | { type: 'search.clear' }
      | { type: 'search.more' }
      | { type: 'search.retry' },
    tags: {} as 'busy',
  },
  actors: {
    findInTeam: providedCall<FoundPage, { search: string; cursor: string | null }>(),
  },
  guards: {
    isTyped: ({ context }) => cleanTyped(context.text) !== '',
    isBlank: (_, text: string) => text.trim() === '',
    hasMore: ({ context }) => context.next !== null,
    isNone: (_, page: FoundPage) => page.total === 0,
  },
  actions: {
    setText: assign({ text: (_, text: string) => text }),
    clearText: assign({ text: '' }),
    clearFound: assign({ found: [], total: 0, next: null, failure: null }),
    addPage: assign(({ context }, { found, next, total }: FoundPage) => ({
      found: [...context.found, ...found],
      next,
      total,
      failure: null,
    })),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
  },
  delays: { untilQuiet: QUIET },
}).createMachine({
  id: 'teamSearch',
  description: 'Searches an agent’s whole team by username or nickname.',
  context: ({ input }) => ({ ...input, found: [], total: 0, next: null, failure: null }),
  initial: 'routing',
  on: {
    'search.change': [
      {
        guard: { type: 'isBlank', params: text },
        target: '.idle',
        actions: { type: 'setText', params: text },
      },
      { target: '.waiting', reenter: true, actions: { type: 'setText', params: text } },
    ],
    'search.clear': { target: '.idle', actions: 'clearText' },
  },
  states: {
    routing: {
      description: 'The page checks whether the URL already has a search.',
      always: [{ guard: 'isTyped', target: 'searching' }, { target: 'idle' }],
    },
    idle: { description: 'No search is active.', entry: 'clearFound' },
    waiting: {
      description: 'The agent is typing. The search starts after a short pause.',
      tags: 'busy',
      after: { untilQuiet: 'searching' },
    },
    searching: {
      description: 'The search is loading its first results.',
      tags: 'busy',
      entry: 'clearFound',
      invoke: {
        id: 'findInTeam',
        src: 'findInTeam',
        input: ({ context }) => ({ search: cleanTyped(context.text), cursor: null }),
        onDone: [
          { guard: { type: 'isNone', params: page }, target: 'none' },
          { target: 'found', actions: { type: 'addPage', params: page } },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: errorOf } },
      },
    },
    found: {
      description: 'The matching players are listed, each with their place in the team.',
      initial: 'idle',
      states: {
        idle: {
          description: 'All requested results are shown.',
          on: { 'search.more': { guard: 'hasMore', target: 'loadingMore' } },
        },
        loadingMore: {
          description: 'More results are loading.',
          tags: 'busy',
          invoke: {
            id: 'findMore',
            src: 'findInTeam',
            input: ({ context }) => ({ search: cleanTyped(context.text), cursor: context.next }),
            onDone: { target: 'idle', actions: { type: 'addPage', params: page } },
            onError: { target: 'moreFailed', actions: { type: 'setFailure', params: errorOf } },
          },
        },
        moreFailed: {
          description: 'More results could not be loaded. Those shown stay, and the agent can try again.',
          on: { 'search.retry': 'loadingMore' },
        },
      },
    },
    none: { description: 'No one in the team matches.' },
    failed: {
      description: 'The search failed. The agent can try again.',
      on: { 'search.retry': 'searching' },
    },
  },
})
