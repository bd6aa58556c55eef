import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { useMedia } from '#ui/kit/hooks/use-media.ts'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { FoundMembers } from './found-members.tsx'
import styles from './team-page.module.css'
import { TeamSearch, type TeamSearchActor } from './team-search.tsx'
import { TeamTree, type TeamTreeActor } from './team-tree.tsx'

/** Up to this width, a member's details open in a dialog instead of beside the tree. */
const NO_ROOM_BESIDE = '(max-width: 1100px)'

type Props = {
  tree: TeamTreeActor
  search: TeamSearchActor
  selected: { memberId: string; account: string | null } | null
  details: ReactNode
  onChoose: (memberId: string) => void
  onLeave: () => void
}

/**
 * The agent's team as a tree with a search (AGENT-07). A member's details open beside the tree or in a
 * dialog.
 */
export function TeamPage({ tree, search, selected, details, onChoose, onLeave }: Props) {
  const { t } = useLingui()
  const isSearching = useSelector(search, (snapshot) => !snapshot.matches('idle'))
  const isBeneath = useMedia(NO_ROOM_BESIDE)
  // Hide the details during a search, because the results may not include their member.
  const detailed = isSearching ? null : selected
  const isBeside = detailed !== null && !isBeneath
  const page = useRef<HTMLDivElement>(null)
  const aside = useRef<HTMLElement>(null)
  const leave = () => {
    // Move the focus to the tree before the details unmount.
    if (aside.current?.contains(document.activeElement))
      page.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
    onLeave()
  }
  useEscape(page, isBeside ? leave : null)
  const title = selected?.account ?? t({ id: 'common.details', message: 'Details' })
  return (
    <>
      <PageTitle>{t({ id: 'agents.team.title', message: 'Team management' })}</PageTitle>
      <header className={styles.top}>
        <h1>
          <Trans id="agents.team.title">Team management</Trans>
        </h1>
        <TeamSearch actor={search} />
        <IconButton
          label={t({ id: 'agents.team.refresh', message: 'Refresh the team' })}
          onClick={() => tree.send({ type: 'tree.reload' })}
        >
          <Icon name="refresh" />
        </IconButton>
      </header>
      <div ref={page} className={styles.page} data-beside={isBeside}>
        <div className={styles.main}>
          {isSearching ? (
            <FoundMembers
              actor={search}
              onChoose={(found) => {
                tree.send({ type: 'member.reveal', found })
                search.send({ type: 'search.clear' })
                onChoose(found.downline.memberId)
              }}
            />
          ) : (
            <TeamTree actor={tree} selected={selected?.memberId ?? null} onChoose={onChoose} />
          )}
        </div>
        {isBeside ? (
          <aside ref={aside} className={styles.aside} aria-label={title}>
            <header className={styles.asideHead}>
              <h2>{title}</h2>
              <IconButton label={t({ id: 'common.close', message: 'Close' })} onClick={leave}>
                <Icon name="close" />
              </IconButton>
            </header>
            {details}
          </aside>
        ) : null}
      </div>
      {detailed && isBeneath ? (
        <Dialog title={title} focused="dialog" onClose={onLeave}>
          {details}
        </Dialog>
      ) : null}
    </>
  )
}

/** Calls `onEscape`, if given, when Escape is pressed while the focus is inside `within`. */
function useEscape(within: RefObject<HTMLElement | null>, onEscape: (() => void) | null): void {
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape?.()
  })
  useEffect(() => {
    const element = within.current
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [within])
}
