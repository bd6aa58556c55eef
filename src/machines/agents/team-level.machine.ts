import { assign, type DoneActorEvent, sendParent, setup } from 'xstate'
import type { LevelPage, LevelRequest, TeamOrder } from '#api/agents/team-tree.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { Downline } from '#protocol/agents/team-tree.ts'
import { withFound, withPage, withUpdate } from './team-level.logic.ts'

/** The agent whose direct downlines a level shows; null for the viewer. */
export type LevelOwner = { memberId: string | null }

export type TeamLevelContext = LevelOwner &
  TeamOrder & {
    rows: readonly Downline[]
    /** Members that the search found on pages that are not loaded yet. They are shown after the rows. */
    found: readonly Downline[]
    /** Currency code of the balances; empty until the first page is loaded. */
    currency: string
    next: string | null
    failure: CallFailure | null
  }

export type LevelReport =
  | (LevelOwner & { type: 'level.changed'; rows: number })
  | (LevelOwner & { type: 'level.failed' })

const page = ({ event }: { event: DoneActorEvent<LevelPage> }) => event.output

/** One level of a team (AGENT-07): an agent's direct downlines, loaded page by page and kept in memory. */
export const teamLevelMachine = setup({
  types: {
    input: {} as LevelOwner & TeamOrder,
    context: {} as TeamLevelContext,
    events: {} as
      | { type: 'level.more' }
      | { type: 'level.retry' }
      | { type: 'member.add'; member: Downline }
      | { type: 'member.update'; member: Downline },
    tags: {} as 'busy',
  },
  actors: {
    readLevel: providedCall<LevelPage, LevelRequest>(),
  },
  guards: {
    hasMore: (_, page: LevelPage) => page.next !== null,
    isKnown: ({ context: { rows, found } }, { memberId }: Downline) =>
      [...rows, ...found].some((row) => row.memberId === memberId),
  },
  actions: {
    addPage: assign(({ context }, page: LevelPage) => withPage(context, page)),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    setFound: assign(({ context }, member: Downline) => withFound(context, member)),
    updateMember: assign(({ context }, member: Downline) => withUpdate(context, member)),
    notifyChanged: sendParent(
      ({ context: { memberId, rows } }): LevelReport => ({
        type: 'level.changed',
        memberId,
        rows: rows.length,
      }),
    ),
    notifyFailed: sendParent(
      ({ context: { memberId } }): LevelReport => ({ type: 'level.failed', memberId }),
    ),
  },
}).createMachine({
  id: 'teamLevel',
  description: 'Loads one level of an agent’s team page by page and keeps the loaded pages.',
  context: ({ input }) => ({ ...input, rows: [], found: [], currency: '', next: null, failure: null }),
  initial: 'reading',
  on: {
    'member.add': {
      actions: [
        { type: 'setFound', params: ({ event }: { event: { member: Downline } }) => event.member },
        'notifyChanged',
      ],
    },
    'member.update': {
      guard: { type: 'isKnown', params: ({ event }: { event: { member: Downline } }) => event.member },
      actions: [
        { type: 'updateMember', params: ({ event }: { event: { member: Downline } }) => event.member },
        'notifyChanged',
      ],
    },
  },
  states: {
    reading: {
      description: 'The next page of the level is loading.',
      tags: 'busy',
      invoke: {
        id: 'readLevel',
        src: 'readLevel',
        input: ({ context: { memberId, sort, descending, next } }) => ({
          memberId,
          sort,
          descending,
          cursor: next,
        }),
        onDone: [
          {
            guard: { type: 'hasMore', params: page },
            target: 'hasMore',
            actions: [{ type: 'addPage', params: page }, 'notifyChanged'],
          },
          { target: 'complete', actions: [{ type: 'addPage', params: page }, 'notifyChanged'] },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'setFailure', params: errorOf }, 'notifyFailed'],
        },
      },
    },
    hasMore: {
      description: 'Part of the level is shown. The next page loads when the list is scrolled near its end.',
      on: { 'level.more': { target: 'reading', actions: 'notifyChanged' } },
    },
    complete: { description: 'The whole level is shown.' },
    failed: {
      description: 'The page could not be loaded. The rows already shown stay, and the agent can try again.',
      on: { 'level.retry': { target: 'reading', actions: 'notifyChanged' } },
    },
  },
})
