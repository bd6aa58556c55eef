import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Poster, type PosterName } from '#ui/kit/layout/poster.tsx'
import styles from './features.module.css'

/** The operator's promises to agents (AGENT-01). The specification requires their titles in Chinese too. */
export function Features() {
  const { t } = useLingui()
  return (
    <ul
      className={styles.features}
      aria-label={t({ id: 'agents.landing.featuresLabel', message: 'What agents get' })}
    >
      <Feature
        poster="channels"
        title={<Trans id="agents.landing.channelsTitle">Promotion through every channel</Trans>}
        chinese="全渠道推广支持"
      >
        <Trans id="agents.landing.channelsBody">
          Your own referral code to share on social media, on websites and by word of mouth. Anyone who signs
          up with it joins your team.
        </Trans>
      </Feature>
      <Feature
        poster="fortnight"
        title={<Trans id="agents.landing.fortnightTitle">Become an agent in 15 days</Trans>}
        chinese="15天成为推广员"
      >
        <Trans id="agents.landing.fortnightBody">
          With a half-month contract, your first period is settled on the 1st or 16th and paid to your wallet.
        </Trans>
      </Feature>
      <Feature
        poster="reports"
        title={<Trans id="agents.landing.reportsTitle">Complete reports</Trans>}
        chinese="完整数据报表"
      >
        <Trans id="agents.landing.reportsBody">
          Your whole team’s turnover and net loss, your earnings, and how each statement was calculated.
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
