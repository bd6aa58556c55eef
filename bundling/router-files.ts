/** How the router's generated file is written: by the build, and by `npm run new`. */
export const routerFiles = {
  generatedRouteTree: './src/app/route-tree.gen.ts',
  quoteStyle: 'single',
  semicolons: false,
} as const
