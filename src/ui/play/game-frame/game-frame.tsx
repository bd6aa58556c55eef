import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import { Button } from '#ui/kit/controls/button.tsx'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import type { GameLaunchActor } from '#ui/play/game-launch/launch-dialog.tsx'
import { ChatButton } from './chat-button.tsx'
import { FullScreenButton } from './full-screen-button.tsx'
import styles from './game-frame.module.css'
import tallyStyles from './game-tally.module.css'
import { SiteClock } from './site-clock.tsx'

type Props = {
  actor: GameLaunchActor
  /** Holds the game's iframe once it exists. */
  frame: RefObject<HTMLIFrameElement | null>
  balance: ReactNode
  tally: ReactNode
  heart: ReactNode
  chat: ReactNode
  onBack: () => void
  children: ReactNode
}

/** A game that fills the page. Above it is a bar with a back button, the game's name and tools. */
export function GameFrame({ actor, frame, balance, tally, heart, chat, onBack, children }: Props) {
  const { t } = useLingui()
  const launch = useSelector(actor, ({ context: { launch } }) => (launch?.show === 'frame' ? launch : null))
  const game = useSelector(actor, (snapshot) => snapshot.context.game)
  const name = launch?.name ?? game?.displayName
  const address = launch?.address
  const [isTalking, setTalking] = useState(false)
  const chatId = useId()
  const isChatOpen = isTalking && chat !== null
  useEffect(() => {
    if (address) focusUnlessElsewhere(frame.current)
  }, [frame, address])
  return (
    <div className={styles.page}>
      <PageTitle>{name ?? t({ id: 'common.game', message: 'Game' })}</PageTitle>
      <section className={styles.bar} aria-labelledby="game-name">
        <Button look="plain" onClick={onBack}>
          <Icon name="previous" small />
          <span className={styles.back}>
            <Trans id="common.back">Back</Trans>
          </span>
        </Button>
        <h1 className={styles.name} id="game-name">
          {name}
        </h1>
        <div className={styles.money}>{balance}</div>
        <div className={styles.tools}>
          <div className={tallyStyles.tally} data-tight={chat === null ? undefined : true}>
            <SiteClock />
            {tally}
          </div>
          <div className={styles.buttons}>
            {heart}
            {chat === null ? null : (
              <ChatButton isOpen={isChatOpen} panelId={chatId} onToggle={() => setTalking(!isTalking)} />
            )}
            <FullScreenButton />
          </div>
        </div>
      </section>
      <main className={styles.place} aria-labelledby="game-name" data-chat={isChatOpen || undefined}>
        {children ?? <div className={styles.game} aria-busy="true" />}
        {isChatOpen ? (
          <aside className={styles.chat} id={chatId}>
            {chat}
          </aside>
        ) : null}
      </main>
    </div>
  )
}

/**
 * Moves the focus into the game, so that keyboard users can continue there. An element that already has the
 * focus keeps it.
 */
function focusUnlessElsewhere(frame: HTMLIFrameElement | null): void {
  if (document.activeElement === document.body) frame?.focus()
}
