import type { BuildEnvironmentOptions } from 'vite'

/** Terser is slower than Vite's default minifier, but makes the site's first script 3.5% smaller. */
export const minify: Pick<BuildEnvironmentOptions, 'minify' | 'terserOptions'> = {
  minify: 'terser',
  terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
}
