import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Promotion } from '#protocol/rewards/promotions.ts'
import { CHAT_HASH } from '#ui/kit/addresses/chat-hash.ts'
import { BannerCard } from '#ui/kit/banner/banner-card.tsx'
import type { ShownBanner } from '#ui/kit/banner/dialog-banner.tsx'
import { Drawing } from '#ui/kit/controls/icon.tsx'
import { gift } from '#ui/kit/drawings/gift.ts'
import { headset } from '#ui/kit/drawings/headset.ts'
import {
  type MemberPage,
  memberPages,
  type SeparatePage,
  separatePages,
} from '#ui/kit/member-pages/member-page.ts'
import { MemberPageName } from '#ui/kit/member-pages/member-page-name.tsx'
import { DownloadCode } from '#ui/site/download/download-code.tsx'
import type { PlatformPlace } from '#ui/site/download/download-page.tsx'
import styles from './side-menu.module.css'
import more from './side-menu-extra.module.css'

/** Icons for the members' pages in the side menu (SIDE-01). */
const signs = {
  rewardCenter: 'M12 3l2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.4 6.7 19.4l1.2-6L3.4 9.3l6-.7z',
  securityCenter: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  vip: 'M3 8l4.5 4L12 5l4.5 7L21 8l-2 11H5z',
  manualRebate:
    'M5 19 19 5M7.5 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM16.5 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  referral: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M18 8v6M15 11h6',
  missionLeaderboard: 'M5 21V4h13l-3 4.5L18 13H5',
} as const

type SidePage = keyof typeof signs

const separateSigns: Record<SeparatePage, string> = {
  task: 'M6 4h12v17H6zM9 4V2.5h6V4M9 12l2 2 4-4.5',
  pointMall: 'M5 8h14l1 13H4zM9 11V7a3 3 0 0 1 6 0v4',
}

const TALK = 'M4 5h16v11H11l-5 4.5V16H4zM8 9h8M8 12h5'
const MORE = 'M5 12h.1M12 12h.1M19 12h.1'
const PHONE = 'M7 2.5h10v19H7zM11 18.5h2'
const HELP = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5v.1'
const MOST = 6

type Props = {
  /** Whether a members' page is enabled. Always false for visitors. */
  isOn: (page: MemberPage) => boolean
  isMember: boolean
  hasChat: boolean
  /** Null while loading. Everything below appears together with the promotions, so that nothing shifts. */
  promotions: readonly Promotion[] | null
  unreadAnswers: ReactNode
  /** The side menu's banners (HOME-02). */
  banners: readonly NonNullable<ShownBanner>[]
  /** Downloads for the phone app (SIDE-02). */
  downloads: readonly PlatformPlace[]
  onChoose: (() => void) | undefined
}

/** The lower part of the side menu: members' pages, promotions and help (SIDE-01). */
export function SideMenuExtra({ isOn, isMember, hasChat, promotions, ...below }: Props) {
  const { t } = useLingui()
  const pages: MemberPage[] = [...memberPages.flat(), 'vip']
  const shown = pages.filter((page): page is SidePage => page in signs && isOn(page))
  return (
    <nav aria-label={t({ id: 'layout.sideMenu.accountAndPromotions', message: 'Account and promotions' })}>
      {shown.length > 0 || hasChat ? (
        <>
          <h2 className={styles.heading}>
            <Trans id="layout.sideMenu.forYou">For you</Trans>
          </h2>
          <ul className={styles.list}>
            {shown.map((page) => (
              <Entry
                key={page}
                to="/member/{-$page}"
                params={{ page }}
                sign={signs[page]}
                onChoose={below.onChoose}
              >
                <MemberPageName page={page} />
              </Entry>
            ))}
            {hasChat ? <ChatEntry onChoose={below.onChoose} /> : null}
            {isMember
              ? separatePages.map((page) => (
                  <Entry
                    key={page}
                    to="/$lobby"
                    params={{ lobby: page }}
                    sign={separateSigns[page]}
                    onChoose={below.onChoose}
                  >
                    <MemberPageName page={page} />
                  </Entry>
                ))
              : null}
          </ul>
        </>
      ) : null}
      {promotions && <BelowPages promotions={promotions} {...below} />}
    </nav>
  )
}

type BelowProps = Pick<Props, 'banners' | 'downloads' | 'unreadAnswers' | 'onChoose'> & {
  promotions: readonly Promotion[]
}

function BelowPages({ promotions, banners, downloads, unreadAnswers, onChoose }: BelowProps) {
  return (
    <>
      <h2 className={styles.heading}>
        <Trans id="common.promotions">Promotions</Trans>
      </h2>
      <ul className={styles.list}>
        {promotions.slice(0, MOST).map(({ id, title }) => (
          <Entry key={id} to={'/promotions' as '/'} hash={id} sign={gift} onChoose={onChoose}>
            {title}
          </Entry>
        ))}
        <Entry to={'/promotions' as '/'} hash="" sign={MORE} onChoose={onChoose}>
          <Trans id="layout.sideMenu.allPromotions">See all promotions</Trans>
        </Entry>
      </ul>
      <h2 className={styles.heading}>
        <Trans id="layout.sideMenu.helpAndApp">Help and app</Trans>
      </h2>
      <ul className={styles.list}>
        <Entry to={'/helpmc' as '/'} sign={HELP} onChoose={onChoose}>
          <Trans id="common.help">Help</Trans>
        </Entry>
        <Entry to={'/customerService' as '/'} sign={headset} beside={unreadAnswers} onChoose={onChoose}>
          <Trans id="common.customerSupport">Customer support</Trans>
        </Entry>
        <Entry to={'/download' as '/'} sign={PHONE} onChoose={onChoose}>
          <Trans id="common.getApp">Get the app</Trans>
        </Entry>
      </ul>
      {banners.length > 0 ? (
        <ul className={more.banners}>
          {banners.map(({ banner, target }) => (
            <li key={banner.id}>
              <BannerCard banner={banner} target={target} shape="tall" onFollow={onChoose} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={more.codes}>
        {downloads.map(({ platform, address }) => (
          <figure key={platform}>
            <figcaption className={more.code}>{platform === 'ios' ? 'iOS' : 'Android'}</figcaption>
            <DownloadCode platform={platform} address={address} />
          </figure>
        ))}
      </div>
    </>
  )
}

const ChatEntry = ({ onChoose }: Pick<Props, 'onChoose'>) => (
  <li>
    <Link
      to="."
      search={true}
      hash={CHAT_HASH}
      resetScroll={false}
      className={styles.entry}
      activeOptions={{ exact: true, includeHash: true, includeSearch: false }}
      onClick={onChoose}
    >
      <Drawing path={TALK} />
      <span className={styles.name}>
        <Trans id="common.chatRooms">Chat rooms</Trans>
      </span>
    </Link>
  </li>
)

type EntryProps = Pick<LinkProps, 'to' | 'params' | 'hash'> & {
  sign: string
  beside?: ReactNode
  onChoose: Props['onChoose']
  children: ReactNode
}

function Entry({ sign, beside, onChoose, children, ...way }: EntryProps) {
  return (
    <li>
      <Link
        {...way}
        className={styles.entry}
        activeOptions={{ exact: true, includeHash: true, includeSearch: false }}
        onClick={onChoose}
        title={typeof children === 'string' ? children : undefined}
      >
        <Drawing path={sign} />
        <span className={styles.name}>{children}</span>
        {beside}
      </Link>
    </li>
  )
}
