import type { ChunkingContext } from 'rolldown'

/** Shared libraries in two chunks, which stay cached when the application changes. */
export const libraries = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'core',
    test: /node_modules[\\/](@tanstack(?![\\/](react-query|query-core|react-virtual|virtual-core)[\\/])|@lingui|xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)[\\/]|vite[\\/](preload-helper|modulepreload)|rolldown[\\/]runtime/,
  },
]

const START = /[\\/]src[\\/]app[\\/]start\.tsx$/
const HOME_PAGE = /[\\/]src[\\/]pages[\\/]lobby[\\/]home\.page\.tsx$/
/** The calls of Home, with the rules of codes and times, which the calls of nearly every page share. */
const CALLS =
  /[\\/]src[\\/]api[\\/](http[\\/](call-api|first-calls)|play[\\/]game-launch|lobby[\\/]home)\.ts$|[\\/](domain[\\/](time[\\/]moment|text[\\/]typed-code)|protocol[\\/]kit[\\/]throttled)\.ts$/

const MOBILE_NUMBERS = /node_modules[\\/]libphonenumber-js[\\/]|[\\/]domain[\\/]auth[\\/]read-mobile\.ts$/

/** Shared by login, registration and password reset. */
const SIGN_IN =
  /[\\/]src[\\/](ui|machines|pages)[\\/]auth[\\/]((captcha|countries|firebase|mobile|two-factor|slider|sms-code)([\\/]|\.(machine|logic|flow))|phone-verification-state)|[\\/]src[\\/]pages[\\/]kit[\\/]use-outcome\.ts$/

/** Error messages and form parts, shared by most lazily loaded pages. */
const FORM_PARTS =
  /[\\/]src[\\/](ui[\\/]kit[\\/](errors[\\/]|(forms|text|feedback)[\\/](field|checkbox|clock|retry-countdown-button|no-response|try-again)\.)|pages[\\/]site[\\/]use-terms\.ts$)/

/** Navigation for links in texts. */
const LINK_GATE =
  /[\\/]src[\\/](ui[\\/]kit[\\/]html[\\/]link-gate\.ts|pages[\\/]kit[\\/](link-gate\.tsx|use-known-places\.ts))$/

const TIERS =
  /[\\/]src[\\/]ui[\\/](agents[\\/](contract[\\/]tier-table|contract-offer[\\/]tier-editor)|kit[\\/]forms[\\/]money-field)\.tsx$/

/** Query helpers shared by pages without a flow. */
const READS =
  /[\\/]src[\\/](ui[\\/]kit[\\/](text[\\/](currency-symbol|money)|hooks[\\/](focus-main-content|use-restore-focus))\.tsx?$|pages[\\/](kit|site)[\\/](account-queries|use-member-counts|query-part|infinite-rows|use-invalidation|why-failed)\.tsx?$|api[\\/]browser[\\/]request-intent\.ts$)|node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/

const GAME_TEXTS = /[\\/]src[\\/]ui[\\/](lobby[\\/]game[\\/]kind-name|kit[\\/]drawings[\\/]drawings)\.ts$/

const TILE_TOOLS =
  /[\\/]src[\\/](ui[\\/]lobby[\\/](game[\\/]tile-tools|lobby[\\/]favourite-failed)\.tsx|pages[\\/]lobby[\\/](use-info|favourites-actor)\.ts)$/

const LISTS =
  /[\\/]src[\\/]ui[\\/]lobby[\\/](lobby[\\/](game-grid|how-many|lobby-end|lobby-search|no-games)|rooms[\\/]rooms)\.tsx$/

const MEMBER_TEXTS =
  /[\\/]src[\\/]ui[\\/]kit[\\/]member-pages[\\/](member-page|member-page-name|member-page-names)\.tsx?$|[\\/]src[\\/]pages[\\/]cashier[\\/]use-money-pages\.ts$/

/** Small modules that many pages share, which would each be a request. */
const SMALL_PARTS =
  /[\\/]src[\\/]ui[\\/](layout[\\/]header-menu\.module\.css|kit[\\/](drawings[\\/]headset\.ts|banner[\\/](banner-card|dialog-banner)\.(tsx|module\.css)|hooks[\\/]use-(focus-on-step|media|now|focus-account)\.ts|controls[\\/]way-on\.module\.css|layout[\\/]disclosure\.(tsx|module\.css)))$/

/** Shared by pages of the agent centre; the names of separate chunks would add to Home's script. */
const AGENTS =
  /[\\/]src[\\/](ui[\\/](account[\\/]records[\\/]|agents[\\/](report[\\/]|agent[\\/]page-(name\.tsx|text\.ts)$)|kit[\\/](report[\\/]|(layout[\\/]report-table|forms[\\/](date-range|text-area))\.tsx?$))|api[\\/]agents[\\/](contracts|team-reports)\.ts$|pages[\\/](agents|kit)[\\/](agent-pages|use-export|use-report-days|use-report-search|use-symbol|search-params|team-search-params|time-steps)\.tsx?$)|[\\/]protocol[\\/]agents[\\/](contract-terms|team-reports)\.ts$/

/**
 * Groups of the site's own code. What Home starts with is one file, since many small ones compress worse and
 * cost a request each; calls follow in another file. A group includes what its modules import.
 */
export const siteGroups = [
  ...libraries,
  { name: 'loading', test: /[\\/]src[\\/]pages[\\/]kit[\\/]loading[\\/]chunk-loading\.ts$/ },
  {
    debugName: 'app',
    // `start.tsx` stays out: it awaits the page's route, which must not wait for it.
    name: (id: string, context: ChunkingContext) =>
      HOME_PAGE.test(id) || context.getModuleInfo(id)?.importers.some((importer) => START.test(importer))
        ? 'app'
        : null,
  },
  { name: 'calls', test: CALLS },
  { name: 'forms', test: FORM_PARTS },
  { name: 'link-gate', test: LINK_GATE },
  // Before sign-in, because other forms use mobile numbers too.
  { name: 'mobile-numbers', test: MOBILE_NUMBERS },
  { name: 'sign-in', test: SIGN_IN },
  { name: 'reads', test: READS },
  { name: 'game-texts', test: GAME_TEXTS },
  { name: 'tile-tools', test: TILE_TOOLS },
  { name: 'lists', test: LISTS },
  { name: 'member-texts', test: MEMBER_TEXTS },
  { name: 'parts', test: SMALL_PARTS },
  { name: 'agents', test: AGENTS },
  // Last, because it would include what nearly every page needs.
  { name: 'tiers', test: TIERS },
]
