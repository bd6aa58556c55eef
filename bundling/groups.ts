import type { ChunkingContext } from 'rolldown'

/** Shared libraries in two files of their own: they stay cached when the application changes. */
export const libraries = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'core',
    test: /node_modules[\\/](@tanstack(?![\\/](react-query|query-core|react-virtual|virtual-core)[\\/])|@lingui|xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)[\\/]|vite[\\/](preload-helper|modulepreload)|rolldown[\\/]runtime/,
  },
]

const START = /[\\/]src[\\/]start\.tsx$/
const HOME_PAGE = /[\\/]src[\\/]routes[\\/]-home-page\.tsx$/
const CALLS =
  /[\\/]src[\\/]api[\\/](ask|balance|game-launch|home|session-calls|site-configuration|socket-ticket|system-status)\.ts$/

/** What login, registration and a forgotten password have in common. */
const WAYS_IN =
  /[\\/]src[\\/](ui|machines)[\\/](call-failure|captcha|countries|firebase|mobile|second-step|slider|sms-code)([\\/]|\.machine)/

/** The tiers of a contract, read and composed. */
const TIERS =
  /[\\/]src[\\/]ui[\\/](contract[\\/]tier-table|contract-offer[\\/](tier-editor|period-choice)|kit[\\/]money-field)\.tsx$/

/** What the reports of the agent centre have in common; in a file each, their names alone would weigh on Home. */
const REPORTS =
  /[\\/]src[\\/](ui[\\/](report[\\/]|kit[\\/](report-table|date-range|currency-symbol|money)\.tsx?$)|api[\\/]record-export\.ts$|routes[\\/]-(rows-of|use-export|use-report-days|part-of|report-search|time-steps)\.tsx?$)|node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/

/**
 * The site's own code: what Home begins with is one file, since many small ones compress worse and each costs a request.
 * What calls are made with comes in another once the page stands. A group takes along what its modules import.
 */
export const siteGroups = [
  ...libraries,
  { name: 'loading', test: /[\\/]src[\\/]part-loading\.ts$/ },
  {
    debugName: 'app',
    // `start.tsx` itself stays out: it waits for the page's route, which must not have to wait for it.
    name: (id: string, context: ChunkingContext) =>
      HOME_PAGE.test(id) || context.getModuleInfo(id)?.importers.some((importer) => START.test(importer))
        ? 'app'
        : null,
  },
  { name: 'calls', test: CALLS },
  { name: 'ways-in', test: WAYS_IN },
  { name: 'tiers', test: TIERS },
  { name: 'reports', test: REPORTS },
]
