import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SupportEntry, SupportKind } from '#protocol/support/support-entries.ts'
import { FEEDBACK_PLACE } from '#ui/kit/addresses/help-places.ts'
import { Drawing } from '#ui/kit/controls/icon.tsx'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import styles from './customer-service.module.css'

type Props = {
  entries: readonly SupportEntry[] | null
  /** Whether a conversation is open. On phones, it is then shown first. */
  isTalking: boolean
  chat: ReactNode
}

const signs: Record<SupportKind, string> = {
  LIVECHAT: 'M4 5h16v11H10l-5 4v-4H4z',
  WHATSAPP: 'M4 20l1.3-4A8 8 0 1 1 8 18.7zM9 8.5c0 4 2.5 6.5 6.5 6.500l.5-2-2-1-1 1c-1-.5-1.5-1-2-2l1-1-1-2z',
  TELEGRAM: 'M3 11.5 21 4l-3 16-6-4.5-3 3v-5l8-6.5-10 5.500z',
  MESSENGER:
    'M12 4c5 0 8.5 3.3 8.5 7.500S17 19 12 19l-4 2v-3.300A7.4 7.4 0 0 1 3.5 11.500C3.5 7.3 7 4 12 4zM7 13.500l3.5-3.5 2.5 2 3.5-3',
  EMAIL: 'M3 5.5h18v13H3zM3.5 6.5l8.5 6.5 8.5-6.5',
  PHONE: 'M5 4h4l2 5-2.5 1.500a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2z',
  LINK: 'M10 6H5v13h13v-5M13 4h7v7M20 4l-9 9',
}

/** Contact channels and the live chat (CS-01). */
export function CustomerService({ entries, isTalking, chat }: Props) {
  const { t } = useLingui()
  const others = entries?.filter(({ kind }) => kind !== 'LIVECHAT')
  const hasChat = entries === null || entries.some(({ kind }) => kind === 'LIVECHAT')
  return (
    <div className={styles.page}>
      <PageTitle>{t({ id: 'common.customerSupport', message: 'Customer support' })}</PageTitle>
      <h1 className={styles.title}>
        <Trans id="common.customerSupport">Customer support</Trans>
      </h1>
      <div className={styles.parts} data-talking={isTalking || undefined}>
        {hasChat ? <div className={styles.chat}>{chat}</div> : null}
        {others === undefined || others.length > 0 ? (
          <section
            className={styles.ways}
            aria-label={t({ id: 'support.customerService.otherWays', message: 'Other ways to reach us' })}
          >
            <h2 className={styles.heading}>
              <Trans id="support.customerService.otherWays">Other ways to reach us</Trans>
            </h2>
            <ul aria-busy={others === undefined}>
              {others?.map((entry, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the operator sets the order, and entries never move
                <li key={place}>
                  <SupportLink entry={entry} hasOther={entries?.some(isOpen) ?? false} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {entries?.length === 0 ? (
          <p className={styles.none}>
            <Trans id="support.customerService.none">Customer support is unavailable right now.</Trans>
          </p>
        ) : null}
      </div>
    </div>
  )
}

const isOpen = ({ kind, href }: SupportEntry) => kind === 'LIVECHAT' || href !== null

type SupportLinkProps = {
  entry: SupportEntry
  hasOther: boolean
}

/** A link to a contact channel. If its URL is unsafe, there is a message instead. */
function SupportLink({ entry: { kind, href }, hasOther }: SupportLinkProps) {
  const name = (
    <>
      <Drawing path={signs[kind]} />
      <span>
        <SupportLinkName kind={kind} />
        <span className={styles.where}>{href === null ? <Unsafe hasOther={hasOther} /> : shown(href)}</span>
      </span>
    </>
  )
  if (href === null) return <p className={styles.way}>{name}</p>
  const outside = href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a className={styles.way} href={href} {...outside}>
      {name}
    </a>
  )
}

const Unsafe = ({ hasOther }: Pick<SupportLinkProps, 'hasOther'>) =>
  hasOther ? (
    <Trans id="support.customerService.unsafeEntry">
      This address isn’t safe to open. Please report it through another channel.
    </Trans>
  ) : (
    <Trans id="support.customerService.unsafeEntryFeedback">
      This address isn’t safe to open.{' '}
      <Link
        to={'/helpmc' as '/'}
        hash={FEEDBACK_PLACE}
        activeOptions={{ includeHash: true }}
        className={styles.told}
      >
        Please tell us in the help centre
      </Link>
      .
    </Trans>
  )

const shown = (href: string) => href.replace(/^(https:\/\/|mailto:|tel:)/, '').replace(/\/$/, '')

function SupportLinkName({ kind }: { kind: SupportKind }) {
  switch (kind) {
    case 'EMAIL':
      return <Trans id="common.email">Email</Trans>
    case 'PHONE':
      return <Trans id="support.customerService.phone">Phone</Trans>
    case 'WHATSAPP':
      return 'WhatsApp'
    case 'TELEGRAM':
      return 'Telegram'
    case 'MESSENGER':
      return 'Messenger'
    case 'LIVECHAT':
      return <Trans id="common.chat">Chat</Trans>
    case 'LINK':
      return <Trans id="support.customerService.helpPage">Help page</Trans>
  }
}
