import { createMachine } from 'xstate'
import { crossing } from './crossing'

/** What Node alone cannot read: an element, and an import without its ending. */
export const stocked = createMachine({
  id: 'stocked',
  initial: 'full',
  states: { full: { on: { SELL: 'bare' } }, bare: { on: { STOCK: 'full' } } },
})

export const Label = () => <b>{crossing.id}</b>
