import type { ChunkingContext } from 'rolldown'

/** Two chunks of shared libraries. They stay cached when the application changes. */
export const libraries = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'core',
    test: /node_modules[\\/](@tanstack(?![\\/](react-query|query-core|react-virtual|virtual-core)[\\/])|@lingui|xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)[\\/]|vite[\\/](preload-helper|modulepreload)|rolldown[\\/]runtime/,
  },
]

/** Entry files that determine which modules the first chunks contain. */
export const firstFiles = {
  start: 'src/app/start.tsx',
  home: 'src/pages/lobby/home.page.tsx',
  loading: 'src/pages/kit/loading/chunk-loading.ts',
} as const

/** Areas whose messages nearly every page uses. The first catalogue of each language contains them. */
export const firstAreas = ['common', 'kit', 'layout', 'lobby', 'site']

/**
 * Files that every page uses. The first catalogue also contains their messages, even those of other areas.
 * Otherwise, Home would have to load more catalogues.
 */
export const everyPage = [
  'src/pages/site/app-banners.tsx',
  'src/pages/site/side-menu-extra.container.tsx',
  'src/ui/layout/member-part.tsx',
]

/**
 * The modules of a chunk: files, folders (with a `/` at the end) and features. The feature `auth/slider`
 * includes its views, its charts with their logic, and its flows.
 */
type Paths = { features?: readonly string[]; paths?: readonly string[] }

type NamedPaths = Paths & { name: string }

/** Code that several pages share. A module goes into the first chunk that matches it. */
export const sharedChunks: readonly NamedPaths[] = [
  {
    // Home's API calls, and the rules for codes and times that nearly all calls share.
    name: 'calls',
    paths: [
      'src/api/http/call-api.ts',
      'src/api/http/first-calls.ts',
      'src/api/lobby/home.ts',
      'src/api/play/game-launch.ts',
      'domain/text/typed-code.ts',
      'domain/time/moment.ts',
      'protocol/kit/throttled.ts',
    ],
  },
  {
    // Error messages and form controls that most lazily loaded pages share.
    name: 'forms',
    paths: [
      'src/ui/kit/errors/',
      'src/ui/kit/feedback/no-response.tsx',
      'src/ui/kit/feedback/retry-countdown-button.tsx',
      'src/ui/kit/feedback/try-again.tsx',
      'src/ui/kit/forms/checkbox.tsx',
      'src/ui/kit/forms/checkbox.module.css',
      'src/ui/kit/forms/field.tsx',
      'src/ui/kit/forms/field.module.css',
      'src/ui/kit/text/clock.tsx',
      'src/ui/kit/text/clock.module.css',
      'src/pages/site/use-terms.ts',
    ],
  },
  {
    // Checks and follows links in HTML texts.
    name: 'link-gate',
    paths: [
      'src/ui/kit/html/link-gate.ts',
      'src/pages/kit/link-gate.tsx',
      'src/pages/kit/use-known-places.ts',
    ],
  },
  {
    // Must precede `sign-in`, which would otherwise claim these modules, although other forms need them too.
    name: 'mobile-numbers',
    paths: ['node_modules/libphonenumber-js/', 'domain/auth/read-mobile.ts'],
  },
  {
    name: 'sign-in',
    features: [
      'auth/captcha',
      'auth/countries',
      'auth/firebase',
      'auth/mobile',
      'auth/two-factor',
      'auth/slider',
      'auth/sms-code',
    ],
    paths: ['src/machines/auth/phone-verification-state.ts', 'src/pages/kit/use-outcome.ts'],
  },
  {
    // Query helpers for pages without a flow.
    name: 'reads',
    paths: [
      'node_modules/@tanstack/react-query/',
      'node_modules/@tanstack/query-core/',
      'src/api/browser/request-intent.ts',
      'src/ui/kit/text/currency-symbol.ts',
      'src/ui/kit/text/money.tsx',
      'src/ui/kit/hooks/focus-main-content.ts',
      'src/ui/kit/hooks/use-restore-focus.ts',
      'src/pages/kit/account-queries.ts',
      'src/pages/kit/infinite-rows.tsx',
      'src/pages/kit/query-part.ts',
      'src/pages/kit/use-invalidation.ts',
      'src/pages/kit/use-member-counts.ts',
      'src/pages/kit/why-failed.tsx',
    ],
  },
  { name: 'game-texts', paths: ['src/ui/lobby/game/kind-name.ts', 'src/ui/kit/drawings/drawings.ts'] },
  {
    name: 'tile-tools',
    paths: [
      'src/ui/lobby/game/tile-tools.tsx',
      'src/ui/lobby/lobby/favourite-failed.tsx',
      'src/pages/lobby/use-info.ts',
      'src/pages/lobby/favourites-actor.ts',
    ],
  },
  {
    name: 'lists',
    paths: [
      'src/ui/lobby/lobby/game-grid.tsx',
      'src/ui/lobby/lobby/how-many.tsx',
      'src/ui/lobby/lobby/lobby-end.tsx',
      'src/ui/lobby/lobby/lobby-search.tsx',
      'src/ui/lobby/lobby/no-games.tsx',
      'src/ui/lobby/rooms/rooms.tsx',
    ],
  },
  { name: 'member-texts', paths: ['src/ui/kit/member-pages/', 'src/pages/cashier/use-money-pages.ts'] },
  {
    // Small modules that many pages share. As separate chunks, each would cost a request.
    name: 'parts',
    paths: [
      'src/ui/layout/header-menu.module.css',
      'src/ui/kit/drawings/headset.ts',
      'src/ui/kit/banner/banner-card.tsx',
      'src/ui/kit/banner/banner-card.module.css',
      'src/ui/kit/banner/dialog-banner.tsx',
      'src/ui/kit/banner/dialog-banner.module.css',
      'src/ui/kit/controls/way-on.module.css',
      'src/ui/kit/hooks/use-focus-account.ts',
      'src/ui/kit/hooks/use-focus-on-step.ts',
      'src/ui/kit/hooks/use-media.ts',
      'src/ui/kit/hooks/use-now.ts',
      'src/ui/kit/layout/disclosure.tsx',
      'src/ui/kit/layout/disclosure.module.css',
    ],
  },
  {
    // Shared by pages of the agent centre. Several chunks would enlarge Home's script, which lists the name
    // of every chunk.
    name: 'agents',
    paths: [
      'src/ui/account/records/',
      'src/ui/agents/agent/page-name.tsx',
      'src/ui/agents/agent/page-text.ts',
      'src/ui/agents/report/',
      'src/ui/kit/forms/date-range.tsx',
      'src/ui/kit/forms/text-area.tsx',
      'src/ui/kit/layout/report-table.tsx',
      'src/ui/kit/report/',
      'src/api/agents/contracts.ts',
      'src/api/agents/team-reports.ts',
      'src/pages/agents/agent-pages.ts',
      'src/pages/agents/team-search-params.ts',
      'src/pages/agents/use-report-search.ts',
      'src/pages/kit/search-params.ts',
      'src/pages/kit/time-steps.ts',
      'src/pages/kit/use-export.ts',
      'src/pages/kit/use-report-days.ts',
      'src/pages/kit/use-symbol.ts',
      'protocol/agents/contract-terms.ts',
      'protocol/agents/team-reports.ts',
    ],
  },
  {
    // Must be last. Earlier in the list, it would take modules that nearly every page needs.
    name: 'tiers',
    paths: [
      'src/ui/agents/contract/tier-table.tsx',
      'src/ui/agents/contract-offer/tier-editor.tsx',
      'src/ui/kit/forms/money-field.tsx',
    ],
  },
]

export function modulesOf({ features = [], paths = [] }: Paths): RegExp {
  const escaped = (path: string) => path.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')
  const exact = paths.map((path) => (path.endsWith('/') ? escaped(path) : `${escaped(path)}$`))
  const ofFeatures = features.map((feature) => {
    const [area = '', name = ''] = feature.split('/')
    return `src[\\\\/](?:ui|machines|pages)[\\\\/]${escaped(area)}[\\\\/]${escaped(name)}(?:[\\\\/]|\\.(?:machine|logic|flow)\\.)`
  })
  return new RegExp(`[\\\\/](?:${[...exact, ...ofFeatures].join('|')})`)
}

const START = modulesOf({ paths: [firstFiles.start] })
const HOME_PAGE = modulesOf({ paths: [firstFiles.home] })

/**
 * Chunk groups of the site. Home's first script is a single file, because small files compress worse and cost
 * a request each. Only Home's API calls have a separate chunk. A group also contains the modules that its
 * modules import. Decision 0050 explains why shared chunks list their files.
 */
export const siteGroups = [
  ...libraries,
  { name: 'loading', test: modulesOf({ paths: [firstFiles.loading] }) },
  {
    debugName: 'app',
    // Exclude `start.tsx`: it waits for the page's route, so the route must not wait for it.
    name: (id: string, context: ChunkingContext) =>
      HOME_PAGE.test(id) || context.getModuleInfo(id)?.importers.some((importer) => START.test(importer))
        ? 'app'
        : null,
  },
  ...sharedChunks.map((chunk) => ({ name: chunk.name, test: modulesOf(chunk) })),
]
