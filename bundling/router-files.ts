/** Settings for the generated route tree, which the build and `npm run new` both write. */
export const routerFiles = {
  generatedRouteTree: './src/app/route-tree.gen.ts',
  quoteStyle: 'single',
  semicolons: false,
} as const
