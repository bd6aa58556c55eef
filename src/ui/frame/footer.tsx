import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ActorRefFrom } from 'xstate'
import type { languageMachine } from '#machines/language.machine.ts'
import { Wordmark } from '../brand/wordmark.tsx'
import { listOf } from '../game/lobby-part.ts'
import { PartName } from '../game/part-name.tsx'
import { Picture } from '../kit/picture.tsx'
import styles from './footer.module.css'
import { LanguageChoice } from './language-choice.tsx'
import type { LobbyEntry } from './lobby-entries.ts'

/** FOOT-01: the vendors whose marks stand in the footer. */
const vendors = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS']

type Props = {
  brand: string
  sandbox: boolean
  entries: readonly LobbyEntry[]
  language: ActorRefFrom<typeof languageMachine>
}

/** FOOT-01, as far as its pages exist. */
export function Footer({ brand, sandbox, entries, language }: Props) {
  const { t } = useLingui()
  return (
    <footer className={styles.footer}>
      <div className={styles.brand}>
        <Wordmark name={brand} />
        {sandbox ? (
          <p>
            <Trans>A sandbox: no amount here is real money.</Trans>
          </p>
        ) : null}
        <div className={styles.language}>
          <LanguageChoice actor={language} />
        </div>
        <Link to={'/helpmc' as '/'}>
          <Trans>Help</Trans>
        </Link>
      </div>
      <nav aria-labelledby="footer-games">
        <h2 className={styles.heading} id="footer-games">
          <Trans>Games</Trans>
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
          <Trans>Not for anybody under 18. Play only with money that you can do without.</Trans>
        </p>
      </div>
      <ul className={styles.vendors} aria-label={t`Vendors`}>
        {vendors.map((vendor) => (
          <li key={vendor}>
            <Picture
              loading="lazy"
              src={`/art/vendors/${vendor}.svg`}
              alt={vendor}
              height={18}
              placeholder={<b>{vendor}</b>}
            />
          </li>
        ))}
      </ul>
    </footer>
  )
}
