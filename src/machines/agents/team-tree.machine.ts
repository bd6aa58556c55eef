import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { TeamOrder } from '#api/agents/team-tree.ts'
import type { Downline, FoundMember } from '#protocol/agents/team-tree.ts'
import { type LevelOwner, type LevelReport, teamLevelMachine } from './team-level.machine.ts'

export const levelId = (memberId: LevelOwner['memberId']): `level:${string}` => `level:${memberId ?? 'own'}`

export type TeamTreeContext = TeamOrder & {
  opened: readonly string[]
  /**
   * Members whose levels were loaded in the current order, visible or not. The actors of these levels are
   * running.
   */
  known: readonly string[]
  /** The member found last. The page scrolls to them and highlights them. */
  revealed: string | null
  /** Incremented whenever a level's content changes. */
  edition: number
}

export type TeamTreeEvent =
  | { type: 'node.open'; memberId: string }
  | { type: 'node.close'; memberId: string }
  | ({ type: 'level.more' } & LevelOwner)
  | ({ type: 'level.retry' } & LevelOwner)
  | { type: 'member.reveal'; found: FoundMember }
  | { type: 'member.update'; member: Downline }
  | { type: 'order.choose'; order: TeamOrder }
  | { type: 'tree.reload' }
  | LevelReport

const report = ({ event }: { event: LevelOwner & { rows: number } }) => event
const owner = ({ event }: { event: LevelOwner }) => event
const node = ({ event }: { event: { memberId: string } }) => event.memberId

/**
 * An agent's team (AGENT-07), opened level by level. A level's actor keeps running while its node is closed,
 * so reopening is instant.
 */
export const teamTreeMachine = setup({
  types: {
    context: {} as TeamTreeContext,
    events: {} as TeamTreeEvent,
    tags: {} as 'busy',
    children: {} as { [id: `level:${string}`]: 'teamLevel' },
  },
  actors: { teamLevel: teamLevelMachine },
  guards: {
    isOwn: (_, { memberId }: LevelOwner) => memberId === null,
    isOwnEmpty: (_, { memberId, rows }: LevelOwner & { rows: number }) => memberId === null && rows === 0,
    isClosed: ({ context }, memberId: string) => !context.opened.includes(memberId),
    isOpened: ({ context }, memberId: string) => context.opened.includes(memberId),
    isOtherOrder: ({ context }, { sort, descending }: TeamOrder) =>
      sort !== context.sort || descending !== context.descending,
  },
  actions: {
    /**
     * Reloads all visible levels from the first page. Hidden levels are loaded when they are opened again.
     */
    reloadLevels: enqueueActions(({ context: { known, opened, sort, descending }, enqueue }) => {
      for (const memberId of [null, ...known]) enqueue.stopChild(levelId(memberId))
      for (const memberId of [null, ...opened]) {
        enqueue.spawnChild('teamLevel', { id: levelId(memberId), input: { memberId, sort, descending } })
      }
      enqueue.assign({ known: opened, revealed: null })
    }),
    openNode: enqueueActions(
      ({ context: { known, opened, sort, descending }, enqueue }, memberId: string) => {
        enqueue.assign({ opened: [...opened, memberId] })
        if (known.includes(memberId)) return
        enqueue.assign({ known: [...known, memberId] })
        enqueue.spawnChild('teamLevel', { id: levelId(memberId), input: { memberId, sort, descending } })
      },
    ),
    closeNode: assign({
      opened: ({ context }, memberId: string) => context.opened.filter((opened) => opened !== memberId),
    }),
    reveal: enqueueActions(
      ({ context: { known, opened, sort, descending }, enqueue }, { downline, path }: FoundMember) => {
        const owners = [null, ...path.map(({ memberId }) => memberId)]
        const way = path.map(({ memberId }) => memberId)
        enqueue.assign({
          opened: [...new Set([...opened, ...way])],
          known: [...new Set([...known, ...way])],
          revealed: downline.memberId,
        })
        for (const memberId of way.filter((memberId) => !known.includes(memberId))) {
          enqueue.spawnChild('teamLevel', { id: levelId(memberId), input: { memberId, sort, descending } })
        }
        for (const [step, member] of [...path, downline].entries()) {
          enqueue.sendTo(levelId(owners[step] ?? null), { type: 'member.add', member })
        }
      },
    ),
    /** Sends the update to all levels, because only a level knows its members. */
    sendUpdate: enqueueActions(({ context: { known }, enqueue }, member: Downline) => {
      for (const memberId of [null, ...known]) {
        enqueue.sendTo(levelId(memberId), { type: 'member.update', member })
      }
    }),
    loadMore: sendTo((_, { memberId }: LevelOwner) => levelId(memberId), { type: 'level.more' }),
    retryLevel: sendTo((_, { memberId }: LevelOwner) => levelId(memberId), { type: 'level.retry' }),
    setOrder: assign((_, { sort, descending }: TeamOrder) => ({ sort, descending })),
    bumpRevision: assign({ edition: ({ context }) => context.edition + 1 }),
  },
}).createMachine({
  id: 'teamTree',
  description: 'Shows agents their team, level by level.',
  context: { sort: 'account', descending: false, opened: [], known: [], revealed: null, edition: 0 },
  initial: 'reading',
  on: {
    'tree.reload': '.reading',
    'order.choose': {
      guard: { type: 'isOtherOrder', params: ({ event }) => event.order },
      target: '.reading',
      actions: { type: 'setOrder', params: ({ event }) => event.order },
    },
  },
  states: {
    reading: {
      description: 'The agent’s direct downlines are loading, with every level that was open.',
      tags: 'busy',
      entry: 'reloadLevels',
      on: {
        'level.changed': [
          { guard: { type: 'isOwnEmpty', params: report }, target: 'empty' },
          { guard: { type: 'isOwn', params: owner }, target: 'shown' },
        ],
        'level.failed': { guard: { type: 'isOwn', params: owner }, target: 'failed' },
      },
    },
    shown: {
      description: 'The team is shown. The agent can open the level below anyone who has a team.',
      on: {
        'node.open': {
          guard: { type: 'isClosed', params: node },
          actions: { type: 'openNode', params: node },
        },
        'node.close': {
          guard: { type: 'isOpened', params: node },
          actions: { type: 'closeNode', params: node },
        },
        'level.more': { actions: { type: 'loadMore', params: owner } },
        'level.retry': { actions: { type: 'retryLevel', params: owner } },
        'member.reveal': { actions: { type: 'reveal', params: ({ event }) => event.found } },
        'member.update': { actions: { type: 'sendUpdate', params: ({ event }) => event.member } },
        'level.changed': { actions: 'bumpRevision' },
        'level.failed': { actions: 'bumpRevision' },
      },
    },
    empty: { description: 'The team is empty. No one has joined yet.' },
    failed: { description: 'The team could not be loaded. The agent can try again.' },
  },
})
