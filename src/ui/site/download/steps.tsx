import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Platform } from './download-address.ts'
import { type Scene, StepDrawing } from './step-drawing.tsx'
import styles from './steps.module.css'

type Step = { scene: Scene; words: ReactNode }

/** Returns the installation steps. Menu items are named as in the operating system or browser. */
const steps = (platform: Platform): Step[] =>
  platform === 'ios'
    ? [
        { scene: 'bottomBar', words: <Trans id="site.download.iosStep1">Open this site in Safari.</Trans> },
        {
          scene: 'share',
          words: <Trans id="site.download.iosStep2">Tap the share button at the bottom of the screen.</Trans>,
        },
        {
          scene: 'sheet',
          words: <Trans id="site.download.iosStep3">Choose “Add to Home Screen”, then “Add”.</Trans>,
        },
      ]
    : [
        { scene: 'topBar', words: <Trans id="site.download.androidStep1">Open this site in Chrome.</Trans> },
        {
          scene: 'menu',
          words: <Trans id="site.download.androidStep2">Tap the three dots at the top.</Trans>,
        },
        {
          scene: 'list',
          words: <Trans id="site.download.androidStep3">Choose “Add to home screen”, then “Install”.</Trans>,
        },
      ]

/** The installation steps for a platform, with drawings (DL-01). */
export function Steps({ platform }: { platform: Platform }) {
  return (
    <ol className={styles.steps}>
      {steps(platform).map(({ scene, words }, index) => (
        <li key={scene} className={styles.step}>
          <StepDrawing scene={scene} />
          <p className={styles.words}>
            <b className={styles.number}>{index + 1}</b>
            <span>{words}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
