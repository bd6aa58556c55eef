import type { BuildEnvironmentOptions } from 'vite'

/** Terser takes longer than Vite's own minifier but makes the site's own first script 3.5% smaller. */
export const minify: Pick<BuildEnvironmentOptions, 'minify' | 'terserOptions'> = {
  minify: 'terser',
  terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
}
