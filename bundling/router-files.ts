/** Format of the generated route tree. The build and `npm run new` both write it. */
export const routerFiles = {
  generatedRouteTree: './src/app/route-tree.gen.ts',
  quoteStyle: 'single',
  semicolons: false,
} as const
