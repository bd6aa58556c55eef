import { assign, setup } from 'xstate'
import type { GameType } from '#protocol/lobby/games.ts'

/** Milliseconds that the pointer rests on an entry before its menu opens, and that the menu stays after the pointer left it. */
const REST = 150
const GRACE = 300

type Context = { category: GameType | null }

const category = ({ event }: { event: { category: GameType } }) => event.category
const setCategory = { type: 'setCategory', params: category } as const

/** The drop-down menu of a category's vendors in the header's navigation (HEAD-04). */
export const vendorMenuMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      /** The pointer came over a category's entry. */
        | { type: 'menu.point'; category: GameType }
        /** It left the navigation and the menu. */
        | { type: 'menu.leave' }
        /** It came over the menu itself. */
        | { type: 'menu.stay' }
        /** By the keyboard. */
        | { type: 'menu.open'; category: GameType }
        | { type: 'menu.close' },
    tags: {} as 'shown',
  },
  actions: { setCategory: assign({ category: (_, category: GameType) => category }) },
  delays: { untilRested: REST, untilGone: GRACE },
}).createMachine({
  id: 'vendorMenu',
  description: 'Opens the vendors of a category under its entry, and closes them when nobody wants them.',
  context: { category: null },
  initial: 'closed',
  on: {
    'menu.open': { target: '.open', actions: setCategory },
    'menu.close': '.closed',
  },
  states: {
    closed: {
      description: 'No menu is shown.',
      on: { 'menu.point': { target: 'hovering', actions: setCategory } },
    },
    hovering: {
      description: 'The pointer is over an entry; it may only be passing.',
      on: {
        'menu.point': { target: 'hovering', reenter: true, actions: setCategory },
        'menu.leave': 'closed',
      },
      after: { untilRested: 'open' },
    },
    open: {
      description: 'The vendors of a category are shown; another entry shows its own at once.',
      tags: 'shown',
      on: {
        'menu.point': { actions: setCategory },
        'menu.leave': 'closing',
      },
    },
    closing: {
      description: 'The pointer has left, and may come back.',
      tags: 'shown',
      on: {
        'menu.point': { target: 'open', actions: setCategory },
        'menu.stay': 'open',
      },
      after: { untilGone: 'closed' },
    },
  },
})
