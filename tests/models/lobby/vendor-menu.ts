import { defineModel } from '@palpite/paths/model.ts'
import { vendorMenuMachine } from '#machines/lobby/vendor-menu.machine.ts'

export const vendorMenuModel = defineModel(vendorMenuMachine, {
  events: {
    'menu.point': { casino: { category: 'RNG' }, fishing: { category: 'FISH' } },
    'menu.leave': {},
    'menu.stay': {},
    'menu.open': { casino: { category: 'RNG' } },
    'menu.close': {},
  },
  outcomes: {},
  view: ({ category }) => ({ category }),
})
