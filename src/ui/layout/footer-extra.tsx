import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FEEDBACK_PLACE } from '#ui/kit/addresses/help-places.ts'
import { Drawing } from '#ui/kit/controls/icon.tsx'
import { UnsafeAddress } from '#ui/kit/feedback/unsafe-address.tsx'
import { Picture } from '#ui/kit/layout/picture.tsx'
import styles from './footer-extra.module.css'
import { type Network, networkOf, type ResourceLink } from './resource-links.ts'

/** The codes of the vendors whose logos are in the footer (FOOT-01). */
const vendors = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS']

const signs: Record<Network, string> = {
  YouTube: 'M2.5 6.5h19v11h-19zM10 9.2v5.6l5-2.8z',
  Facebook: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM16 7.5h-1.3a2.2 2.2 0 0 0-2.2 2.2v11.2M9.5 13h6',
  Instagram: 'M4 4h16v16H4zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM16.8 7.1v.1',
  WhatsApp:
    'M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.2A8.5 8.5 0 1 0 12 3.5zM9 8.5c-.8 3 3 7 6.2 6.4l.3-1.7-1.9-1-1 .9c-.9-.4-1.6-1.1-2-2l.9-1-.9-1.8z',
  Messenger:
    'M12 3.5c-5 0-9 3.6-9 8 0 2.5 1.2 4.7 3.2 6.1v3.2l3-1.6c.9.2 1.8.3 2.8.3 5 0 9-3.6 9-8s-4-8-9-8zM7 13.5l3.5-3.5 3 2.5L17 10',
  Telegram: 'M21 4 2.5 11.2l5.6 2.3L10.5 20l3.2-4 4.8 3.2zM8.1 13.5 16 8',
}

type Props = {
  /**
   * The operator's links (SYS-14): to help topics (`help`), to the operator's pages (`own`), and to social
   * networks (`followed`).
   */
  help: readonly ResourceLink[]
  own: readonly ResourceLink[]
  followed: readonly ResourceLink[]
  hasAgents: boolean
  onTerms: () => void
  /** Reopens the consent bar. Undefined if the operator uses no analytics. */
  onConsent: (() => void) | undefined
}

/** Footer links and logos, loaded after the page (FOOT-01). */
export function FooterExtra({ help, own, followed, hasAgents, onTerms, onConsent }: Props) {
  const { t } = useLingui()
  return (
    <>
      <div className={styles.links}>
        <Column name={<Trans id="common.help">Help</Trans>} id="footer-help">
          <li>
            <Link to={'/helpmc' as '/'}>
              <Trans id="layout.footer.helpCentre">Help centre</Trans>
            </Link>
          </li>
          <li>
            <Link to={'/helpmc' as '/'} hash={FEEDBACK_PLACE} activeOptions={{ includeHash: true }}>
              <Trans id="common.writeToUs">Write to us</Trans>
            </Link>
          </li>
          <li>
            <button type="button" className={styles.button} onClick={onTerms}>
              <Trans id="common.terms">Terms</Trans>
            </button>
          </li>
          {onConsent ? (
            <li>
              <button type="button" className={styles.button} onClick={onConsent}>
                <Trans id="common.analyticsCookies">Analytics cookies</Trans>
              </button>
            </li>
          ) : null}
          <Links links={help} />
        </Column>
        <Column name={<Trans id="layout.footer.more">More</Trans>} id="footer-more">
          <li>
            <Link to={'/promotions' as '/'}>
              <Trans id="common.promotions">Promotions</Trans>
            </Link>
          </li>
          <li>
            <Link to={'/download' as '/'}>
              <Trans id="common.getApp">Get the app</Trans>
            </Link>
          </li>
          {hasAgents ? (
            <li>
              <a href="/agent">
                <Trans id="layout.footer.forAgents">For agents</Trans>
              </a>
            </li>
          ) : null}
          <Links links={own} />
        </Column>
        {followed.length > 0 ? (
          <Column name={<Trans id="layout.footer.followUs">Follow us</Trans>} id="footer-follow" inRow>
            {followed.map((link) => (
              <li key={link.href}>
                <Follow link={link} />
              </li>
            ))}
          </Column>
        ) : null}
      </div>
      <ul
        className={styles.vendors}
        aria-label={t({ id: 'layout.footer.providers', message: 'Game providers' })}
      >
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
      <p className={styles.zone}>
        <Trans id="layout.footer.timeZone">All times are Brasília time</Trans>
      </p>
    </>
  )
}

type ColumnProps = { name: ReactNode; id: string; inRow?: boolean; children: ReactNode }

function Column({ name, id, inRow = false, children }: ColumnProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {name}
      </h2>
      <ul className={styles.list} data-in-row={inRow || undefined}>
        {children}
      </ul>
    </nav>
  )
}

const Links = ({ links }: { links: readonly ResourceLink[] }) =>
  links.map((link) => (
    <li key={`${link.name} ${link.href}`}>
      <ResourceAnchor link={link}>{link.name}</ResourceAnchor>
    </li>
  ))

/** A link to a social network. Known networks have an icon, and other networks show their name. */
function Follow({ link }: { link: ResourceLink }) {
  const network = networkOf(link)
  if (!network) return <ResourceAnchor link={link}>{link.name}</ResourceAnchor>
  return (
    <ResourceAnchor link={link} className={styles.network} label={network}>
      <Drawing path={signs[network]} />
    </ResourceAnchor>
  )
}

type AnchorProps = {
  link: ResourceLink
  className?: string | undefined
  label?: string
  children: ReactNode
}

function ResourceAnchor({ link: { href, isOutside }, className, label, children }: AnchorProps) {
  if (href === null)
    return (
      <span className={styles.unsafe}>
        {label ?? children} <UnsafeAddress />
      </span>
    )
  const outside = isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={href} className={className} aria-label={label} {...outside}>
      {children}
    </a>
  )
}
