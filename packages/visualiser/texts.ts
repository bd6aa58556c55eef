import path from 'node:path'
import { getConfig } from '@lingui/conf'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'

/** This package's Lingui configuration. It does not depend on the project whose charts are shown. */
export const linguiConfigFile = path.join(import.meta.dirname, 'lingui.config.ts')

export function visualiserTexts() {
  const preset = linguiTransformerBabelPreset({ linguiConfig: getConfig({ configPath: linguiConfigFile }) })
  return {
    ...preset,
    rolldown: { ...preset.rolldown, filter: { ...preset.rolldown.filter, id: `${import.meta.dirname}/**` } },
  }
}
