import { standIn } from './stand-in.ts'

export * from 'xstate'

/** XState without running actors: a module under inspection starts nothing. */
export { standIn as createActor, standIn as interpret, standIn as toPromise, standIn as waitFor }
