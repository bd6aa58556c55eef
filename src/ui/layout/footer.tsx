import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { languageMachine } from '#machines/site/language.machine.ts'
import { listOf } from '#ui/kit/lobby-parts/lobby-part.ts'
import { PartName } from '#ui/kit/lobby-parts/part-name.tsx'
import { Wordmark } from '#ui/site/brand/wordmark.tsx'
import styles from './footer.module.css'
import { LanguageChoice } from './language-choice.tsx'
import type { LobbyEntry } from './lobby-entries.ts'

type Props = {
  brand: string
  sandbox: boolean
  entries: readonly LobbyEntry[]
  language: ActorRefFrom<typeof languageMachine>
  more: ReactNode
}

/**
 * The part of the footer in the initial HTML (FOOT-01). The other links and the logos are appended below it
 * later, so nothing moves.
 */
export function Footer({ brand, sandbox, entries, language, more }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.brand}>
        <Wordmark name={brand} />
        {sandbox ? (
          <p>
            <Trans id="common.testEnvironment">Test environment: no amount here is real money.</Trans>
          </p>
        ) : null}
        <div className={styles.language}>
          <LanguageChoice actor={language} />
        </div>
      </div>
      <nav aria-labelledby="footer-games">
        <h2 className={styles.heading} id="footer-games">
          <Trans id="layout.games">Games</Trans>
        </h2>
        <ul className={styles.parts}>
          {entries.map(({ part }) => (
            <li key={part}>
              <Link to={listOf(part)}>
                <PartName part={part} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.adults}>
        <b className={styles.badge} aria-hidden="true">
          18+
        </b>
        <p>
          <Trans id="layout.footer.responsibleGaming">
            You must be 18 or over. Play responsibly, with money you can afford to lose.
          </Trans>
        </p>
      </div>
      {more}
    </footer>
  )
}
