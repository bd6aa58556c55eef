import { Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties, ReactNode } from 'react'
import type { OpenedGame } from '#protocol/play/play.ts'
import styles from './frame.module.css'
import { Icon } from './icons.tsx'
import { useMoney } from './use-money.ts'

type Print = CSSProperties & Record<`--print-${string}`, string>
type Icons = Parameters<typeof Icon>[0]['name']

export type FramedGame = Pick<OpenedGame, 'name' | 'vendor' | 'backUrl' | 'palette' | 'currency'>

export function FrameShell(props: {
  game: FramedGame
  balance: number
  tools: ReactNode
  /** Screen readers announce this text whenever it changes. */
  announcement: string
  children: ReactNode
}) {
  const { t, i18n } = useLingui()
  const { game, balance, tools, announcement, children } = props
  const money = useMoney(game.currency)
  // An embedding site shows a bar of its own, with a back link, the name and the balance.
  const isInSite = window.parent !== window
  return (
    <div className={styles.frame} style={printOf(game)}>
      <header className={styles.head} data-inside={isInSite || undefined}>
        {isInSite ? (
          <p className={styles.maker}>{game.vendor}</p>
        ) : (
          <>
            <a
              className={styles.tool}
              href={game.backUrl}
              target="_top"
              aria-label={t({ id: 'games.parts.backToLobby', message: 'Back to the lobby' })}
            >
              <Icon name="back" />
            </a>
            <h1 className={styles.name}>
              {game.name}
              <span className={styles.vendor}>{game.vendor}</span>
            </h1>
            <p className={styles.balance}>
              <span className={styles.label}>
                <Trans id="games.parts.balance">Balance</Trans>
              </span>
              <span data-testid="balance" translate="no">
                {money(balance)}
              </span>
            </p>
          </>
        )}
        {tools}
      </header>
      {children}
      <aside className={styles.mark}>
        <Trans id="games.parts.testEnvironment">Test environment: no amount here is real money.</Trans>
      </aside>
      {/* Not translated by browsers: a translation would make screen readers announce the text twice. */}
      <p className={styles.announcement} role="status" translate="no" lang={i18n.locale}>
        {announcement}
      </p>
    </div>
  )
}

export function FrameTool({ icon, label, onClick }: { icon: Icons; label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.tool} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}

function printOf({ palette }: FramedGame): Print {
  return Object.fromEntries(
    Object.entries(palette).map(([ink, colour]) => [`--print-${ink}`, colour]),
  ) as Print
}
