import { standIn } from './stand-in.ts'

export * from 'xstate'

/** XState without the functions that run actors, so that an inspected module starts nothing. */
export { standIn as createActor, standIn as interpret, standIn as toPromise, standIn as waitFor }
