import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Poster, type PosterName } from '#ui/kit/layout/poster.tsx'
import styles from './features.module.css'

/** The operator's promises to agents (AGENT-01). The specification requires them in Chinese too. */
export function Features() {
  const { t } = useLingui()
  return (
    <ul className={styles.features} aria-label={t`What agents get`}>
      <Feature
        poster="channels"
        title={<Trans>Promotion through every channel</Trans>}
        chinese="全渠道推广支持"
      >
        <Trans>
          An invitation code of your own, to pass on in networks, on sites and by word of mouth. Whoever
          registers with it is in your team.
        </Trans>
      </Feature>
      <Feature poster="fortnight" title={<Trans>A promoter in 15 days</Trans>} chinese="15天成为推广员">
        <Trans>
          With a half-month contract your first fortnight is settled on the 1st or the 16th, and paid to your
          wallet.
        </Trans>
      </Feature>
      <Feature poster="reports" title={<Trans>Complete reports</Trans>} chinese="完整数据报表">
        <Trans>
          Turnover, net loss and income of your whole team, and for every bill how it was worked out.
        </Trans>
      </Feature>
    </ul>
  )
}

type Props = { poster: PosterName; title: ReactNode; chinese: string; children: ReactNode }

function Feature({ poster, title, chinese, children }: Props) {
  return (
    <li className={styles.feature}>
      <div className={styles.picture}>
        <Poster name={poster} loading="lazy" />
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.chinese} lang="zh-Hans">
        {chinese}
      </p>
      <p className={styles.text}>{children}</p>
    </li>
  )
}
