import { useLingui } from '@lingui/react/macro'
import { anchorOf, type LobbyPart } from '../game/lobby-part.ts'
import { PartGlyph, PartName } from '../game/part-name.tsx'
import styles from './parts-bar.module.css'

/** The parts of the lobby side by side, for widths at which the side menu does not name them. */
export function PartsBar({ parts }: { parts: readonly LobbyPart[] }) {
  const { t } = useLingui()
  return (
    <nav className={styles.bar} aria-label={t`Games on this page`} id="games">
      <ul className={styles.list}>
        {parts.map((part) => (
          <li key={part}>
            <a className={styles.link} href={`#${anchorOf(part)}`}>
              <PartGlyph part={part} />
              <PartName part={part} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The place of the parts while they are on their way. */
export function PartsBarSkeleton() {
  return <div className={styles.bar} aria-hidden="true" />
}
