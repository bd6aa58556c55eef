import { Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties, ReactNode } from 'react'
import type { OpenedGame } from '#protocol/play/play.ts'
import styles from './frame.module.css'
import { Icon } from './icons.tsx'
import { useMoney } from './use-money.ts'

type Print = CSSProperties & Record<`--print-${string}`, string>
type Icons = Parameters<typeof Icon>[0]['name']

/** What a frame says of the game in it. */
export type FramedGame = Pick<OpenedGame, 'name' | 'vendor' | 'backUrl' | 'palette' | 'currency'>

/** The way back, the game's name, the balance and its tools; and what money it is. */
export function FrameShell(props: {
  game: FramedGame
  balance: number
  tools: ReactNode
  /** What a screen reader is told of the last result. */
  said: string
  children: ReactNode
}) {
  const { t, i18n } = useLingui()
  const { game, balance, tools, said, children } = props
  const say = useMoney(game.currency)
  // A page of the site has a bar of its own with the way back, the name and the balance.
  const isInSite = window.parent !== window
  return (
    <div className={styles.frame} style={printOf(game)}>
      <header className={styles.head} data-inside={isInSite || undefined}>
        {isInSite ? (
          <p className={styles.maker}>{game.vendor}</p>
        ) : (
          <>
            <a className={styles.tool} href={game.backUrl} target="_top" aria-label={t`Back to the lobby`}>
              <Icon name="back" />
            </a>
            <h1 className={styles.name}>
              {game.name}
              <span className={styles.vendor}>{game.vendor}</span>
            </h1>
            <p className={styles.balance}>
              <span className={styles.label}>
                <Trans>Balance</Trans>
              </span>
              <span data-testid="balance" translate="no">
                {say(balance)}
              </span>
            </p>
          </>
        )}
        {tools}
      </header>
      {children}
      <aside className={styles.mark}>
        <Trans>Demonstration. Not real money.</Trans>
      </aside>
      {/* Stays as it is: a translation would be announced again, and what it says is on the page. */}
      <p className={styles.said} role="status" translate="no" lang={i18n.locale}>
        {said}
      </p>
    </div>
  )
}

/** A button of the frame's head. */
export function FrameTool({ icon, label, onClick }: { icon: Icons; label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.tool} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}

/** The inks of the game's print, for its style sheet. */
function printOf({ palette }: FramedGame): Print {
  return Object.fromEntries(
    Object.entries(palette).map(([ink, colour]) => [`--print-${ink}`, colour]),
  ) as Print
}
