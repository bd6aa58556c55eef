import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { downlineLinksMachine } from '#machines/agents/downline-links.machine.ts'
import { LinkPresets } from '#ui/agents/preset-contracts/link-presets.tsx'
import { MemberType } from '#ui/agents/team/tree-row.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { CalendarDay } from '#ui/kit/text/calendar-day.tsx'
import { LinkComposer } from './link-composer.tsx'
import { LinkRemoval } from './link-removal.tsx'
import { LinkSharing } from './link-sharing.tsx'
import styles from './register-page.module.css'

export type DownlineLinksActor = ActorRefFrom<typeof downlineLinksMachine>

type Props = {
  actor: DownlineLinksActor
  symbol: string
  /** Whether the device supports the share sheet. */
  mayShare: boolean
}

const places = ['1', '2', '3']

export function Links({ actor, symbol, mayShare }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { links, maxLinks, failure } = snapshot.context
  const { linkSharing } = snapshot.children
  if (snapshot.matches('failed')) {
    const { title, help } = failureText(failure)
    return (
      <EmptyState
        state="failed"
        title={title}
        action={
          <Button onClick={() => actor.send({ type: 'links.reload' })}>
            <Trans id="common.tryAgain">Try again</Trans>
          </Button>
        }
      >
        {help}
      </EmptyState>
    )
  }
  if (snapshot.matches('reading')) {
    return (
      <ul className={styles.links} aria-busy="true">
        {places.map((place) => (
          <li key={place}>
            <span className={styles.bar} />
          </li>
        ))}
      </ul>
    )
  }
  const isFull = links.length >= maxLinks
  return (
    <>
      <div className={styles.over}>
        <p>
          <Trans id="agents.downlineRegistration.linkCount">
            {links.length} of {maxLinks} links
          </Trans>
        </p>
        <Button
          look="act"
          aria-disabled={isFull}
          aria-describedby={isFull ? 'links-full' : undefined}
          onClick={() => actor.send({ type: 'link.begin' })}
        >
          <Trans id="agents.downlineRegistration.newLink">New link</Trans>
        </Button>
      </div>
      {isFull ? (
        <p id="links-full" className={styles.hint}>
          <Trans id="agents.downlineRegistration.linkLimitHint">
            You’ve reached the link limit. Deactivate one to create another.
          </Trans>
        </p>
      ) : null}
      {links.length === 0 ? (
        <EmptyState
          state="empty"
          title={<Trans id="agents.downlineRegistration.noLinksTitle">No links yet</Trans>}
        >
          <Trans id="agents.downlineRegistration.noLinksBody">
            People who sign up with your link become your direct downlines.
          </Trans>
        </EmptyState>
      ) : (
        <ul
          className={styles.links}
          aria-label={t({ id: 'agents.downlineRegistration.linksLabel', message: 'Sign-up links' })}
        >
          {links.map(({ id, name, type, presets, registered, createdAt }) => (
            <li key={id}>
              <div className={styles.linkName}>
                <b>{name}</b>
                <small>
                  <MemberType agent={type === 'agent'} /> · <CalendarDay moment={createdAt} />
                </small>
                <LinkPresets presets={presets} />
              </div>
              <span className={styles.count}>
                <Trans id="agents.downlineRegistration.signUps">
                  <Plural value={registered} _0="No sign-ups" one="# sign-up" other="# sign-ups" />
                </Trans>
              </span>
              <div className={styles.acts}>
                <Button
                  aria-label={t({
                    id: 'agents.downlineRegistration.shareLinkLabel',
                    message: `Share the link ${name}`,
                  })}
                  onClick={() => actor.send({ type: 'link.share', id })}
                >
                  <Trans id="common.share">Share</Trans>
                </Button>
                <Button
                  look="plain"
                  aria-label={t({
                    id: 'agents.downlineRegistration.closeLinkLabel',
                    message: `Deactivate link ${name}`,
                  })}
                  onClick={() => actor.send({ type: 'link.remove', id })}
                >
                  <Trans id="agents.downlineRegistration.closeLink">Deactivate link</Trans>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {snapshot.matches('composing') ? <LinkComposer actor={actor} symbol={symbol} /> : null}
      {linkSharing ? <LinkSharing actor={actor} sharing={linkSharing} mayShare={mayShare} /> : null}
      {snapshot.matches('removal') ? <LinkRemoval actor={actor} /> : null}
    </>
  )
}
