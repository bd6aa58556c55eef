import { assign, setup } from 'xstate'
import type { GameType } from '#protocol/lobby/games.ts'

/** How long the pointer must rest to open a menu, and how long a menu stays open after it has left, in ms. */
const REST = 150
const GRACE = 300

type Context = { category: GameType | null }

const category = ({ event }: { event: { category: GameType } }) => event.category
const setCategory = { type: 'setCategory', params: category } as const

/** A category's vendor menu in the header's navigation (HEAD-04). */
export const vendorMenuMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'menu.point'; category: GameType }
      /** The pointer has left both the navigation and the menu. */
      | { type: 'menu.leave' }
      /** The pointer has entered the menu. */
      | { type: 'menu.stay' }
      | { type: 'menu.open'; category: GameType }
      | { type: 'menu.close' },
    tags: {} as 'shown',
  },
  actions: { setCategory: assign({ category: (_, category: GameType) => category }) },
  delays: { untilRested: REST, untilGone: GRACE },
}).createMachine({
  id: 'vendorMenu',
  description:
    'Opens the providers of a category below its navigation entry and closes them when the pointer leaves.',
  context: { category: null },
  initial: 'closed',
  on: {
    'menu.open': { target: '.open', actions: setCategory },
    'menu.close': '.closed',
  },
  states: {
    closed: {
      description: 'The menu is closed.',
      on: { 'menu.point': { target: 'hovering', actions: setCategory } },
    },
    hovering: {
      description: 'The pointer is over an entry. The menu opens if it stays for a moment.',
      on: {
        'menu.point': { target: 'hovering', reenter: true, actions: setCategory },
        'menu.leave': 'closed',
      },
      after: { untilRested: 'open' },
    },
    open: {
      description:
        'The providers of a category are shown. Pointing at another entry switches to its providers at once.',
      tags: 'shown',
      on: {
        'menu.point': { actions: setCategory },
        'menu.leave': 'closing',
      },
    },
    closing: {
      description: 'The pointer has left. The menu closes after a moment unless the pointer returns.',
      tags: 'shown',
      on: {
        'menu.point': { target: 'open', actions: setCategory },
        'menu.stay': 'open',
      },
      after: { untilGone: 'closed' },
    },
  },
})
