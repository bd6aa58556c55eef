import { createMachine } from 'xstate'
import { crossing } from './crossing'

/**
 * Node cannot load this module without a bundler, since it contains JSX and an import without an extension.
 */
export const stocked = createMachine({
  id: 'stocked',
  initial: 'full',
  states: { full: { on: { SELL: 'bare' } }, bare: { on: { STOCK: 'full' } } },
})

export const Label = () => <b>{crossing.id}</b>
