import type { ChunkingContext } from 'rolldown'

/** Shared libraries in two files of their own: they stay cached when the application changes. */
export const libraries = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'core',
    test: /node_modules[\\/](@tanstack(?![\\/](react-query|query-core|react-virtual|virtual-core)[\\/])|@lingui|xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)[\\/]|vite[\\/](preload-helper|modulepreload)|rolldown[\\/]runtime/,
  },
]

const START = /[\\/]src[\\/]app[\\/]start\.tsx$/
const HOME_PAGE = /[\\/]src[\\/]pages[\\/]lobby[\\/]home\.page\.tsx$/
const CALLS =
  /[\\/]src[\\/]api[\\/](http[\\/](call-api|first-calls)|play[\\/]game-launch|lobby[\\/]home)\.ts$/

/** Reads mobile numbers by the numbering plans of their countries. */
const MOBILE_NUMBERS = /node_modules[\\/]libphonenumber-js[\\/]|[\\/]protocol[\\/]auth[\\/]read-mobile\.ts$/

/** What login, registration and a forgotten password have in common. */
const WAYS_IN =
  /[\\/]src[\\/](ui|machines)[\\/]auth[\\/]((captcha|countries|firebase|mobile|second-step|two-factor|slider|sms-code)([\\/]|\.(machine|logic))|phone-verification-state)|[\\/]src[\\/](machines[\\/]kit[\\/]failed-states|pages[\\/]kit[\\/]use-outcome)\.ts$/

/** What says why something was not done or did not arrive, and what forms are made of: on most pages that come late. */
const SAYINGS =
  /[\\/]src[\\/](ui[\\/]kit[\\/](errors[\\/]|(forms|text|feedback)[\\/](field|checkbox|clock|retry-countdown-button|no-response|try-again)\.)|pages[\\/]site[\\/]use-terms\.ts$)/

/** What lets links in texts lead to pages of the site. */
const LINK_GATE =
  /[\\/]src[\\/](ui[\\/]site[\\/]notice[\\/]link-gate\.ts|pages[\\/]site[\\/](link-gate\.tsx|use-known-places\.ts))$/

/** The tiers of a contract, as they are read and composed. */
const TIERS =
  /[\\/]src[\\/]ui[\\/](agents[\\/](contract[\\/]tier-table|contract-offer[\\/](tier-editor|period-choice))|kit[\\/]forms[\\/]money-field)\.tsx$/

/** How pages read what is no flow, page after page. */
const READS =
  /[\\/]src[\\/](ui[\\/]kit[\\/](text[\\/](currency-symbol|money)|hooks[\\/](focus-main-content|use-focus-where-lost))\.tsx?$|pages[\\/](kit|site)[\\/](account-queries|badge-counts|query-part|infinite-rows|unread-messages|use-invalidation|why-failed)\.tsx?$|api[\\/]browser[\\/]request-intent\.ts$)|node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/

/** What the lists of games say of what they hold. */
const GAME_WORDS = /[\\/]src[\\/]ui[\\/]lobby[\\/](game[\\/]kind-name|lobby[\\/]drawings)\.ts$/

/** The heart and the sheet of a game's tile. */
const TILE_TOOLS =
  /[\\/]src[\\/](ui[\\/]lobby[\\/](game[\\/]tile-tools|lobby[\\/]favourite-failed)\.tsx|pages[\\/]lobby[\\/]use-info\.ts|app[\\/]favourites\.ts)$/

/** Lists of games, and of the rooms of those that are played with others. */
const LISTS =
  /[\\/]src[\\/]ui[\\/]lobby[\\/](lobby[\\/](game-grid|how-many|lobby-end|lobby-search|no-games)|rooms[\\/]rooms)\.tsx$/

/** What the pages of members have in common: their names. */
const MEMBER_WORDS =
  /[\\/]src[\\/]ui[\\/]account[\\/]member[\\/](member-page|page-name|page-words)\.tsx?$|[\\/]src[\\/]pages[\\/]cashier[\\/]use-money-ways\.ts$/

/** Little things that parts which come late share. */
const LITTLE =
  /[\\/]src[\\/]ui[\\/](support[\\/]customer-service[\\/]headset\.ts|layout[\\/]header-menu\.module\.css|lobby[\\/]banner-card[\\/](banner-card|dialog-banner)\.(tsx|module\.css)|kit[\\/](hooks[\\/]use-(focus-on-step|media|now|focus-account)\.ts|controls[\\/]way-on\.module\.css|layout[\\/]disclosure\.(tsx|module\.css)))$/

/** What the pages of the agent centre have in common; in a file each, their names alone would weigh on Home. */
const AGENTS =
  /[\\/]src[\\/](ui[\\/](agents[\\/](report[\\/]|agent[\\/]page-(name\.tsx|words\.ts)$)|kit[\\/](layout[\\/]report-table|forms[\\/](date-range|text-area))\.tsx?$)|api[\\/]agents[\\/](contracts|team-reports)\.ts$|pages[\\/](agents|kit)[\\/](agent-pages|use-contract-news|use-export|use-report-days|use-report-search|use-symbol|report-search|time-steps)\.tsx?$)|[\\/]protocol[\\/]agents[\\/](contract-terms|team-reports)\.ts$/

/**
 * The site's own code: what Home begins with is one file, since many small ones compress worse and each costs a request.
 * What calls are made with comes in another once the page stands. A group takes along what its modules import.
 */
export const siteGroups = [
  ...libraries,
  { name: 'loading', test: /[\\/]src[\\/]app[\\/]chunk-loading\.ts$/ },
  {
    debugName: 'app',
    // `start.tsx` itself stays out: it waits for the page's route, which must not have to wait for it.
    name: (id: string, context: ChunkingContext) =>
      HOME_PAGE.test(id) || context.getModuleInfo(id)?.importers.some((importer) => START.test(importer))
        ? 'app'
        : null,
  },
  { name: 'calls', test: CALLS },
  { name: 'sayings', test: SAYINGS },
  { name: 'link-gate', test: LINK_GATE },
  // Before the ways in, since other forms have mobiles too.
  { name: 'mobile-numbers', test: MOBILE_NUMBERS },
  { name: 'ways-in', test: WAYS_IN },
  { name: 'reads', test: READS },
  { name: 'game-words', test: GAME_WORDS },
  { name: 'tile-tools', test: TILE_TOOLS },
  { name: 'lists', test: LISTS },
  { name: 'member-words', test: MEMBER_WORDS },
  { name: 'little', test: LITTLE },
  { name: 'agents', test: AGENTS },
  // Last, for it would take along what nearly every page needs.
  { name: 'tiers', test: TIERS },
]
