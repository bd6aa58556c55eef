import { standIn } from './stand-in.ts'

export * from 'xstate'

/** XState, but no actor runs: a module that is only read starts nothing. */
export { standIn as createActor, standIn as interpret, standIn as toPromise, standIn as waitFor }
