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
const CALLS = /[\\/]src[\\/]api[\\/](ask|first-calls|game-launch|home)\.ts$/

/** Reads mobile numbers by the numbering plans of their countries. */
const MOBILE_NUMBERS = /node_modules[\\/]libphonenumber-js[\\/]|[\\/]contract[\\/]read-mobile\.ts$/

/** What login, registration and a forgotten password have in common. */
const WAYS_IN =
  /[\\/]src[\\/](ui|machines)[\\/](captcha|countries|firebase|mobile|second-step|slider|sms-code)([\\/]|\.machine)|[\\/]src[\\/](machines[\\/](by-refusal|failed-states)|routes[\\/]-use-end)\.ts$/

/** What says why something was not done or did not arrive, and what forms are made of: on most pages that come late. */
const SAYINGS =
  /[\\/]src[\\/](ui[\\/](call-failure[\\/]|kit[\\/](field|checkbox|clock|again-in|no-answer|try-again)\.)|routes[\\/]-use-terms\.ts$)/

/** What lets links in texts lead to pages of the site. */
const LINK_GATE =
  /[\\/]src[\\/](ui[\\/]notice[\\/]link-gate\.ts|routes[\\/]-(link-gate\.tsx|use-known-places\.ts))$/

/** The tiers of a contract, as they are read and composed. */
const TIERS =
  /[\\/]src[\\/]ui[\\/](contract[\\/]tier-table|contract-offer[\\/](tier-editor|period-choice)|kit[\\/]money-field)\.tsx$/

/** How pages read what is no flow, page after page. */
const READS =
  /[\\/]src[\\/](ui[\\/](kit[\\/](currency-symbol|money)|hooks[\\/](go-on-at-content|use-focus-where-lost))\.tsx?$|routes[\\/]-(account-queries|badge-counts|part-of|rows-of|unread-messages|use-outdated|why-failed)\.tsx?$|api[\\/]intent\.ts$)|node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/

/** What the lists of games say of what they hold. */
const GAME_WORDS = /[\\/]src[\\/]ui[\\/](game[\\/]kind-name|lobby[\\/]drawings)\.ts$/

/** The heart and the sheet of a game's tile. */
const TILE_TOOLS =
  /[\\/]src[\\/](ui[\\/](game[\\/]tile-tools|lobby[\\/]favourite-failed)\.tsx|routes[\\/]-use-info\.ts|favourites\.ts)$/

/** Lists of games, and of the rooms of those that are played with others. */
const LISTS =
  /[\\/]src[\\/]ui[\\/](lobby[\\/](game-grid|how-many|lobby-end|lobby-search|no-games)|rooms[\\/]rooms)\.tsx$/

/** What the pages of members have in common: their names. */
const MEMBER_WORDS =
  /[\\/]src[\\/]ui[\\/]member[\\/](member-page|page-name|page-words)\.tsx?$|[\\/]src[\\/]routes[\\/]-use-money-ways\.ts$/

/** Little things that parts which come late share. */
const LITTLE =
  /[\\/]src[\\/]ui[\\/](customer-service[\\/]headset\.ts|frame[\\/]header-menu\.module\.css|banner-card[\\/](banner-card|dialog-banner)\.(tsx|module\.css)|hooks[\\/]use-(focus-on-step|media|now|way-on)\.ts|kit[\\/](way-on\.module\.css|disclosure\.(tsx|module\.css)))$/

/** What the pages of the agent centre have in common; in a file each, their names alone would weigh on Home. */
const AGENTS =
  /[\\/]src[\\/](ui[\\/](report[\\/]|agent[\\/]page-(name\.tsx|words\.ts)$|kit[\\/](report-table|date-range|text-area)\.tsx?$)|api[\\/](contracts|record-export|team-reports)\.ts$|routes[\\/]-(agent-pages|use-contract-news|use-export|use-report-days|use-report-search|use-symbol|report-search|time-steps)\.tsx?$)|[\\/]contract[\\/](contract-terms|team-reports)\.ts$/

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
