import type { ChunkingContext } from 'rolldown'

/** Shared libraries in two chunks. They stay cached when the application changes. */
export const libraries = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'core',
    test: /node_modules[\\/](@tanstack(?![\\/](react-query|query-core|react-virtual|virtual-core)[\\/])|@lingui|xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)[\\/]|vite[\\/](preload-helper|modulepreload)|rolldown[\\/]runtime/,
  },
]

const START = /[\\/]src[\\/]app[\\/]start\.tsx$/
const HOME_PAGE = /[\\/]src[\\/]pages[\\/]lobby[\\/]home\.page\.tsx$/
/** API calls of Home. The group includes code and time rules that nearly every page's calls use. */
const CALLS =
  /[\\/]src[\\/]api[\\/](http[\\/](call-api|first-calls)|play[\\/]game-launch|lobby[\\/]home)\.ts$|[\\/](domain[\\/](time[\\/]moment|text[\\/]typed-code)|protocol[\\/]kit[\\/]throttled)\.ts$/

const MOBILE_NUMBERS = /node_modules[\\/]libphonenumber-js[\\/]|[\\/]domain[\\/]auth[\\/]read-mobile\.ts$/

/** Shared by login, sign-up and password reset. */
const SIGN_IN =
  /[\\/]src[\\/](ui|machines|pages)[\\/]auth[\\/]((captcha|countries|firebase|mobile|two-factor|slider|sms-code)([\\/]|\.(machine|logic|flow))|phone-verification-state)|[\\/]src[\\/]pages[\\/]kit[\\/]use-outcome\.ts$/

/** Error messages and form parts, shared by most lazily loaded pages. */
const FORM_PARTS =
  /[\\/]src[\\/](ui[\\/]kit[\\/](errors[\\/]|(forms|text|feedback)[\\/](field|checkbox|clock|retry-countdown-button|no-response|try-again)\.)|pages[\\/]site[\\/]use-terms\.ts$)/

/** Navigation by links in texts. */
const LINK_GATE =
  /[\\/]src[\\/](ui[\\/]kit[\\/]html[\\/]link-gate\.ts|pages[\\/]kit[\\/](link-gate\.tsx|use-known-places\.ts))$/

const TIERS =
  /[\\/]src[\\/]ui[\\/](agents[\\/](contract[\\/]tier-table|contract-offer[\\/]tier-editor)|kit[\\/]forms[\\/]money-field)\.tsx$/

/** Query helpers, shared by pages without a machine. */
const READS =
  /[\\/]src[\\/](ui[\\/]kit[\\/](text[\\/](currency-symbol|money)|hooks[\\/](focus-main-content|use-restore-focus))\.tsx?$|pages[\\/](kit|site)[\\/](account-queries|use-member-counts|query-part|infinite-rows|use-invalidation|why-failed)\.tsx?$|api[\\/]browser[\\/]request-intent\.ts$)|node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/

const GAME_TEXTS = /[\\/]src[\\/]ui[\\/](lobby[\\/]game[\\/]kind-name|kit[\\/]drawings[\\/]drawings)\.ts$/

const TILE_TOOLS =
  /[\\/]src[\\/](ui[\\/]lobby[\\/](game[\\/]tile-tools|lobby[\\/]favourite-failed)\.tsx|pages[\\/]lobby[\\/](use-info|favourites-actor)\.ts)$/

const LISTS =
  /[\\/]src[\\/]ui[\\/]lobby[\\/](lobby[\\/](game-grid|how-many|lobby-end|lobby-search|no-games)|rooms[\\/]rooms)\.tsx$/

const MEMBER_TEXTS =
  /[\\/]src[\\/]ui[\\/]kit[\\/]member-pages[\\/](member-page|member-page-name|member-page-names)\.tsx?$|[\\/]src[\\/]pages[\\/]cashier[\\/]use-money-pages\.ts$/

/** Small modules that many pages share. Each would cost a request of its own. */
const SMALL_PARTS =
  /[\\/]src[\\/]ui[\\/](layout[\\/]header-menu\.module\.css|kit[\\/](drawings[\\/]headset\.ts|banner[\\/](banner-card|dialog-banner)\.(tsx|module\.css)|hooks[\\/]use-(focus-on-step|media|now|focus-account)\.ts|controls[\\/]way-on\.module\.css|layout[\\/]disclosure\.(tsx|module\.css)))$/

/** Shared by pages of the agent centre. In separate chunks, their file names would add to Home's script. */
const AGENTS =
  /[\\/]src[\\/](ui[\\/](account[\\/]records[\\/]|agents[\\/](report[\\/]|agent[\\/]page-(name\.tsx|text\.ts)$)|kit[\\/](report[\\/]|(layout[\\/]report-table|forms[\\/](date-range|text-area))\.tsx?$))|api[\\/]agents[\\/](contracts|team-reports)\.ts$|pages[\\/](agents|kit)[\\/](agent-pages|use-export|use-report-days|use-report-search|use-symbol|search-params|team-search-params|time-steps)\.tsx?$)|[\\/]protocol[\\/]agents[\\/](contract-terms|team-reports)\.ts$/

/**
 * Groups of the site's own code. Home's start is one file, because many small files compress worse and cost a
 * request each. API calls are in another file, which loads later. A group includes what its modules import.
 */
export const siteGroups = [
  ...libraries,
  { name: 'loading', test: /[\\/]src[\\/]pages[\\/]kit[\\/]loading[\\/]chunk-loading\.ts$/ },
  {
    debugName: 'app',
    // `start.tsx` is excluded: it awaits the page's route, so the route must not wait for it.
    name: (id: string, context: ChunkingContext) =>
      HOME_PAGE.test(id) || context.getModuleInfo(id)?.importers.some((importer) => START.test(importer))
        ? 'app'
        : null,
  },
  { name: 'calls', test: CALLS },
  { name: 'forms', test: FORM_PARTS },
  { name: 'link-gate', test: LINK_GATE },
  // Must precede `sign-in`, because other forms use mobile numbers too.
  { name: 'mobile-numbers', test: MOBILE_NUMBERS },
  { name: 'sign-in', test: SIGN_IN },
  { name: 'reads', test: READS },
  { name: 'game-texts', test: GAME_TEXTS },
  { name: 'tile-tools', test: TILE_TOOLS },
  { name: 'lists', test: LISTS },
  { name: 'member-texts', test: MEMBER_TEXTS },
  { name: 'parts', test: SMALL_PARTS },
  { name: 'agents', test: AGENTS },
  // Must be last, because it would otherwise include modules that nearly every page needs.
  { name: 'tiers', test: TIERS },
]
