import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Game } from '#protocol/lobby/games.ts'
import type { Popup } from '#protocol/site/popups.ts'
import type { BannerTarget } from '#ui/kit/banner/banner-target.ts'
import { Button, LinkButton } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { UnsafeAddress } from '#ui/kit/feedback/unsafe-address.tsx'
import { Checkbox } from '#ui/kit/forms/checkbox.tsx'
import { CleanHtml } from '#ui/kit/html/clean-html.tsx'
import { Picture } from '#ui/kit/layout/picture.tsx'
import styles from './public-popup.module.css'

type Props = {
  popup: Popup
  /** Null if the popup has no link. `awaited` while the link's target is loading. */
  target: BannerTarget | 'awaited' | null
  timeout?: ReactNode
  onPlay: (game: Game) => void
  onClose: (notAgainToday: boolean) => void
}

/** One of the operator's popups (POP-01). */
export function PublicPopup({ popup, target, timeout, onPlay, onClose }: Props) {
  const [notAgainToday, setNotAgainToday] = useState(false)
  const close = () => onClose(notAgainToday)
  return (
    <Dialog title={popup.title} focused="dialog" onClose={close}>
      {popup.image ? (
        <Picture className={styles.picture} src={popup.image} alt="" width={960} height={360} />
      ) : null}
      <CleanHtml html={popup.content} onLeave={close} />
      <div className={styles.end}>
        <Checkbox
          name="notAgainToday"
          checked={notAgainToday}
          onChange={(event) => setNotAgainToday(event.target.checked)}
        >
          <Trans id="site.publicPopup.notToday">Don’t show again today</Trans>
        </Checkbox>
        <div className={styles.acts}>
          {target && popup.action ? (
            <Action
              target={target}
              onGo={close}
              onPlay={(game) => {
                close()
                onPlay(game)
              }}
            >
              {popup.action}
            </Action>
          ) : null}
          <Button onClick={close}>
            <Trans id="common.acknowledge">Got it</Trans>
          </Button>
        </div>
      </div>
      {timeout}
    </Dialog>
  )
}

type ActionProps = {
  target: BannerTarget | 'awaited'
  onGo: () => void
  onPlay: (game: Game) => void
  children: string
}

/** The popup's link or play button. Using it also closes the popup. */
function Action({ target, onGo, onPlay, children }: ActionProps) {
  if (target === 'awaited')
    return (
      <Button look="act" aria-disabled>
        {children}
      </Button>
    )
  switch (target.kind) {
    case 'game':
      return (
        <Button look="act" onClick={() => onPlay(target.game)}>
          {children}
        </Button>
      )
    case 'page':
      return (
        <LinkButton look="act" href={target.href} onClick={onGo}>
          {children}
        </LinkButton>
      )
    case 'unsafe':
      return <UnsafeAddress />
    case 'outside':
      return (
        <LinkButton look="act" href={target.href} target="_blank" rel="noopener noreferrer" onClick={onGo}>
          {children}
        </LinkButton>
      )
  }
}
