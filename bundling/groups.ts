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

/** How many lazily loaded pages and popups must share a module to put it into the common chunk. */
const SHARED_BY_MANY = 12

const isModule = (file: string) => (id: string) => id.endsWith(`/${file}`)

const isStart = isModule(firstFiles.start)
const isHomePage = isModule(firstFiles.home)

/**
 * Chunk groups of the site. A group also contains the modules that its modules import, and a module goes into
 * the first group that matches it. All other modules are chunks of the pages and popups that import them.
 * Decision 50 has the figures.
 */
export const siteGroups = [
  ...libraries,
  { name: 'loading', test: isModule(firstFiles.loading) },
  {
    debugName: 'app',
    // One file, because small files compress worse and cost a request each. Exclude `start.tsx`: it waits for
    // the page's route, so the route must not wait for it.
    name: (id: string, context: ChunkingContext) =>
      isHomePage(id) || context.getModuleInfo(id)?.importers.some(isStart) ? 'app' : null,
  },
  // The HTTP client and the schemas, which Home must not wait for.
  { name: 'calls', test: /node_modules[\\/](wretch|valibot)[\\/]/ },
  // Numbers of all countries, which only forms with a mobile number need.
  { name: 'mobile-numbers', test: /node_modules[\\/]libphonenumber-js[\\/]/ },
  // Catalogues have chunks of their own, one for each language and area.
  { name: 'common', test: (id: string) => !/\.po(\?|$)/.test(id), minShareCount: SHARED_BY_MANY },
]
